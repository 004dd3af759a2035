import type { BracketFields, Match, TableCriterion, TableFields, Tournament } from '../entities';

/** The criterion that put one team ahead of another, or `order`, the order of registration. */
export type StandingCriterion = Exclude<TableCriterion, 'headToHeadAlone'> | 'order';

/**
 * The rules of a table. Defaults: a draw is worth 1, a loss 0, nothing is deducted, a forfeit is worth 5 goals, games of withdrawn teams
 * count, no bracket was made from the tables.
 */
export type StandingRules = Pick<TableFields, 'pointsPerWin' | 'headToHead' | 'tieBreakPreset'> &
  Partial<TableFields & Pick<BracketFields, 'bracketSeeds'> & Pick<Tournament, 'withdrawnTeamIds'>>;

/** The fields of a match that a table needs. Without two scores it is not played yet. */
export type StandingMatch = Pick<Match, 'team1Id' | 'team2Id' | 'team1Score' | 'team2Score' | 'isTieBreaker' | 'play'>;

/** The record of a team. */
export interface TeamRecord {
  /** Games with a result, and byes; without tie-breakers. */
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  readonly points: number;
  /** Rounds without an opponent, each a win without goals; also counted as wins. */
  readonly byes: number;
}

/** The reason why a team is above the next one. */
export interface AheadBy {
  readonly criterion: StandingCriterion;
  /** The two values that differ; for games against each other their points, or their goal difference if the points are level. */
  readonly above: number;
  readonly below: number;
}

/** A line of a table. */
export interface Standing<Id extends string = string> extends TeamRecord {
  readonly teamId: Id;
  /** From 1; no two teams share one. */
  readonly rank: number;
  /** Null for the last line. */
  readonly aheadBy: AheadBy | null;
}

export interface StandingsInput<Id extends string = string> {
  /** In the order of registration, which is the last criterion. */
  readonly teams: readonly Id[];
  /** Games of teams that are not in the list are ignored. */
  readonly matches: Iterable<StandingMatch>;
  readonly rules: StandingRules;
  /** One entry for each bye of a team. */
  readonly byes?: readonly Id[];
}
