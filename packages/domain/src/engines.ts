/*
 * What makes a tournament, and nobody needs who only looks at one: pairings, draws, plans and the checks before they are written. A part of its own, so
 * that the pages of visitors and players fetch what reads a tournament alone (decision 0051).
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
