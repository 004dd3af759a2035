import { MINUTES_PER_DAY, toScheduleTime } from './game-time';
import { aheadIn, passing } from './live-status';

const MINUTE = 60_000;

/**
 * Returns the instant, in milliseconds since 1970, at which clocks of a zone show `YYYY-MM-DDTHH:MM`. A skipped hour counts on; of a
 * repeated hour the first counts. Null for any other text, and for an unknown zone.
 */
export function instantAt(wall: string, timeZone: string): number | null {
  const minutes = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) ? Date.parse(`${wall}Z`) / MINUTE : NaN;
  const passed = passing(timeZone);
  return passed && !Number.isNaN(minutes) ? passed(minutes) * MINUTE : null;
}

/** Returns the local time of a zone at an instant, `YYYY-MM-DDTHH:MM`; UTC for an unknown zone. */
export function wallTimeAt(instant: number, timeZone: string): string {
  const minutes = Math.floor(instant / MINUTE) + (aheadIn(timeZone)?.(instant / MINUTE) ?? 0);
  const date = new Date(Math.floor(minutes / MINUTES_PER_DAY) * MINUTES_PER_DAY * MINUTE).toISOString().slice(0, 10);
  return `${date}T${toScheduleTime(minutes).time}`;
}
