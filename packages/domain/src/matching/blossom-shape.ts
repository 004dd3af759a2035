import type { BlossomState } from './blossom-state';

/** Makes `vertex` the base of a blossom: turns its cycle and matches the other children in neighbouring pairs. */
export function reroot(state: BlossomState, blossom: number, vertex: number): void {
  const { n, mate, parent } = state;
  let child = vertex;
  while (parent[child] !== blossom) child = parent[child]!;
  if (child >= n) reroot(state, child, vertex);
  turn(state, blossom, state.children[blossom]!.indexOf(child));
  const children = state.children[blossom]!;
  const from = state.linkFrom[blossom]!;
  const to = state.linkTo[blossom]!;
  for (let i = 1; i < children.length; i += 2) {
    const a = from[i]!;
    const b = to[i]!;
    if (mate[a] === b) continue;
    if (children[i]! >= n) reroot(state, children[i]!, a);
    if (children[i + 1]! >= n) reroot(state, children[i + 1]!, b);
    mate[a] = b;
    mate[b] = a;
  }
  state.base[blossom] = vertex;
}

/** Lets the cycle begin at another child. */
function turn({ children, linkFrom, linkTo }: BlossomState, blossom: number, by: number): void {
  if (by === 0) return;
  for (const lists of [children, linkFrom, linkTo]) {
    const cycle = lists[blossom]!;
    lists[blossom] = [...cycle.slice(by), ...cycle.slice(0, by)];
  }
}

/** Dissolves a top blossom: its children become top blocks. The caller labels them. */
export function dissolve(state: BlossomState, blossom: number): readonly number[] {
  const children = state.children[blossom]!;
  for (const child of children) {
    state.parent[child] = -1;
    if (child < state.n) state.top[child] = child;
    else for (const v of state.inside[child]!) state.top[v] = child;
  }
  state.children[blossom] = [];
  state.inside[blossom] = [];
  state.label[blossom] = 0;
  state.unusedBlossoms.push(blossom);
  return children;
}

/** Between two searches: dissolves every top blossom whose dual variable is zero, inner ones too. */
export function dissolveSlackBlossoms(state: BlossomState): void {
  const open: number[] = [];
  for (let b = state.n; b < state.parent.length; b++) {
    if (state.children[b]!.length > 0 && state.parent[b] === -1) open.push(b);
  }
  for (let b = open.pop(); b !== undefined; b = open.pop()) {
    if (state.dual[b] !== 0) continue;
    for (const child of dissolve(state, b)) if (child >= state.n) open.push(child);
  }
}
