export { countedResult } from './counted-result';
export { standings } from './standings';
export { tournamentStandings, type GroupTable } from './tournament-standings';
export type { AheadBy, Standing, StandingCriterion, StandingMatch, StandingRules, StandingsInput, TeamRecord } from './types';
