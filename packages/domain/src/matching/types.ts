/** An undirected edge: two vertex numbers (0-based) and an integer weight. */
export type WeightedEdge = readonly [a: number, b: number, weight: number];

/** The options of a matching. */
export interface MatchingOptions {
  /** Prefer more pairs over more weight: the heaviest of the matchings with the most pairs. Default false. */
  readonly maxCardinality?: boolean;
}

/** A set of edges without a common vertex. */
export interface Matching {
  /** The partner of each vertex, or -1. */
  readonly mate: Int32Array;
  /** Number of pairs. */
  readonly size: number;
  /** Sum of the weights of the pairs. */
  readonly weight: number;
}
