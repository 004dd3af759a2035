/** A pairing of a Swiss round: the better ranked team first. */
export interface SwissPairing<Id extends string = string> {
  readonly team1Id: Id;
  readonly team2Id: Id;
}

/** A game of an earlier round. Without two scores it counts as met, but brings no points. */
export interface SwissGame<Id extends string = string> extends SwissPairing<Id> {
  readonly team1Score: number | null;
  readonly team2Score: number | null;
}

/** An earlier round. */
export interface SwissRoundRecord<Id extends string = string> {
  readonly games: readonly SwissGame<Id>[];
  /** Teams with a bye. If missing: the teams that did not play this round, and have not withdrawn or played later. */
  readonly byes?: readonly Id[];
}

/** The input of the pairing of the next round. */
export interface SwissInput<Id extends string = string> {
  /** Every team of the event by seed, best first; withdrawn ones stay in the list. */
  readonly teams: readonly Id[];
  /** Teams that no longer play. Their games stay. */
  readonly withdrawn?: readonly Id[];
  /** Earlier rounds, first to last. */
  readonly rounds: readonly SwissRoundRecord<Id>[];
  /** Points for a win or a bye, 3 by default; a draw is worth 1. */
  readonly pointsPerWin?: number;
  /**
   * Points of the table, if the caller has them: with other points for draws and losses, deductions and bonus points. By default they are
   * counted here.
   */
  readonly points?: ReadonlyMap<Id, number>;
  /** The order of the teams before this round, if the caller has a finer one than points, wins, goals and seed. */
  readonly ranking?: readonly Id[];
  /**
   * The table as people see it, in which the lowest team rests: level teams are ordered by registration there, and by seed in the ranking.
   */
  readonly shown?: readonly Id[];
}

/** Two teams that meet again. */
export interface SwissRematch<Id extends string = string> extends SwissPairing<Id> {
  /** Number of the round in which they met last, from 1. */
  readonly lastRound: number;
}

/** The outcome for the next round. */
export type SwissOutcome<Id extends string = string> =
  | {
      readonly kind: 'round';
      /** Number of the new round, from 1. */
      readonly round: number;
      readonly pairings: readonly SwissPairing<Id>[];
      readonly bye: Id | null;
    }
  | {
      /** All pairs of teams that still play have met. */
      readonly kind: 'allPlayed';
    }
  | {
      /** Some teams have not met, but no full round of such games exists: the offered round has rematches. */
      readonly kind: 'deadEnd';
      readonly round: number;
      readonly pairings: readonly SwissPairing<Id>[];
      readonly bye: Id | null;
      readonly rematches: readonly SwissRematch<Id>[];
    };
