import type { MatchTimes, Rhythm } from '../entities';
import { limits } from '../limits';

export const MINUTES_PER_DAY = 24 * 60;

/** A time of day on the schedule. */
export interface ScheduleTime {
  /** `HH:MM`, wrapped at 24 hours. */
  readonly time: string;
  /** Minutes from the midnight at which the day of play began; 1440 or more is after the next midnight. */
  readonly minutes: number;
  /** Midnights that have passed since the day began: 1 is shown as "+1 day". */
  readonly plusDays: number;
}

/** Converts `HH:MM` to minutes after midnight. */
export function toMinutes(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Converts minutes from a day's midnight to a time of day. */
export function toScheduleTime(minutes: number): ScheduleTime {
  const plusDays = Math.floor(minutes / MINUTES_PER_DAY);
  const inDay = minutes - plusDays * MINUTES_PER_DAY;
  const two = (value: number) => String(value).padStart(2, '0');
  return { time: `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`, minutes, plusDays };
}

/** Returns the start of a day in minutes. A day beyond the list starts like the last one; without a list at 09:00. */
export function dayStart({ startTimes }: Pick<MatchTimes, 'startTimes'>, dayIndex: number): number {
  return toMinutes(startTimes[dayIndex] ?? startTimes.at(-1) ?? limits.times.startTime);
}

/** The courts of each day: of times, or as many on all days. */
export type CourtCounts = number | Pick<MatchTimes, 'numberOfCourts' | 'venues'>;

/** Returns the number of courts of a day. @param dayIndex index of the day, from 0 */
export const courtsOfDay = (courts: CourtCounts, dayIndex: number): number =>
  typeof courts === 'number' ? courts : (courts.venues?.[dayIndex]?.courts ?? courts.numberOfCourts);

/** Returns the number of courts of the day that has the most. */
export const mostCourts = ({ numberOfCourts, venues = [] }: Pick<MatchTimes, 'numberOfCourts' | 'venues'>): number =>
  Math.max(numberOfCourts, ...venues.map(({ courts }) => courts ?? 0));

/** Returns the rhythm of a day's games. @param dayIndex index of the day, from 0 */
export const rhythmOfDay = (times: MatchTimes, dayIndex: number): Rhythm => times.own?.days[dayIndex] ?? times;

/**
 * Returns the start of a game: start + (length + interval) × ⌊index / courts⌋.
 * @param dayIndex index of the day, from 0
 * @param index court slot of the day, from 0, breaks included
 */
export function gameTime(times: MatchTimes, dayIndex: number, index: number): ScheduleTime {
  const { gameLength, interval } = rhythmOfDay(times, dayIndex);
  return toScheduleTime(dayStart(times, dayIndex) + (gameLength + interval) * Math.floor(index / courtsOfDay(times, dayIndex)));
}

/** Returns the letter of a court: 0 is A. */
export const courtLetter = (court: number): string => String.fromCharCode(65 + court);

/** The time and court of a court slot. */
export interface CourtSlot extends ScheduleTime {
  /** Time slot of the day, from 0. */
  readonly slot: number;
  /** From 0. */
  readonly court: number;
  readonly courtLetter: string;
}

/** Returns the time and court of the court slot `index` of a day. */
export function courtSlot(times: MatchTimes, dayIndex: number, index: number): CourtSlot {
  const courts = courtsOfDay(times, dayIndex);
  const court = index % courts;
  return { slot: Math.floor(index / courts), court, courtLetter: courtLetter(court), ...gameTime(times, dayIndex, index) };
}
