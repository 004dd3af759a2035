export * from './brackets';
export * from './entities';
export * from './groups';
export { limits } from './limits';
export * from './matching';
export * from './mixer';
export * from './permissions';
export * from './planner';
export * from './random';
export * from './round-robin';
export * from './schedule';
export * from './sections';
export * from './seeding';
export * from './standings';
export * from './swiss';
export {
  checkImage,
  checkTournamentForm,
  tournamentTextLimits,
  type ImageIssue,
  type TournamentField,
  type TournamentForm,
  type TournamentFormCode,
  type TournamentFormIssue,
} from './tournament-form/check-tournament-form';
