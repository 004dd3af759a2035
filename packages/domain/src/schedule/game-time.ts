import type { MatchTimes, Rhythm } from '../entities';
import { limits } from '../limits';

export const MINUTES_PER_DAY = 24 * 60;

/** A time of day on the schedule. */
export interface ScheduleTime {
  /** `HH:MM`, wrapped at 24 hours. */
  readonly time: string;
  /** Minutes from the midnight at which the day of play began; 1440 and more lie past the next. */
  readonly minutes: number;
  /** Midnights that have passed since the day began: 1 is shown as "+1 day". */
  readonly plusDays: number;
}

/** Minutes after midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Minutes from a day's midnight as a time of day. */
export function timeOf(minutes: number): ScheduleTime {
  const plusDays = Math.floor(minutes / MINUTES_PER_DAY);
  const inDay = minutes - plusDays * MINUTES_PER_DAY;
  const two = (value: number) => String(value).padStart(2, '0');
  return { time: `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`, minutes, plusDays };
}

/** Start of a day in minutes; a day beyond the list starts like the last one, and without a list at 09:00. */
export function dayStart({ startTimes }: Pick<MatchTimes, 'startTimes'>, dayIndex: number): number {
  return minutesOf(startTimes[dayIndex] ?? startTimes.at(-1) ?? limits.times.startTime);
}

/** The rhythm of a day's games. @param dayIndex place of the day, from 0 */
export const rhythmOfDay = (times: MatchTimes, dayIndex: number): Rhythm => times.own?.days[dayIndex] ?? times;

/**
 * Start of a game: start + (length + interval) × ⌊index / courts⌋.
 * @param dayIndex place of the day, from 0
 * @param index court slot of the day, from 0, breaks included
 */
export function gameTime(times: MatchTimes, dayIndex: number, index: number): ScheduleTime {
  const { gameLength, interval } = rhythmOfDay(times, dayIndex);
  return timeOf(dayStart(times, dayIndex) + (gameLength + interval) * Math.floor(index / times.numberOfCourts));
}

/** Letter of a court: 0 is A. */
export const courtLetter = (court: number): string => String.fromCharCode(65 + court);

/** When and where a court slot is. */
export interface CourtSlot extends ScheduleTime {
  /** Time slot of the day, from 0. */
  readonly slot: number;
  /** From 0. */
  readonly court: number;
  readonly courtLetter: string;
}

/** Time and court of the court slot `index` of a day. */
export function courtSlot(times: MatchTimes, dayIndex: number, index: number): CourtSlot {
  const court = index % times.numberOfCourts;
  return { slot: Math.floor(index / times.numberOfCourts), court, courtLetter: courtLetter(court), ...gameTime(times, dayIndex, index) };
}
