import type { Mutable } from '../mutable';
import { countedResult } from './counted-result';
import type { AheadBy, StandingMatch, StandingRules, StandingsInput, TeamRecord } from './types';

/** A line of a table under construction. */
export interface Row<Id> extends Mutable<TeamRecord> {
  readonly teamId: Id;
  /** The index in the list of teams, from 1, until the table is made. */
  rank: number;
  aheadBy: AheadBy | null;
}

/** Counts wins, draws, losses and goals of all teams, in the order of the list, and their points. */
export function tally<Id extends string>({ teams, matches, rules, byes = [] }: StandingsInput<Id>): Row<Id>[] {
  const { pointsPerWin, pointsPerDraw = 1, pointsPerLoss = 0 } = rules;
  const rowOf = new Map<string, Row<Id>>();
  const rows = teams.map((teamId, place) => {
    const row: Row<Id> = {
      teamId,
      rank: place + 1,
      played: 0,
      wins: 0,
      draws: 0,
      losses: 0,
      goalsFor: 0,
      goalsAgainst: 0,
      goalDifference: 0,
      points: 0,
      byes: 0,
      aheadBy: null,
    };
    rowOf.set(teamId, row);
    return row;
  });
  if (rowOf.size !== rows.length) throw new RangeError('A team is named twice');
  for (const { one, other, counted } of countedGames(rowOf, matches, rules)) {
    if (counted === 'bothLose') {
      // Both lose, and neither gains goals.
      for (const row of [one, other]) {
        row.played += 1;
        row.losses += 1;
      }
      continue;
    }
    const [team1Score, team2Score] = counted;
    countGame(one, team1Score, team2Score);
    countGame(other, team2Score, team1Score);
  }
  for (const team of byes) {
    const row = rowOf.get(team);
    if (!row) continue;
    // Its round is over: wins, draws and losses add up to the games played.
    row.played += 1;
    row.wins += 1;
    row.byes += 1;
  }
  for (const row of rows) {
    row.goalDifference = row.goalsFor - row.goalsAgainst;
    row.points = row.wins * pointsPerWin + row.draws * pointsPerDraw + row.losses * pointsPerLoss;
  }
  return rows;
}

/** Returns the games that count in a table, each with the rows of its two teams. */
export const countedGames = <Line>(rowOf: ReadonlyMap<string, Line>, matches: Iterable<StandingMatch>, rules: StandingRules) =>
  [...matches].flatMap((match) => {
    const one = rowOf.get(match.team1Id);
    const other = rowOf.get(match.team2Id);
    // A tie-breaker orders its two teams, but counts in no record.
    if (!one || !other || one === other || match.isTieBreaker) return [];
    const counted = countedResult(match, rules);
    return counted === null ? [] : [{ one, other, counted }];
  });

function countGame(row: Row<string>, scored: number, conceded: number): void {
  row.played += 1;
  row.goalsFor += scored;
  row.goalsAgainst += conceded;
  if (scored > conceded) row.wins += 1;
  else if (scored < conceded) row.losses += 1;
  else row.draws += 1;
}
