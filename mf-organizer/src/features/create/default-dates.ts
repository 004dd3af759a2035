import { addDays, daysBetween } from '@courtside/tournament-ui';

export interface EventDates {
  /** `YYYY-MM-DD`, or empty while it is not given. */
  readonly startDate: string;
  readonly endDate: string;
}

const SATURDAY = 6;

/** The next weekend that has not begun: the likeliest one for a new tournament. */
export function nextWeekend(today: string): EventDates {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const startDate = addDays(today, SATURDAY - weekday || 7);
  return { startDate, endDate: addDays(startDate, 1) };
}

/** The end that goes with another start: the tournament lasts as long as before. Dates that say no length leave the end alone. */
export function endAfter(before: EventDates, startDate: string): string {
  const length = daysBetween(before.startDate, before.endDate);
  return startDate !== '' && length >= 0 ? addDays(startDate, length) : before.endDate;
}
