import type { PlayerId } from '../entities';
import type { Shuffle, ShuffleRound } from './shuffle';

/** A player's line in the table of a shuffle. */
export interface ShuffleRow {
  readonly player: PlayerId;
  /** From 1. Players who are level have the same rank. */
  readonly rank: number;
  readonly points: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goalsFor: number;
  readonly goalDifference: number;
  /** 0 before the first game. */
  readonly pointsPerGame: number;
  /** Rounds in which the player was there and had no game. */
  readonly rests: number;
  readonly isAway: boolean;
}

type Counts = Omit<ShuffleRow, 'rank' | 'pointsPerGame' | 'isAway'>;

/** The order of the table, most important first. */
const order = ['points', 'wins', 'goalDifference', 'goalsFor'] as const satisfies readonly (keyof Counts)[];

/**
 * Returns the table of all players of the rounds, best first, each with all games of the teams that they were in. A player who came late has
 * the points of the rounds since then; the points per game show how they play. Players who are level share a rank, in the order in which they
 * came.
 * @param entered the players of the tournament; one who is no longer among them is away
 */
export function shuffleTable({ players, away, rounds, ...rules }: Shuffle, entered: readonly PlayerId[]): readonly ShuffleRow[] {
  // The stored list keeps players whose only round was removed.
  const named = new Set(rounds.flatMap(({ teams, resting }) => [...teams.flat(), ...resting]));
  const rows = players.filter((player) => named.has(player)).map((player) => countPlayer(player, rounds, rules));
  const compare = (a: Counts, b: Counts) => order.reduce((sum, key) => sum || b[key] - a[key], 0);
  return rows
    .map((row) => ({ row, rank: 1 + rows.filter((other) => compare(other, row) < 0).length }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ row, rank }) => ({
      ...row,
      rank,
      pointsPerGame: row.games === 0 ? 0 : row.points / row.games,
      isAway: away.includes(row.player) || !entered.includes(row.player),
    }));
}

function countPlayer(
  player: PlayerId,
  rounds: readonly ShuffleRound[],
  { pointsPerWin, pointsPerDraw, pointsPerLoss }: Pick<Shuffle, 'pointsPerWin' | 'pointsPerDraw' | 'pointsPerLoss'>,
): Counts {
  const results = rounds.flatMap(({ games }) =>
    games.flatMap(({ teams, result }) => {
      const side = teams.findIndex((team) => team.includes(player));
      return result && side !== -1 ? [side === 0 ? result : ([result[1], result[0]] as const)] : [];
    }),
  );
  const wins = results.filter(([own, other]) => own > other).length;
  const draws = results.filter(([own, other]) => own === other).length;
  const losses = results.length - wins - draws;
  const sum = (value: (result: readonly [number, number]) => number) => results.reduce((total, result) => total + value(result), 0);
  return {
    player,
    points: wins * pointsPerWin + draws * pointsPerDraw + losses * pointsPerLoss,
    games: results.length,
    ...{ wins, draws, losses },
    goalsFor: sum(([own]) => own),
    goalDifference: sum(([own, other]) => own - other),
    rests: rounds.filter(({ resting }) => resting.includes(player)).length,
  };
}
