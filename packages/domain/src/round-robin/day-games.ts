/** The games of a day and their teams, by number: the input of the packing into slots. */
export interface DayGames {
  /** The two teams of each game. */
  readonly teams: readonly (readonly [number, number])[];
  /** The number of teams of the whole event; not every team plays every day. */
  readonly teamCount: number;
  /** The common round of each game within the day, from 0. */
  readonly round: readonly number[];
  readonly rounds: number;
  /** The leg of each game, from 0. A team plays all of its games of the first leg before those of the second. */
  readonly leg: readonly number[];
}

/** The games in each time slot, by number. */
export type Slots = number[][];
