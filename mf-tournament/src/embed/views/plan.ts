import { showsGameTimes, type Tournament } from '@courtside/domain';
import { plannedDay, playableBracket, type DayPlan } from '@courtside/domain/day';
import { playClock, wallClock } from '@courtside/tournament-ui';
import type { PublicTournament } from '../reading/tournament';

/** The plan as it goes, of what is public. */
export function planOfDay({ tournament, teams, matches, games, stored }: PublicTournament): DayPlan {
  const bracket = games.size > 0 ? playableBracket(tournament, games) : null;
  return plannedDay({ tournament, matches, bracket, games, stored, teams });
}

/** Minutes of a moment on the tournament's clock, from the midnight before its first day. */
export const minutesAt = ({ startDate, timeZone }: Tournament, instant: number): number =>
  playClock(startDate, wallClock(instant, timeZone ?? undefined));

/** Whether visitors are told when a game is played. */
export function timesOf(tournament: Tournament): ({ kind }: { readonly kind: 'match' | 'bracket' }) => boolean {
  const { schedule, bracket } = showsGameTimes(tournament);
  return ({ kind }) => (kind === 'match' ? schedule : bracket);
}
