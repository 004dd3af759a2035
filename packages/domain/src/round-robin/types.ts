import type { Legs } from '../entities';
import type { CourtCounts } from '../schedule';

/** The input of a round robin. */
export interface RoundRobinInput<Id extends string = string> {
  /** The teams of each group by seed, at least 2 in every group. */
  readonly groups: readonly (readonly Id[])[];
  /** 1–4. */
  readonly days: number;
  /** The number of courts of each day, 1–6. */
  readonly numberOfCourts: CourtCounts;
  /** How often every two teams of a group meet; once by default. */
  readonly legs?: Legs;
  /** Pairs of teams that do not play because they have met, in either order; none by default. */
  readonly met?: readonly (readonly [Id, Id])[];
}

/** A game of the plan. */
export interface PlannedMatch<Id extends string = string> {
  readonly team1Id: Id;
  readonly team2Id: Id;
  /** The index of the group in the input. */
  readonly groupIndex: number;
  /** The round of its group, from 0. The rounds of a second leg continue those of the first. */
  readonly round: number;
  /** From 0. */
  readonly leg: number;
}

/** One court in one time slot: a game, or null if the court is empty because no free teams are left. */
export type PlannedEntry<Id extends string = string> = PlannedMatch<Id> | 'break';

/** A round robin in the order of play. */
export interface RoundRobinPlan<Id extends string = string> {
  /** The entries of each day: entry `i` is played in time slot ⌊i / courts of the day⌋ on court i mod courts of the day. */
  readonly days: readonly (readonly PlannedEntry<Id>[])[];
}
