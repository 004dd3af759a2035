import type { Tournament } from '@courtside/domain';
import { useClock } from '../time/use-clock';
import { addDays, wallClock } from '../time/wall-clock';

type Days = Pick<Tournament, 'startDate' | 'endDate' | 'timeZone'>;

/** Whether an instant is on a day of the event, the one before or the one after. */
export function isNearEvent({ startDate, endDate, timeZone }: Days, instant: number): boolean {
  const { date } = wallClock(instant, timeZone ?? undefined);
  return date >= addDays(startDate, -1) && date <= addDays(endDate, 1);
}

/** As `isNearEvent`, for the present: pages of a tournament only read announcements on these days. */
export const useNearEvent = (event: Days): boolean => isNearEvent(event, useClock(60_000));
