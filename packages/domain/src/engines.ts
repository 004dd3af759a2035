/*
 * The part that makes a tournament: pairings, draws, plans and the checks before they are written. Pages that only show a tournament do not
 * need it. It is separate so that pages for visitors and players fetch only the code that reads a tournament (decision 0051).
 */
export * from './brackets/making';
export * from './groups/making';
export * from './matching';
export * from './mixer';
export * from './permissions/making';
export * from './random';
export * from './round-robin';
export * from './schedule/making';
export * from './seeding';
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
