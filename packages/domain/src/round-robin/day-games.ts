import type { PlannedMatch } from './types';

/** The games of a day by number, and their teams by number: what the packing works on. */
export interface DayGames {
  /** Teams of game i: `teams[2 i]` and `teams[2 i + 1]`. */
  readonly teams: Int32Array;
  readonly teamCount: number;
  /** Common round of each game within the day, from 0. */
  readonly round: Int32Array;
  readonly rounds: number;
}

/** Games in each time slot, by number. */
export type Slots = number[][];

export const numberGames = <Id extends string>(rounds: readonly (readonly PlannedMatch<Id>[])[]): DayGames => {
  const numbers = new Map<Id, number>();
  const numberOf = (team: Id) => {
    const known = numbers.get(team);
    if (known !== undefined) return known;
    numbers.set(team, numbers.size);
    return numbers.size - 1;
  };
  const teams = Int32Array.from(rounds.flat().flatMap(({ team1Id, team2Id }) => [numberOf(team1Id), numberOf(team2Id)]));
  const round = Int32Array.from(rounds.flatMap((games, index) => games.map(() => index)));
  return { teams, teamCount: numbers.size, round, rounds: rounds.length };
};

export const gameCount = (day: DayGames): number => day.round.length;
export const team1 = (day: DayGames, game: number): number => day.teams[2 * game] ?? 0;
export const team2 = (day: DayGames, game: number): number => day.teams[2 * game + 1] ?? 0;

/** Fewest time slots in which the day can be played: the busiest team's games, and the courts, set the limit. */
export function fewestSlots(day: DayGames, courts: number): number {
  const games = new Int32Array(day.teamCount);
  for (const team of day.teams) games[team] = (games[team] ?? 0) + 1;
  return Math.max(Math.ceil(gameCount(day) / courts), ...games);
}
