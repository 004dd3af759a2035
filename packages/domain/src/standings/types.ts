import type { BracketFields, Match, TableCriterion, TableFields, Tournament } from '../entities';

/** What can put one team ahead of another: a criterion of the table, or `order`, the order of registration. */
export type StandingCriterion = Exclude<TableCriterion, 'headToHeadAlone'> | 'order';

/**
 * How a table is made. Missing are: a draw is worth 1, a loss 0, nothing is deducted, a forfeit is worth 5 goals, games of teams that have withdrawn stand, no
 * bracket was made from the tables.
 */
export type StandingRules = Pick<TableFields, 'pointsPerWin' | 'headToHead' | 'tieBreakPreset'> &
  Partial<TableFields & Pick<BracketFields, 'bracketSeeds'> & Pick<Tournament, 'withdrawnTeamIds'>>;

/** What a table needs of a match. Without two scores it is not played yet. */
export type StandingMatch = Pick<Match, 'team1Id' | 'team2Id' | 'team1Score' | 'team2Score' | 'isTieBreaker' | 'play'>;

/** What a team has done. */
export interface TeamRecord {
  /** Games with a result, and byes; tie-breakers not counted. */
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  readonly points: number;
  /** Rounds without an opponent, each a win without goals; they are among the wins. */
  readonly byes: number;
}

/** Why a team stands above the next one. */
export interface AheadBy {
  readonly criterion: StandingCriterion;
  /** The two values that differ; of games against each other their points, or their goal difference where the points are level. */
  readonly above: number;
  readonly below: number;
}

/** A line of a table. */
export interface Standing<Id extends string = string> extends TeamRecord {
  readonly teamId: Id;
  /** From 1; no two teams share one. */
  readonly rank: number;
  /** Null in the last line. */
  readonly aheadBy: AheadBy | null;
}

export interface StandingsInput<Id extends string = string> {
  /** In the order of registration: the last key. */
  readonly teams: readonly Id[];
  /** Games of teams that are not in the list are left out. */
  readonly matches: Iterable<StandingMatch>;
  readonly rules: StandingRules;
  /** A team for each bye that it had. */
  readonly byes?: readonly Id[];
}
