import { countedGames, tally, type Row } from './records';
import type { StandingMatch, StandingRules, TeamRecord } from './types';

/** The data that criteria use. */
export interface TableRecords {
  readonly lines: readonly TeamRecord[];
  readonly lineOf: (team: string) => TeamRecord;
  /** From 1, in the order of registration. */
  readonly placeOf: (team: string) => number;
  /** The table of the games among these teams, in their order. */
  readonly miniTable: (teams: readonly string[]) => readonly TeamRecord[];
  /** The points of a team's opponents, one entry for each game that counts. */
  readonly opponentPoints: (team: string) => readonly number[];
}

export function tableRecords(rows: readonly Row<string>[], matches: readonly StandingMatch[], rules: StandingRules): TableRecords {
  const rowOf = new Map(rows.map((row) => [row.teamId, row]));
  const placeOf = new Map(rows.map(({ teamId }, index) => [teamId, index + 1]));
  return {
    lines: rows,
    lineOf: (team) => rowOf.get(team)!,
    placeOf: (team) => placeOf.get(team)!,
    miniTable: (teams) => tally({ teams, matches, rules }),
    opponentPoints: (team) =>
      countedGames(rowOf, matches, rules).flatMap(({ one, other }) => {
        if (one.teamId === team) return [other.points];
        return other.teamId === team ? [one.points] : [];
      }),
  };
}
