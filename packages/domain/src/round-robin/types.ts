import type { Legs } from '../entities';

/** What a round robin is made from. */
export interface RoundRobinInput<Id extends string = string> {
  /** Teams of each group, by seed. At least 2 in every group. */
  readonly groups: readonly (readonly Id[])[];
  /** 1–4. */
  readonly days: number;
  /** Games at the same time, 1–6. */
  readonly numberOfCourts: number;
  /** How often every two teams of a group meet; once by default. */
  readonly legs?: Legs;
}

/** A game of the plan. */
export interface PlannedMatch<Id extends string = string> {
  readonly team1Id: Id;
  readonly team2Id: Id;
  /** Place of the group in the input. */
  readonly groupIndex: number;
  /** Round of its group, from 0; those of a second leg go on from the first. */
  readonly round: number;
  /** From 0. */
  readonly leg: number;
}

/** One court slot: a game, or a court that stays empty because nobody who is free is left to play on it. */
export type PlannedEntry<Id extends string = string> = PlannedMatch<Id> | 'break';

/** A round robin in the order of play. */
export interface RoundRobinPlan<Id extends string = string> {
  /** Court slots of each day: entry `i` is played in time slot ⌊i / courts⌋ on court i mod courts. */
  readonly days: readonly (readonly PlannedEntry<Id>[])[];
}
