import type { Tournament } from '@courtside/domain';
import { isPlayingAt, isRegistrationShown } from '@courtside/tournament-ui';

/** What leads the list of tournaments. */
export interface Lead {
  readonly tournament: Tournament;
  readonly isRunning: boolean;
}

/** Courts run late: for so long after the plan is over, in ms, a tournament still counts as running. */
const LATE = 60 * 60_000;

const teamsOf = ({ groups }: Tournament): number => Object.values(groups).reduce((sum, { length }) => sum + length, 0);

/**
 * The tournament that leads: of those that are being played the one with the most teams; else of those that may be late; else the first that takes
 * registrations. Decided by what the list knows already.
 * @param tournaments in the order of the list
 */
export function chooseLead(tournaments: readonly Tournament[], now: number): Lead | null {
  const largestAt = (instant: number) =>
    tournaments.filter((tournament) => isPlayingAt(tournament, instant)).sort((a, b) => teamsOf(b) - teamsOf(a))[0];
  // Who pauses until the afternoon was played an hour ago, too, and has nothing to show that is as good as a game.
  const running = largestAt(now) ?? largestAt(now - LATE);
  if (running) return { tournament: running, isRunning: true };
  const open = tournaments.find((tournament) => isRegistrationShown(tournament, now));
  return open ? { tournament: open, isRunning: false } : null;
}
