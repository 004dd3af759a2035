import { MINUTES_PER_DAY, timeOf } from './game-time';
import { aheadIn, passing } from './live-status';

const MINUTE = 60_000;

/**
 * The instant, in milliseconds since 1970, at which clocks of a zone show `YYYY-MM-DDTHH:MM`: an hour that they skip counts on, of one that comes twice it is
 * the first. Null for anything else than such a time, and for a zone that is not known.
 */
export function instantAt(wall: string, timeZone: string): number | null {
  const minutes = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) ? Date.parse(`${wall}Z`) / MINUTE : NaN;
  const passed = passing(timeZone);
  return passed && !Number.isNaN(minutes) ? passed(minutes) * MINUTE : null;
}

/** What clocks of a zone show at an instant, `YYYY-MM-DDTHH:MM`; of one that is not known, what UTC shows. */
export function wallTimeAt(instant: number, timeZone: string): string {
  const minutes = Math.floor(instant / MINUTE) + (aheadIn(timeZone)?.(instant / MINUTE) ?? 0);
  const date = new Date(Math.floor(minutes / MINUTES_PER_DAY) * MINUTES_PER_DAY * MINUTE).toISOString().slice(0, 10);
  return `${date}T${timeOf(minutes).time}`;
}
