import { solveMatching } from './solve-matching';
import type { Matching, MatchingOptions, WeightedEdge } from './types';
import { weightMatrix } from './weight-matrix';

/**
 * Returns a maximum-weight matching of a general graph: exact, O(n³) time and O(n²) memory. The same input gives the same matching.
 *
 * @param vertexCount number of vertices; they are named 0 … vertexCount - 1
 * @param edges integer weights, negative ones allowed, at most ±largestExactWeight(vertexCount)
 * @throws RangeError for a loop, an unknown vertex or a weight outside the exact range
 */
export function maximumWeightMatching(vertexCount: number, edges: readonly WeightedEdge[], options: MatchingOptions = {}): Matching {
  const weights = weightMatrix(vertexCount, edges);
  const { mate } = solveMatching(vertexCount, weights, options.maxCardinality ?? false);
  let size = 0;
  let weight = 0;
  mate.forEach((partner, vertex) => {
    if (partner > vertex) {
      size += 1;
      weight += weights[vertex * vertexCount + partner] ?? 0;
    }
  });
  return { mate, size, weight };
}
