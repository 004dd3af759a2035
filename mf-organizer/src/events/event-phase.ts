import { dayOffsets, sortedDayIds, type Tournament } from '@courtside/domain';
import type { EventFacts } from '@courtside/domain/event-steps';
import { daysBetween, isAfterLastDay, isOnDayOfPlay, wallClock } from '@courtside/tournament-ui';

type Days = Pick<Tournament, 'startDate' | 'endDate' | 'timeZone'>;

/** Returns whether a tournament is ahead, on, or over, by its own calendar. */
export const phaseAt = (days: Days, instant: number): EventFacts['when'] =>
  isOnDayOfPlay(days, instant) ? 'today' : isAfterLastDay(days, instant) ? 'over' : 'ahead';

const dateAt = ({ timeZone }: Days, instant: number): string => wallClock(instant, timeZone ?? undefined).date;

/** Returns the whole days until the first day; 0 from then on. */
export const daysAhead = (days: Days, instant: number): number => Math.max(0, daysBetween(dateAt(days, instant), days.startDate) || 0);

/** How many days after the last day missing results are still listed. */
const RECENT_DAYS = 7;

export const isRecent = (days: Days, instant: number): boolean => daysBetween(days.endDate, dateAt(days, instant)) <= RECENT_DAYS;

type Scheduled = Pick<Tournament, 'schedule' | 'scheduleType' | 'scheduleTimes'>;

/** Returns the current day of a tournament and the number of its days; null between days whose dates were chosen. */
export function getDay(event: Days & Scheduled, instant: number): { readonly number: number; readonly count: number } | null {
  const today = daysBetween(event.startDate, dateAt(event, instant));
  const { schedule, scheduleType, scheduleTimes } = event;
  if (!scheduleTimes.days) return { number: today + 1, count: daysBetween(event.startDate, event.endDate) + 1 };
  const days = dayOffsets(sortedDayIds(schedule).length, scheduleType, scheduleTimes);
  return days.includes(today) ? { number: days.indexOf(today) + 1, count: days.length } : null;
}
