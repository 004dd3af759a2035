export { startBackend, type Backend } from './server/backend';
export type { BackendOptions } from './server/options';
export type { RulesSource } from './rules/rules-files';
