import { sortedDayIds, type BracketFields, type GroupsFields, type Tournament } from '../entities';
import { dayEnd, dayOffsets, dayStart, MINUTES_PER_DAY, rhythmOfDay } from '../schedule';

type WithSchedule = Pick<GroupsFields, 'schedule' | 'scheduleType' | 'scheduleTimes'>;

/**
 * Returns where the schedule ends: `day`, days after the tournament's first, `minutes` of its last game's end from the midnight of that
 * day, and the `interval` of that day. Minutes are 0 on a last day without games. Null without a schedule.
 */
export function scheduleEnd({ schedule, scheduleType, scheduleTimes }: WithSchedule) {
  const dayIds = sortedDayIds(schedule);
  const last = dayIds.length - 1;
  const day = dayOffsets(dayIds.length, scheduleType, scheduleTimes).at(-1);
  if (day === undefined) return null;
  const minutes = dayEnd(schedule[dayIds[last]!] ?? [], scheduleTimes, last)?.minutes ?? 0;
  return { day, minutes, interval: rhythmOfDay(scheduleTimes, last).interval };
}

/** The fields of an event that say on which day one of its brackets is played. */
export type WithBracket = WithSchedule & Pick<BracketFields, 'bracketTimes'> & Pick<Tournament, 'startDate' | 'endDate'>;

/**
 * Returns the days after the first on which the bracket is played. It is not stored: it is the last day of the schedule if the bracket
 * begins after its games, else the day after, and never later than the tournament's last day.
 */
export function bracketDay({ bracketTimes, startDate, endDate, ...plan }: WithBracket): number {
  const end = scheduleEnd(plan);
  if (end === null) return 0;
  const { day } = end;
  const isSameDay = dayStart(bracketTimes, 0) >= end.minutes;
  const lastDay = Math.round((Date.parse(`${endDate}T00:00:00Z`) - Date.parse(`${startDate}T00:00:00Z`)) / (MINUTES_PER_DAY * 60_000));
  return Math.min(isSameDay ? day : day + 1, Math.max(day, lastDay));
}
