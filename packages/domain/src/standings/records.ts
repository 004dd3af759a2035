import type { StandingRules, StandingsInput, TeamRecord } from './types';

/** Results of each team, by its place in the list. */
export interface Tally {
  readonly records: readonly TeamRecord[];
  /** Played games, tie-breakers left out, as places in the list and goals. */
  readonly games: readonly PlayedGame[];
}

export interface PlayedGame {
  readonly one: number;
  readonly other: number;
  readonly goalsOne: number;
  readonly goalsOther: number;
}

export const emptyRecord = () => ({ played: 0, wins: 0, draws: 0, losses: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0, points: 0, byes: 0 });
export type Counters = ReturnType<typeof emptyRecord>;

/** Counts wins, draws, losses and goals of all teams; points follow from them. */
export function tally<Id extends string>({ teams, matches, rules, byes = [] }: StandingsInput<Id>): Tally {
  const places = new Map<string, number>(teams.map((team, place) => [team, place]));
  const counters = teams.map(emptyRecord);
  const games: PlayedGame[] = [];
  for (const match of matches) {
    const [one, other] = [places.get(match.team1Id), places.get(match.team2Id)];
    const { team1Score, team2Score } = match;
    if (one === undefined || other === undefined || one === other || team1Score === null || team2Score === null) continue;
    const [recordOne, recordOther] = [counters[one] as Counters, counters[other] as Counters];
    if (match.isTieBreaker) {
      // Its winner gets a draw, its loser nothing, and no goals count.
      if (team1Score !== team2Score) (team1Score > team2Score ? recordOne : recordOther).draws += 1;
      continue;
    }
    games.push({ one, other, goalsOne: team1Score, goalsOther: team2Score });
    countGame(recordOne, team1Score, team2Score);
    countGame(recordOther, team2Score, team1Score);
  }
  for (const team of byes) {
    const record = counters[places.get(team) ?? -1];
    if (!record) continue;
    record.wins += 1;
    record.byes += 1;
  }
  for (const record of counters) {
    record.goalDifference = record.goalsFor - record.goalsAgainst;
    record.points = pointsOf(record, rules);
  }
  return { records: counters, games };
}

/** Points = wins × points per win + draws. */
export const pointsOf = ({ wins, draws }: Pick<TeamRecord, 'wins' | 'draws'>, { pointsPerWin }: Pick<StandingRules, 'pointsPerWin'>): number => wins * pointsPerWin + draws;

/** Counts one game for one of its teams. */
export function countGame(record: Counters, scored: number, conceded: number): void {
  record.played += 1;
  record.goalsFor += scored;
  record.goalsAgainst += conceded;
  if (scored > conceded) record.wins += 1;
  else if (scored < conceded) record.losses += 1;
  else record.draws += 1;
}
