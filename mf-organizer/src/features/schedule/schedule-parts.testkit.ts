import type { ScheduleParts } from './schedule-parts';

const Nothing = () => null;

/** For tests of the schedule itself, in which no other feature takes part. */
export const noParts: ScheduleParts = {
  DayRules: Nothing,
  openHistory: () => undefined,
  ScoringMode: Nothing,
  NextRound: Nothing,
  Withdraw: Nothing,
  RoundNote: Nothing,
};
