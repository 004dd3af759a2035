export { createAccessLedger } from './access-ledger';
export { type RulesCheck, checkRulesFile } from './check-rules-file';
export { compileRules } from './compile-rules';
export { RulesError } from './errors';
export type * from './types';
export { createWorkLedger, type WorkLedger } from './work-ledger';
