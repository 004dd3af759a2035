export { countedResult, isSettled } from './counted-result';
export { standingNotes, type StandingNote } from './standing-notes';
export { standings } from './standings';
export { getTableOrder, tablePresets, type TablePreset } from './table-order';
export { tournamentStandings, type GroupTable } from './tournament-standings';
export type { AheadBy, Standing, StandingCriterion, StandingMatch, StandingRules, StandingsInput, TeamRecord } from './types';
