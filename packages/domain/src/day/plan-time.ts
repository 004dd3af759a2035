import { MINUTES_PER_DAY } from '../schedule';

/** A day of play continues after midnight until six at the latest, and is over six hours after its last game. */
export const NIGHT = 6 * 60;

/** Converts `YYYY-MM-DDTHH:MM`, on the tournament's clock, to minutes from the midnight before the first day; null for any other text. */
export function planMinutes(startDate: string, text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text)) return null;
  // Both are read as UTC, so that no day is longer than another.
  const minutes = (Date.parse(`${text}:00Z`) - Date.parse(`${startDate}T00:00:00Z`)) / 60_000;
  return Number.isFinite(minutes) ? minutes : null;
}

/** Converts minutes from the midnight before the first day to `YYYY-MM-DDTHH:MM`. */
export const planText = (startDate: string, minutes: number): string =>
  new Date(Date.parse(`${startDate}T00:00:00Z`) + Math.round(minutes) * 60_000).toISOString().slice(0, 16);

/** Returns the day of play of a start: that of the schedule, if the start is on that day or in the night after it. */
export const dayOfPlay = (start: number, homeDay: number): number =>
  start >= homeDay * MINUTES_PER_DAY && start < (homeDay + 1) * MINUTES_PER_DAY + NIGHT ? homeDay : Math.floor(start / MINUTES_PER_DAY);
