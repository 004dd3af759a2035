import { sortedDayIds, type Tournament } from '../entities';
import { dayEnd, dayOffsets, dayStart, MINUTES_PER_DAY, rhythmOfDay } from '../schedule';

/** A day of play goes on after midnight at most until six; and six hours after its last game it is over. */
export const NIGHT = 6 * 60;

/** Minutes from the midnight before the first day of a time `YYYY-MM-DDTHH:MM` on the tournament's clock; null for what is none. */
export function planMinutes(startDate: string, text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text)) return null;
  // Both are read as UTC, so that no day is longer than another.
  const minutes = (Date.parse(`${text}:00Z`) - Date.parse(`${startDate}T00:00:00Z`)) / 60_000;
  return Number.isFinite(minutes) ? minutes : null;
}

/** Minutes from the midnight before the first day as `YYYY-MM-DDTHH:MM`. */
export const planText = (startDate: string, minutes: number): string =>
  new Date(Date.parse(`${startDate}T00:00:00Z`) + Math.round(minutes) * 60_000).toISOString().slice(0, 16);

/** The day of play of a start: that of the schedule, where it is on that day or in the night after it. */
export const dayOfPlay = (start: number, homeDay: number): number =>
  start >= homeDay * MINUTES_PER_DAY && start < (homeDay + 1) * MINUTES_PER_DAY + NIGHT ? homeDay : Math.floor(start / MINUTES_PER_DAY);

type WithSchedule = Pick<Tournament, 'schedule' | 'scheduleType' | 'scheduleTimes'>;

/**
 * Returns where the schedule ends: `day`, days after the tournament's first, `minutes` of its last game's end from the midnight of that day, and the
 * `interval` of that day. Minutes are 0 on a last day without games. Null without a schedule.
 */
export function scheduleEnd({ schedule, scheduleType, scheduleTimes }: WithSchedule) {
  const dayIds = sortedDayIds(schedule);
  const last = dayIds.length - 1;
  const day = dayOffsets(dayIds.length, scheduleType, scheduleTimes).at(-1);
  if (day === undefined) return null;
  const minutes = dayEnd(schedule[dayIds[last]!] ?? [], scheduleTimes, last)?.minutes ?? 0;
  return { day, minutes, interval: rhythmOfDay(scheduleTimes, last).interval };
}

type WithBracket = Pick<Tournament, 'schedule' | 'scheduleType' | 'scheduleTimes' | 'bracketTimes' | 'startDate' | 'endDate'>;

/**
 * Days after the first on which the bracket is played, which nobody writes down: the last day of the schedule when the bracket begins after its
 * games, else the day after, and never later than the tournament's last day.
 */
export function bracketDay({ bracketTimes, startDate, endDate, ...plan }: WithBracket): number {
  const end = scheduleEnd(plan);
  if (end === null) return 0;
  const { day } = end;
  const isSameDay = dayStart(bracketTimes, 0) >= end.minutes;
  const lastDay = Math.round((Date.parse(`${endDate}T00:00:00Z`) - Date.parse(`${startDate}T00:00:00Z`)) / (MINUTES_PER_DAY * 60_000));
  return Math.min(isSameDay ? day : day + 1, Math.max(day, lastDay));
}
