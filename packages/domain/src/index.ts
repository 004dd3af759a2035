export * from './brackets';
export * from './entities';
export { limits } from './limits';
export * from './matching';
export * from './planner';
export * from './round-robin';
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
