import { showsBracket, showsSchedule, type Tournament } from '@courtside/domain';
import { NIGHT } from '@courtside/domain/day';
import { playClock } from './play-clock';
import { bracketSpans, playStatus, scheduleSpans } from './play-status';
import { addDays, wallClock } from './wall-clock';

type Days = Pick<Tournament, 'startDate' | 'endDate' | 'timeZone'>;

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

/** Whether an instant is on a day of play for organizers: from the first midnight to the morning after the last day. */
export function isOnDayOfPlay({ startDate, endDate, timeZone }: Days, instant: number): boolean {
  return startDate <= wallClock(instant, timeZone ?? undefined).date && !isAfterLastDay({ endDate, timeZone }, instant);
}

/** Whether the last day of play is over, and the night after it. */
export const isAfterLastDay = ({ endDate, timeZone }: Pick<Days, 'endDate' | 'timeZone'>, instant: number): boolean =>
  wallClock(instant - NIGHT * 60_000, timeZone ?? undefined).date > endDate;
