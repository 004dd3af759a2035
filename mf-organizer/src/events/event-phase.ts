import { dayOffsets, sortedDayIds, type Tournament } from '@courtside/domain';
import type { EventFacts } from '@courtside/domain/event-steps';
import { addDays, daysBetween, isAfterLastDay, wallClock } from '@courtside/tournament-ui';

type Days = Pick<Tournament, 'startDate' | 'endDate' | 'timeZone'>;

const dateAt = ({ timeZone }: Days, instant: number): string => wallClock(instant, timeZone ?? undefined).date;

/** Returns whether a tournament is ahead, on, or over, by its own calendar; a league is on between two of its days, too. */
export const phaseAt = (days: Days, instant: number): EventFacts['when'] =>
  isAfterLastDay(days, instant) ? 'over' : days.startDate <= dateAt(days, instant) ? 'today' : 'ahead';

/** Returns the whole days until the first day; 0 from then on. */
export const daysAhead = (days: Days, instant: number): number => Math.max(0, daysBetween(dateAt(days, instant), days.startDate) || 0);

/** How many days after the last day missing results are still listed. */
const RECENT_DAYS = 7;

export const isRecent = (days: Days, instant: number): boolean => daysBetween(days.endDate, dateAt(days, instant)) <= RECENT_DAYS;

type Scheduled = Pick<Tournament, 'schedule' | 'scheduleType' | 'scheduleTimes'>;

/** Returns the days of play whose dates were chosen, as days after the first; null if they follow each other. */
const chosenDays = ({ schedule, scheduleType, scheduleTimes }: Scheduled): readonly number[] | null =>
  scheduleTimes.days ? dayOffsets(sortedDayIds(schedule).length, scheduleType, scheduleTimes) : null;

const dayAt = (days: Days, instant: number): number => daysBetween(days.startDate, dateAt(days, instant));

/** Returns the current day of a tournament and the number of its days; null between days whose dates were chosen. */
export function getDay(event: Days & Scheduled, instant: number): { readonly number: number; readonly count: number } | null {
  const today = dayAt(event, instant);
  const days = chosenDays(event);
  if (!days) return { number: today + 1, count: daysBetween(event.startDate, event.endDate) + 1 };
  return days.includes(today) ? { number: days.indexOf(today) + 1, count: days.length } : null;
}

/** The next day of play of a tournament that is not played today. */
export interface NextDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly daysAhead: number;
}

/** Returns the next day of a league between two of its days of play; null for a tournament that is not between two. */
export function getDayAfterPause(event: Days & Scheduled, instant: number): NextDay | null {
  const today = dayAt(event, instant);
  const days = chosenDays(event) ?? [];
  const next = days.find((day) => day > today);
  if (today < 0 || next === undefined || days.includes(today)) return null;
  return { date: addDays(event.startDate, next), daysAhead: next - today };
}
