import { dissolveSlackBlossoms } from './blossom-shape';
import { BlossomState, FREE, INNER, OUTER } from './blossom-state';
import { NO_EDGE } from './weight-matrix';
import { augment, commonBlock, grow, makeOuter, shrink, unshrink } from './search-tree';

/**
 * Maximum-weight matching in a general graph, exact, O(n³): Edmonds' blossom method in the primal-dual form that
 * Galil describes (Efficient algorithms for finding maximum matching in graphs, ACM Computing Surveys 18, 1986).
 * Each search grows trees from all exposed vertices at once and changes the dual variables by the smallest step
 * that makes an edge tight or empties a blossom; closest edges are kept per vertex and per blossom, so that a
 * step costs O(n) and a search O(n²).
 *
 * @param weights n × n, symmetric integers, NO_EDGE where there is none (see weightMatrix)
 * @returns the final state: `mate`, and the dual variables that prove it optimal
 */
export function solveMatching(n: number, weights: Float64Array, maxCardinality: boolean): BlossomState {
  if (maxCardinality && n % 2 === 0 && everyVertexHasAnEdge(n, weights)) {
    const state = run(n, weights, true, true);
    if (!state.mate.includes(-1)) return state;
  }
  return run(n, weights, maxCardinality, false);
}

function run(n: number, weights: Float64Array, maxCardinality: boolean, headStart: boolean): BlossomState {
  const state = new BlossomState(n, weights.map((w) => 4 * w));
  const heaviest = state.weight.reduce((most, w) => (w > most ? w : most), maxCardinality ? NO_EDGE : 0);
  if (heaviest === NO_EDGE) return state;
  if (headStart) startTight(state);
  else state.dual.fill(heaviest / 2, 0, n);
  while (search(state, maxCardinality)) dissolveSlackBlossoms(state);
  return state;
}

function everyVertexHasAnEdge(n: number, weights: Float64Array): boolean {
  for (let v = 0; v < n; v++) {
    if (weights.subarray(v * n, v * n + n).every((w) => w === NO_EDGE)) return false;
  }
  return true;
}

/**
 * Where every vertex will be matched, any feasible dual start is allowed (M5): each vertex starts as low as its
 * own edges permit, and tight edges are matched at once. Values stay even, as the searches need.
 */
function startTight(state: BlossomState): void {
  const { n, weight, dual, mate } = state;
  for (let u = 0; u < n; u++) {
    let most = NO_EDGE;
    for (let at = u * n; at < u * n + n; at++) if (weight[at]! > most) most = weight[at]!;
    dual[u] = most / 2;
  }
  for (let u = 0; u < n; u++) {
    if (mate[u] !== -1) continue;
    let need = NO_EDGE;
    let partner = -1;
    for (let v = 0, at = u * n; v < n; v++, at++) {
      const least = weight[at]! - dual[v]!;
      if (least > need || (least === need && mate[v] === -1 && mate[partner] !== -1)) {
        need = least;
        partner = v;
      }
    }
    if (partner < 0) continue;
    dual[u] = need;
    if (mate[partner] === -1) {
      mate[u] = partner;
      mate[partner] = u;
    }
  }
}

/** One search. True when it found one more pair. */
function search(state: BlossomState, maxCardinality: boolean): boolean {
  const { n, dual, mate, top, label } = state;
  state.label.fill(FREE);
  state.vertexLabel.fill(FREE);
  state.near.fill(-1);
  state.nearSlack.fill(Infinity);
  let exposed = -1;
  for (let v = 0; v < n; v++) {
    if (mate[v] !== -1) continue;
    exposed = v;
    makeOuter(state, top[v]!, -1, v);
  }
  if (exposed < 0) return false;
  for (;;) {
    const step = nextStep(state);
    const left = maxCardinality ? Infinity : dual[exposed]!;
    if (left <= step.size) {
      if (left > 0 && left < Infinity) move(state, left);
      return false;
    }
    if (step.size > 0) move(state, step.size);
    if (step.kind === 'grow') grow(state, step.at);
    else if (step.kind === 'unshrink') unshrink(state, step.at);
    else {
      const u = state.bestFrom[step.at]!;
      const v = state.bestTo[step.at]!;
      const crown = label[top[v]!] === OUTER ? commonBlock(state, top[u]!, top[v]!) : -1;
      if (crown < 0) {
        augment(state, u, v);
        return true;
      }
      shrink(state, u, v, crown);
    }
  }
}

interface Step {
  readonly kind: 'grow' | 'join' | 'unshrink';
  /** A vertex to grow to, an OUTER block to join from, an INNER blossom to dissolve. */
  readonly at: number;
  readonly size: number;
}

/** The smallest change of the dual variables that makes something happen, and what. */
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
    } else if (vertexLabel[v] === OUTER && top[v] === v && bestSlack[v]! / 2 < size) {
      size = bestSlack[v]! / 2;
      at = v;
      kind = 'join';
    }
  }
  return { kind, at, size };
}

/** Changes all dual variables by one step and keeps the stored slacks true. */
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
