import { dayOffsets, showsBracket, showsSchedule, sortedDayIds, type Tournament } from '@courtside/domain';
import { NIGHT } from '@courtside/domain/day';
import { playClock } from './play-clock';
import { bracketSpans, playStatus, scheduleSpans } from './play-status';
import { addDays, daysBetween, wallClock } from './wall-clock';

type Days = Pick<Tournament, 'startDate' | 'endDate' | 'timeZone'>;
type Scheduled = Pick<Tournament, 'startDate' | 'schedule' | 'scheduleType' | 'scheduleTimes' | 'hasFurtherGroups'>;

/** Whether a tournament is being played at an instant, by its public plan; it reads no other document. */
export function isPlayingAt(tournament: Tournament, instant: number): boolean {
  const { startDate, endDate, timeZone } = tournament;
  const moment = wallClock(instant, timeZone ?? undefined);
  // Games go on past midnight, and a day that rains away is played later.
  if (tournament.isGameTimesHidden === true || moment.date < startDate || moment.date > addDays(endDate, 1)) return false;
  const clock = playClock(startDate, moment);
  return (
    (showsSchedule(tournament) && playStatus(scheduleSpans(tournament), clock).isPlaying) ||
    (showsBracket(tournament) && playStatus(bracketSpans(tournament), clock).isPlaying)
  );
}

/**
 * Whether a date is before another day of a league, whose dates were chosen, and is none of them: nothing is played on it. Further groups may
 * play on any date, because other documents have theirs.
 */
export function isBetweenDays(event: Scheduled, date: string): boolean {
  const { startDate, schedule, scheduleType, scheduleTimes, hasFurtherGroups } = event;
  if (!scheduleTimes.days || hasFurtherGroups) return false;
  const day = daysBetween(startDate, date);
  const days = dayOffsets(sortedDayIds(schedule).length, scheduleType, scheduleTimes);
  return !days.includes(day) && days.some((later) => later > day);
}

/**
 * Whether an instant is on a day of play for organizers: from the first midnight to the morning after the last day, but not between the days
 * of a league.
 */
export function isOnDayOfPlay(event: Days & Scheduled, instant: number): boolean {
  const dates = [instant, instant - NIGHT * 60_000].map((time) => wallClock(time, event.timeZone ?? undefined).date);
  return event.startDate <= dates[0]! && !isAfterLastDay(event, instant) && !dates.every((date) => isBetweenDays(event, date));
}

/** Whether the last day of play is over, and the night after it. */
export const isAfterLastDay = ({ endDate, timeZone }: Pick<Days, 'endDate' | 'timeZone'>, instant: number): boolean =>
  wallClock(instant - NIGHT * 60_000, timeZone ?? undefined).date > endDate;
