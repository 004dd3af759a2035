/*
 * What reads a tournament: entities, permissions, tables, brackets, times. What makes one is `engines.ts`; both, and the other parts of the package, stand
 * in `package.json`.
 */
export * from './brackets';
export * from './entities';
export * from './groups';
export { limits } from './limits';
export * from './permissions';
export * from './schedule';
export * from './sections';
export * from './standings';
