import { isWithin } from '../limits';
import type { WeightedEdge } from './types';

/** The weight of a missing edge. */
export const NO_EDGE = -Infinity;

/**
 * Returns the largest absolute weight for which every number of the search stays an exact integer.
 * In the search, weights are raised and multiplied by 4; call the largest W ≤ 4 (n + 4) |w|. Dual variables start even, and tight edges
 * join an OUTER vertex to its root, so every slack between OUTER vertices is even and every step is an integer. A root only decreases, from
 * at most W / 2 to 0, and the last root takes part in every step: all steps together are at most W / 2, dual variables at most W and slacks
 * at most 3 W, which is 12 (n + 4) |w|.
 * So 64 (n + 4) |w| ≤ 2^53 leaves a factor of five.
 */
export function largestExactWeight(vertexCount: number): number {
  return Math.floor(Number.MAX_SAFE_INTEGER / (64 * (vertexCount + 4)));
}

/**
 * Returns the symmetric n × n matrix of weights, row by row, from a list of edges. The heaviest of parallel edges counts.
 * @throws RangeError for a vertex outside 0…n-1, a loop, or a weight that is not an integer within the exact range
 */
export function weightMatrix(vertexCount: number, edges: readonly WeightedEdge[]): Float64Array {
  const limit = largestExactWeight(vertexCount);
  const weights = new Float64Array(vertexCount * vertexCount).fill(NO_EDGE);
  for (const [a, b, weight] of edges) {
    if (!isWithin(a, 0, vertexCount - 1) || !isWithin(b, 0, vertexCount - 1) || a === b) {
      throw new RangeError(`${a} – ${b} is not an edge`);
    }
    if (!isWithin(weight, -limit, limit)) {
      throw new RangeError(`Weights are integers within ±${limit}: ${weight}`);
    }
    if (weight > (weights[a * vertexCount + b] ?? NO_EDGE)) {
      weights[a * vertexCount + b] = weight;
      weights[b * vertexCount + a] = weight;
    }
  }
  return weights;
}
