import type { PlannedMatch } from './types';

/** The games of a day by number, with their teams by number: what the packing works on. */
export interface DayGames {
  /** The two teams of each game. */
  readonly teams: readonly (readonly [number, number])[];
  readonly teamCount: number;
  /** Common round of each game within the day, from 0. */
  readonly round: readonly number[];
  readonly rounds: number;
}

/** Games in each time slot, by number. */
export type Slots = number[][];

/** @returns the games by number, and the id of each team number */
export function numberGames<Id extends string>(rounds: readonly (readonly PlannedMatch<Id>[])[]): DayGames & { readonly ids: readonly Id[] } {
  const numbers = new Map<Id, number>();
  const numberOf = (team: Id) => {
    if (!numbers.has(team)) numbers.set(team, numbers.size);
    return numbers.get(team)!;
  };
  const teams = rounds.flat().map(({ team1Id, team2Id }) => [numberOf(team1Id), numberOf(team2Id)] as const);
  return { teams, teamCount: numbers.size, ids: [...numbers.keys()], round: rounds.flatMap((games, index) => games.map(() => index)), rounds: rounds.length };
}

/** Fewest time slots in which the day can be played: the busiest team's games, and the courts, set the limit. */
export function fewestSlots({ teams, teamCount }: DayGames, courts: number): number {
  const games = new Array<number>(teamCount).fill(0);
  for (const team of teams.flat()) games[team]! += 1;
  return Math.max(Math.ceil(teams.length / courts), ...games);
}
