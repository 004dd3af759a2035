import { addDays, daysBetween } from '@courtside/tournament-ui';

export interface EventDates {
  /** `YYYY-MM-DD`, or empty while it is missing. */
  readonly startDate: string;
  readonly endDate: string;
}

const SATURDAY = 6;

/** Returns the next weekend that has not begun, which is the most likely one for a new tournament. */
export function nextWeekend(today: string): EventDates {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const startDate = addDays(today, SATURDAY - weekday || 7);
  return { startDate, endDate: addDays(startDate, 1) };
}

/** Returns the end after a change of the start, so that the tournament keeps its length. If the dates have no valid length, the end stays. */
export function endAfter(before: EventDates, startDate: string): string {
  const length = daysBetween(before.startDate, before.endDate);
  return startDate !== '' && length >= 0 ? addDays(startDate, length) : before.endDate;
}
