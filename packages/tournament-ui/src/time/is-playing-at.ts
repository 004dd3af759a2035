import { hasBracket, hasSchedule, type Tournament } from '@courtside/domain';
import { bracketSpans, playClock, playStatus, scheduleSpans } from './play-status';
import { addDays, wallClock } from './wall-clock';

/** Whether a tournament is being played at an instant by what everybody may see of its plan; no document but its own is asked. */
export function isPlayingAt(tournament: Tournament, instant: number): boolean {
  const { startDate, endDate, timeZone } = tournament;
  const moment = wallClock(instant, timeZone ?? undefined);
  // Games go on past midnight, and a day that rains away is played later.
  if (tournament.isGameTimesHidden === true || moment.date < startDate || moment.date > addDays(endDate, 1)) return false;
  const clock = playClock(startDate, moment);
  return (
    (tournament.isSchedulePublic && hasSchedule(tournament) && playStatus(scheduleSpans(tournament), clock).isPlaying) ||
    (tournament.isBracketPublic && hasBracket(tournament) && playStatus(bracketSpans(tournament), clock).isPlaying)
  );
}
