import { MINUTES_PER_DAY } from '../schedule';

/** Returns the date some days after another one, both `YYYY-MM-DD`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * MINUTES_PER_DAY * 60_000).toISOString().slice(0, 10);
