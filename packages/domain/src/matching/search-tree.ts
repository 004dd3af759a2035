import { dissolve, reroot } from './blossom-shape';
import { FREE, INNER, OUTER, type BlossomState, type CycleLink } from './blossom-state';

/** Attaches a block to a tree and makes it OUTER: compares each of its vertices with all others. */
export function makeOuter(state: BlossomState, block: number, from: number, at: number): void {
  hang(state, block, OUTER, from, at);
  if (block < state.n) lookFromVertex(state, block);
  else {
    state.scratchSlack.fill(Infinity);
    const row = getRow(state, block);
    for (const u of state.inside[block]!) lowerRow(state, row, u);
    settleRow(state, block, row);
  }
}

/** Adds the free top block of `vertex` to a tree as INNER by its near edge; the block that it is matched to becomes OUTER. */
export function grow(state: BlossomState, vertex: number): void {
  const block = state.top[vertex]!;
  hang(state, block, INNER, state.near[vertex]!, vertex);
  const base = state.base[block]!;
  const next = state.mate[base]!;
  makeOuter(state, state.top[next]!, base, next);
}

/** Returns the first common block on the paths of two OUTER blocks of one tree to their root. */
function commonBlock(state: BlossomState, a: number, b: number): number {
  const { mark } = state;
  for (let x = a; x >= 0; x = above(state, x)) mark[x] = 1;
  let found = b;
  while (mark[found] === 0) found = above(state, found);
  for (let x = a; x >= 0; x = above(state, x)) mark[x] = 0;
  return found;
}

function above({ top, hungFrom }: BlossomState, block: number): number {
  return hungFrom[block]! < 0 ? -1 : top[hungFrom[block]!]!;
}

/** The tight edge u – v inside one tree closes an odd cycle: the cycle becomes one OUTER blossom. */
export function shrink(state: BlossomState, u: number, v: number): void {
  const { top, hungFrom, hungAt, base, parent, label, inside, dual } = state;
  const crown = commonBlock(state, top[u]!, top[v]!);
  const cycle: CycleLink[] = [];
  for (let x = top[u]!; x !== crown; x = top[hungFrom[x]!]!) cycle.push([x, hungFrom[x]!, hungAt[x]!]);
  cycle.reverse();
  let before = u;
  let here = v;
  for (let x = top[v]!; x !== crown; x = top[here]!) {
    cycle.push([x, before, here]);
    before = hungAt[x]!;
    here = hungFrom[x]!;
  }
  cycle.unshift([crown, before, here]);
  const blossom = state.unusedBlossoms.pop()!;
  state.scratchSlack.fill(Infinity);
  const row = getRow(state, blossom);
  const vertices: number[] = [];
  for (const [child] of cycle) {
    // Vertices have no row, and the row of a blossom is valid while the blossom is OUTER.
    if (state.row[child] && label[child] === OUTER) mergeRow(state, row, state.row[child]);
    else for (const w of inside[child]!) lowerRow(state, row, w);
    vertices.push(...inside[child]!);
    parent[child] = blossom;
    label[child] = FREE;
  }
  state.cycles[blossom] = cycle;
  inside[blossom] = vertices;
  base[blossom] = base[crown]!;
  dual[blossom] = 0;
  for (const w of vertices) top[w] = blossom;
  hang(state, blossom, OUTER, hungFrom[crown]!, hungAt[crown]!);
  settleRow(state, blossom, row);
}

/** Replaces an INNER blossom whose dual variable has reached zero by its children; those on the even side stay in the tree. */
export function unshrink(state: BlossomState, blossom: number): void {
  const { hungFrom, hungAt, root, top } = state;
  const cycle = dissolve(state, blossom);
  for (const [child] of cycle) {
    setLabel(state, child, FREE);
    root[child] = root[blossom]!;
  }
  const entry = top[hungAt[blossom]!]!;
  hang(state, entry, INNER, hungFrom[blossom]!, hungAt[blossom]!);
  let at = cycle.findIndex(([child]) => child === entry);
  const forward = at % 2;
  const outer: CycleLink[] = [];
  for (let inner = false; at > 0; inner = !inner) {
    const next = (at + (forward ? 1 : -1)) % cycle.length;
    const [[block], [, before, here]] = [cycle[next]!, cycle[forward ? next : at]!];
    const link: CycleLink = forward ? [block, before, here] : [block, here, before];
    if (inner) hang(state, block, INNER, link[1], link[2]);
    else outer.push(link);
    at = next;
  }
  for (const link of outer) makeOuter(state, ...link);
}

/** Joins two trees by the tight edge u – v: every edge on the path between their roots changes sides, which gives one more pair. */
export function augment(state: BlossomState, u: number, v: number): void {
  moveExposure(state, u, v);
  moveExposure(state, v, u);
}

/**
 * Changes sides along the path from the OUTER vertex `start` to its root: the root gets a partner, and `start` is free for `partner` (-1
 * leaves it exposed).
 */
export function moveExposure(state: BlossomState, start: number, partner: number): void {
  const { top, mate, hungFrom, hungAt } = state;
  let vertex = start;
  let other = partner;
  for (;;) {
    const outer = top[vertex]!;
    reroot(state, outer, vertex);
    mate[vertex] = other;
    if (hungFrom[outer]! < 0) return;
    const inner = top[hungFrom[outer]!]!;
    other = hungAt[inner]!;
    vertex = hungFrom[inner]!;
    reroot(state, inner, other);
    mate[other] = vertex;
  }
}

function hang(state: BlossomState, block: number, label: number, from: number, at: number): void {
  setLabel(state, block, label);
  state.hungFrom[block] = from;
  state.hungAt[block] = at;
  state.root[block] = from < 0 ? at : state.root[state.top[from]!]!;
}

function setLabel(state: BlossomState, block: number, label: number): void {
  state.label[block] = label;
  if (block < state.n) state.vertexLabel[block] = label;
  else for (const v of state.inside[block]!) state.vertexLabel[v] = label;
}

function getRow(state: BlossomState, blossom: number): Int32Array {
  return (state.row[blossom] ??= new Int32Array(state.n)).fill(-1);
}

function lookFromVertex(state: BlossomState, u: number): void {
  const { n, dual, weight, vertexLabel, near, nearSlack } = state;
  const own = dual[u]!;
  let best = Infinity;
  let bestTo = -1;
  for (let x = 0, at = u * n; x < n; x++, at++) {
    const slack = own + dual[x]! - weight[at]!;
    if (vertexLabel[x] === OUTER) {
      if (slack < best) {
        best = slack;
        bestTo = x;
      }
    } else if (slack < nearSlack[x]!) {
      nearSlack[x] = slack;
      near[x] = u;
    }
  }
  state.bestSlack[u] = best;
  state.bestFrom[u] = u;
  state.bestTo[u] = bestTo;
}

/** Offers vertex u as the closest of its blossom to every vertex; the scratch row has the slacks so far. */
function lowerRow(state: BlossomState, row: Int32Array, u: number): void {
  const { n, dual, weight, scratchSlack } = state;
  const own = dual[u]!;
  for (let x = 0, at = u * n; x < n; x++, at++) {
    const slack = own + dual[x]! - weight[at]!;
    if (slack < scratchSlack[x]!) {
      scratchSlack[x] = slack;
      row[x] = u;
    }
  }
}

function mergeRow(state: BlossomState, row: Int32Array, other: Int32Array): void {
  const { n, dual, weight, scratchSlack } = state;
  for (let x = 0; x < n; x++) {
    const u = other[x]!;
    if (u < 0) continue;
    const slack = dual[u]! + dual[x]! - weight[u * n + x]!;
    if (slack < scratchSlack[x]!) {
      scratchSlack[x] = slack;
      row[x] = u;
    }
  }
}

/** Reads a finished row: the closest other OUTER vertex, and closer edges for the other vertices. */
function settleRow(state: BlossomState, blossom: number, row: Int32Array): void {
  const { n, top, vertexLabel, near, nearSlack, scratchSlack } = state;
  let best = Infinity;
  let bestTo = -1;
  for (let x = 0; x < n; x++) {
    const slack = scratchSlack[x]!;
    if (vertexLabel[x] === OUTER) {
      if (slack < best && top[x] !== blossom) {
        best = slack;
        bestTo = x;
      }
    } else if (slack < nearSlack[x]!) {
      nearSlack[x] = slack;
      near[x] = row[x]!;
    }
  }
  state.bestSlack[blossom] = best;
  state.bestTo[blossom] = bestTo;
  state.bestFrom[blossom] = bestTo < 0 ? -1 : row[bestTo]!;
}
