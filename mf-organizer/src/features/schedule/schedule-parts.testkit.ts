import type { ScheduleParts } from './schedule-parts';

const Nothing = () => null;

/** Empty parts, for tests of the schedule without other features. */
export const noParts: ScheduleParts = {
  DayRules: Nothing,
  openHistory: () => undefined,
  ScoringMode: Nothing,
  NextRound: Nothing,
  Withdraw: Nothing,
  LateTeam: Nothing,
  RoundNote: Nothing,
  ChangeGroups: Nothing,
};
