export type { Matching, MatchingOptions, WeightedEdge } from './types';
