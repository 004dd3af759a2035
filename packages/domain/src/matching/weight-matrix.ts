import { isWithin } from '../limits';
import type { WeightedEdge } from './types';

/** No edge. */
export const NO_EDGE = -Infinity;

/**
 * The largest absolute weight for which every number of the search stays an exact integer.
 * No dual variable, blossom variable or slack grows past 12 (n + 4) times the largest weight (SPEC-matching, M6),
 * so 64 (n + 4) |w| ≤ 2^53 is more than enough.
 */
export function largestExactWeight(vertexCount: number): number {
  return Math.floor(Number.MAX_SAFE_INTEGER / (64 * (vertexCount + 4)));
}

/**
 * Symmetric n × n matrix of weights, row by row, from a list of edges. Of parallel edges the heaviest counts.
 * @throws RangeError for a vertex outside 0…n-1, a loop, or a weight that is not an integer within the exact range
 */
export function weightMatrix(vertexCount: number, edges: readonly WeightedEdge[]): Float64Array {
  const limit = largestExactWeight(vertexCount);
  const weights = new Float64Array(vertexCount * vertexCount).fill(NO_EDGE);
  for (const [a, b, weight] of edges) {
    if (!isWithin(a, 0, vertexCount - 1) || !isWithin(b, 0, vertexCount - 1) || a === b) {
      throw new RangeError(`Not an edge: ${a} – ${b}`);
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
