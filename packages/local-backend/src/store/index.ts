export { surviveCommitFailures } from './commit-failures';
export { openStore } from './open-store';
export type { Database, Key, KeyPart, RangeOptions, Store } from './types';
