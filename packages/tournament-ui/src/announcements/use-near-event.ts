import type { Tournament } from '@courtside/domain';
import { useClock } from '../time/use-clock';
import { addDays, wallClock } from '../time/wall-clock';

/** Whether it is a day of the event, the one before or the one after: what is announced is for these, and pages of a tournament read it then. */
export function useNearEvent({ startDate, endDate, timeZone }: Pick<Tournament, 'startDate' | 'endDate' | 'timeZone'>): boolean {
  const { date } = wallClock(useClock(60_000), timeZone ?? undefined);
  return date >= addDays(startDate, -1) && date <= addDays(endDate, 1);
}
