import { dissolveSlackBlossoms } from './blossom-shape';
import { blossomState, FREE, INNER, OUTER, type BlossomState } from './blossom-state';
import { NO_EDGE } from './weight-matrix';
import { augment, grow, makeOuter, moveExposure, shrink, unshrink } from './search-tree';

/**
 * Solves maximum-weight matching in a general graph, exactly, in O(n³): Edmonds' blossom method in the primal-dual form that Galil
 * describes (Efficient algorithms for finding maximum matching in graphs, ACM Computing Surveys 18, 1986). Each search grows trees from all
 * exposed vertices at once and changes the dual variables by the smallest step that makes an edge tight or empties a blossom. It keeps the
 * closest edges per vertex and per blossom, so that a step takes O(n) and a search O(n²).
 *
 * If the number of pairs comes first, every weight is raised by the same amount, so large that one more pair outweighs everything else: k +
 * 1 of the lightest edges outweigh k of the heaviest.
 *
 * @param weights n × n, symmetric integers, NO_EDGE if there is no edge (see weightMatrix)
 * @returns the final state: `mate`, and the dual variables that prove it optimal
 */
export function solveMatching(n: number, weights: Float64Array, maxCardinality: boolean): BlossomState {
  const state = blossomState(n, weights, maxCardinality ? raiseForPairs(n, weights) : 0);
  startTight(state);
  while (search(state)) dissolveSlackBlossoms(state);
  return state;
}

/** Returns an amount that, added to every weight, makes k + 1 of the lightest edges outweigh k of the heaviest, for all possible k. */
function raiseForPairs(n: number, weights: Float64Array): number {
  let least = Infinity;
  let most = -Infinity;
  for (let at = 0; at < n * n; at++) {
    const weight = weights[at]!;
    if (weight === NO_EDGE) continue;
    if (weight < least) least = weight;
    if (weight > most) most = weight;
  }
  return most === -Infinity ? 0 : (n >> 1) * (most - least) - least + 1;
}

/**
 * Prepares a good start: lowers one vertex after the other to its first tight edge, and matches it there if possible. Values stay even, as
 * the searches need, and at least zero, where exposed vertices end.
 */
function startTight({ n, weight, dual, mate }: BlossomState): void {
  for (let u = 0; u < n; u++) {
    if (mate[u] !== -1) continue;
    let need = 0;
    let partner = -1;
    for (let v = 0, at = u * n; v < n; v++, at++) {
      const value = weight[at]! - dual[v]!;
      if (value > need || (value === need && mate[v] === -1 && (partner < 0 || mate[partner] !== -1))) {
        need = value;
        partner = v;
      }
    }
    dual[u] = need;
    if (partner >= 0 && mate[partner] === -1) {
      mate[u] = partner;
      mate[partner] = u;
    }
  }
}

/**
 * Runs one search from all exposed vertices whose value is above zero. It ends with one more pair, or with a vertex of value zero that is
 * exposed in place of its root. Returns false if there was nothing to search from.
 */
function search(state: BlossomState): boolean {
  const { n, dual, mate, top, base } = state;
  state.label.fill(FREE);
  state.vertexLabel.fill(FREE);
  state.near.fill(-1);
  state.nearSlack.fill(Infinity);
  let exposed = false;
  for (let v = 0; v < n; v++) {
    if (mate[v] !== -1 || dual[v] === 0) continue;
    exposed = true;
    makeOuter(state, top[v]!, -1, v);
  }
  if (!exposed) return false;
  for (;;) {
    const step = nextStep(state);
    if (step.size > 0) move(state, step.size);
    if (step.kind === 'stop') {
      moveExposure(state, step.at, -1);
      return true;
    }
    if (step.kind === 'unshrink') unshrink(state, step.at);
    else if (step.kind === 'grow') {
      // Handles all edges that are tight now, in one pass.
      for (let v = step.at; v < n; v++) {
        if (state.vertexLabel[v] !== FREE || state.nearSlack[v] !== 0) continue;
        const block = top[v]!;
        if (mate[base[block]!] === -1) {
          state.hungFrom[block] = -1;
          augment(state, state.near[v]!, v);
          return true;
        }
        grow(state, v);
      }
    } else {
      const joining = betweenTrees(state);
      if (joining >= 0) {
        augment(state, state.bestFrom[joining]!, state.bestTo[joining]!);
        return true;
      }
      shrink(state, state.bestFrom[step.at]!, state.bestTo[step.at]!);
    }
  }
}

/** Returns an OUTER top block whose best edge is tight and leads to another tree, or -1. One more pair is better than a blossom. */
function betweenTrees({ n, top, label, root, bestSlack, bestTo }: BlossomState): number {
  for (let block = 0; block < label.length; block++) {
    if (label[block] !== OUTER || bestSlack[block] !== 0 || (block < n && top[block] !== block)) continue;
    if (root[block] !== root[top[bestTo[block]!]!]) return block;
  }
  return -1;
}

interface Step {
  readonly kind: 'grow' | 'join' | 'unshrink' | 'stop';
  /** A vertex to grow to, an OUTER block to join from, an INNER blossom to dissolve, a vertex that reaches zero. */
  readonly at: number;
  readonly size: number;
}

/** Returns the smallest change of the dual variables that has an effect, and that effect. */
function nextStep(state: BlossomState): Step {
  const { n, top, vertexLabel, label, nearSlack, bestSlack, dual } = state;
  let size = Infinity;
  let at = -1;
  let kind: Step['kind'] = 'join';
  for (let b = n; b < label.length; b++) {
    if (label[b] === OUTER) {
      if (bestSlack[b]! / 2 < size) {
        size = bestSlack[b]! / 2;
        at = b;
        kind = 'join';
      }
    } else if (label[b] === INNER && dual[b]! / 2 < size) {
      size = dual[b]! / 2;
      at = b;
      kind = 'unshrink';
    }
  }
  for (let v = 0; v < n; v++) {
    if (vertexLabel[v] === FREE) {
      if (nearSlack[v]! < size) {
        size = nearSlack[v]!;
        at = v;
        kind = 'grow';
      }
    } else if (vertexLabel[v] === OUTER) {
      if (top[v] === v && bestSlack[v]! / 2 < size) {
        size = bestSlack[v]! / 2;
        at = v;
        kind = 'join';
      }
      if (dual[v]! < size) {
        size = dual[v]!;
        at = v;
        kind = 'stop';
      }
    }
  }
  return { kind, at, size };
}

/** Changes all dual variables by one step and keeps the stored slacks correct. */
function move(state: BlossomState, size: number): void {
  const { n, vertexLabel, label, nearSlack, bestSlack, dual } = state;
  for (let v = 0; v < n; v++) {
    if (vertexLabel[v] === FREE) nearSlack[v] = nearSlack[v]! - size;
    else if (vertexLabel[v] === OUTER) {
      dual[v] = dual[v]! - size;
      bestSlack[v] = bestSlack[v]! - 2 * size;
    } else dual[v] = dual[v]! + size;
  }
  for (let b = n; b < label.length; b++) {
    if (label[b] === OUTER) {
      dual[b] = dual[b]! + 2 * size;
      bestSlack[b] = bestSlack[b]! - 2 * size;
    } else if (label[b] === INNER) dual[b] = dual[b]! - 2 * size;
  }
}
