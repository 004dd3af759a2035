export { maximumWeightMatching } from './maximum-weight-matching';
export type { Matching, MatchingOptions, WeightedEdge } from './types';
export { largestExactWeight } from './weight-matrix';
