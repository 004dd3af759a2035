import { dayOffsets, placeOn, showsSchedule, sortedDayIds, type Tournament } from '@courtside/domain';
import { useClock } from './use-clock';
import { daysBetween, wallClock } from './wall-clock';

/** Returns where a tournament is played today: the place of this day of its public schedule, else its own. */
export function usePlaceToday(tournament: Tournament): string {
  const { location, startDate, timeZone, schedule, scheduleType, scheduleTimes } = tournament;
  const { date } = wallClock(useClock(), timeZone ?? undefined);
  if (!scheduleTimes.venues || !showsSchedule(tournament)) return location;
  const dates = dayOffsets(sortedDayIds(schedule).length, scheduleType, scheduleTimes);
  return placeOn([{ dates, scheduleTimes }], daysBetween(startDate, date)) || location;
}
