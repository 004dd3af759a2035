export { surviveCommitFailures } from './commit-failures';
export { openDataStore } from './data-store';
export type { Migration } from './migrations';
export { openStore } from './open-store';
export type { Database, Key, KeyPart, RangeOptions, Store } from './types';
