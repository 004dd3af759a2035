import type { BlossomState } from './blossom-state';
import type { WeightedEdge } from './types';
import { NO_EDGE } from './weight-matrix';

/** Finds the best matching by trying all of them: heaviest, or heaviest among the largest. For at most about ten vertices. */
export function bruteForce(n: number, weights: Float64Array, maxCardinality: boolean): { size: number; weight: number } {
  const better = (a: { size: number; weight: number }, b: { size: number; weight: number }): boolean =>
    maxCardinality && a.size !== b.size ? a.size > b.size : a.weight > b.weight;
  const used = new Array<boolean>(n).fill(false);
  const from = (start: number): { size: number; weight: number } => {
    let v = start;
    while (v < n && used[v]) v += 1;
    if (v >= n) return { size: 0, weight: 0 };
    used[v] = true;
    let best = from(v + 1);
    for (let u = v + 1; u < n; u++) {
      const w = weights[v * n + u]!;
      if (used[u] || w === NO_EDGE) continue;
      used[u] = true;
      const rest = from(v + 1);
      used[u] = false;
      const found = { size: rest.size + 1, weight: rest.weight + w };
      if (better(found, best)) best = found;
    }
    used[v] = false;
    return best;
  };
  return from(0);
}

/** Small repeatable generator (mulberry32) for graphs in tests. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type GraphShape = 'dense' | 'sparse' | 'negative' | 'tied' | 'swiss';
export const GRAPH_SHAPES: readonly GraphShape[] = ['dense', 'sparse', 'negative', 'tied', 'swiss'];

export function randomGraph(shape: GraphShape, n: number, random: () => number): WeightedEdge[] {
  const chance = { dense: 1, sparse: Math.min(1, 3 / n), negative: 0.6, tied: 0.7, swiss: 0.8 }[shape];
  const points = Array.from({ length: n }, () => Math.floor(random() * 5)).sort((a, b) => b - a);
  const edges: WeightedEdge[] = [];
  for (let a = 0; a < n; a++) {
    for (let b = a + 1; b < n; b++) {
      if (random() > chance) continue;
      const roll = random();
      if (shape === 'negative') edges.push([a, b, Math.floor(roll * 41) - 30]);
      else if (shape === 'tied') edges.push([a, b, Math.floor(roll * 3)]);
      else if (shape === 'swiss') edges.push([a, b, -((points[a]! - points[b]!) * (n * n) + b - a)]);
      else edges.push([a, b, Math.floor(roll * 1000)]);
    }
  }
  return edges;
}

/**
 * Checks the proof of optimality that the search leaves behind: the dual variables are feasible, matched edges are tight, blossoms with a
 * positive variable are full, exposed vertices have the value zero, nothing is negative. Returns the complaints.
 */
export function certificateComplaints(state: BlossomState): string[] {
  const { n, dual, mate, weight, parent, cycles } = state;
  const complaints: string[] = [];
  const chain = (v: number): number[] => {
    const blossoms: number[] = [];
    for (let b = parent[v]!; b >= 0; b = parent[b]!) blossoms.push(b);
    return blossoms;
  };
  const chains = Array.from({ length: n }, (_, v) => chain(v));
  for (let u = 0; u < n; u++) {
    if (mate[u]! >= 0 && mate[mate[u]!] !== u) complaints.push(`mate of ${u} is one-sided`);
    for (let v = u + 1; v < n; v++) {
      const w = weight[u * n + v]!;
      if (w === NO_EDGE) {
        if (mate[u] === v) complaints.push(`${u} – ${v} is no edge`);
        continue;
      }
      const shared = chains[u]!.filter((b) => chains[v]!.includes(b)).reduce((sum, b) => sum + dual[b]!, 0);
      const slack = dual[u]! + dual[v]! + shared - w;
      if (slack < 0) complaints.push(`${u} – ${v} has slack ${slack}`);
      if (mate[u] === v && slack !== 0) complaints.push(`matched ${u} – ${v} has slack ${slack}`);
    }
  }
  for (let b = n; b < parent.length; b++) {
    if (cycles[b]!.length === 0) continue;
    if (dual[b]! < 0) complaints.push(`blossom ${b} has ${dual[b]}`);
    const inside = state.inside[b]!;
    if (inside.length % 2 === 0) complaints.push(`blossom ${b} is even`);
    const pairs = inside.filter((v) => inside.includes(mate[v]!)).length / 2;
    if (dual[b]! > 0 && pairs !== (inside.length - 1) / 2) complaints.push(`blossom ${b} is not full`);
  }
  for (let v = 0; v < n; v++) {
    if (dual[v]! < 0) complaints.push(`${v} stands at ${dual[v]}`);
    if (mate[v] === -1 && dual[v] !== 0) complaints.push(`exposed ${v} stands at ${dual[v]}`);
  }
  return complaints;
}
