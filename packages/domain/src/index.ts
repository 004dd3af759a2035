/*
 * The part that reads a tournament: entities, permissions, tables, brackets, times. `engines.ts` has the part that makes one;
 * `package.json` lists both and the other parts of the package.
 */
export * from './brackets';
export * from './entities';
export * from './groups';
export { limits } from './limits';
export * from './permissions';
export * from './schedule';
export * from './sections';
export * from './standings';
