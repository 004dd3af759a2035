/** The games of a day by number, with their teams by number: what the packing works on. */
export interface DayGames {
  /** The two teams of each game. */
  readonly teams: readonly (readonly [number, number])[];
  /** Of the whole event; not every team plays every day. */
  readonly teamCount: number;
  /** Common round of each game within the day, from 0. */
  readonly round: readonly number[];
  readonly rounds: number;
  /** Leg of each game, from 0. No team plays a game of the second before all of its games of the first. */
  readonly leg: readonly number[];
}

/** Games in each time slot, by number. */
export type Slots = number[][];
