import { FREE, type BlossomState, type CycleLink } from './blossom-state';

/** Makes `vertex` the base of a block: rotates its cycle and matches the other children in neighboring pairs. */
export function reroot(state: BlossomState, block: number, vertex: number): void {
  const { mate, base, parent, cycles } = state;
  if (base[block] === vertex) return;
  let first = vertex;
  while (parent[first] !== block) first = parent[first]!;
  reroot(state, first, vertex);
  const by = cycles[block]!.findIndex(([child]) => child === first);
  const cycle = [...cycles[block]!.slice(by), ...cycles[block]!.slice(0, by)];
  cycles[block] = cycle;
  for (let i = 2; i < cycle.length; i += 2) {
    const [child, a, b] = cycle[i]!;
    reroot(state, cycle[i - 1]![0], a);
    reroot(state, child, b);
    mate[a] = b;
    mate[b] = a;
  }
  base[block] = vertex;
}

/** Dissolves a top blossom: its children become top blocks. The caller labels them. */
export function dissolve({ cycles, parent, inside, top, label, unusedBlossoms }: BlossomState, blossom: number): readonly CycleLink[] {
  const cycle = cycles[blossom]!;
  for (const [child] of cycle) {
    parent[child] = -1;
    for (const v of inside[child]!) top[v] = child;
  }
  cycles[blossom] = [];
  label[blossom] = FREE;
  unusedBlossoms.push(blossom);
  return cycle;
}

/** Between two searches: dissolves every top blossom whose dual variable is zero, inner ones too. */
export function dissolveSlackBlossoms(state: BlossomState): void {
  for (let blossom = state.n; blossom < state.parent.length; blossom++) if (state.parent[blossom] === -1) dissolveIfSlack(state, blossom);
}

/** Vertices and unused numbers have no cycle. */
function dissolveIfSlack(state: BlossomState, block: number): void {
  if (state.dual[block] !== 0 || state.cycles[block]!.length === 0) return;
  for (const [child] of dissolve(state, block)) dissolveIfSlack(state, child);
}
