import { showsBracket, type Tournament } from '@courtside/domain';
import { isPlayingAt, isRegistrationShown } from '@courtside/tournament-ui';

/** The tournament that leads the list. */
export interface Lead {
  readonly tournament: Tournament;
  readonly isRunning: boolean;
}

/** Courts run late: a tournament still counts as running for this long after its plan is over, in ms. */
const LATE = 60 * 60_000;
/** The list does not know when further brackets are played, often after the first one: their tournament counts as running for so long after that, in ms. */
const LATER = [2 * LATE, 3 * LATE];

const hasFurther = (tournament: Tournament): boolean => tournament.hasStages && showsBracket(tournament);

const countTeams = ({ groups }: Tournament): number => Object.values(groups).reduce((sum, { length }) => sum + length, 0);

/**
 * Returns the tournament that leads: the one in play with the most teams; else one that may run late; else the first with open
 * registration. Uses only what the list knows.
 * @param tournaments in the order of the list
 */
export function chooseLead(tournaments: readonly Tournament[], now: number): Lead | null {
  const largestAt = (instant: number, among = tournaments) =>
    among.filter((tournament) => isPlayingAt(tournament, instant)).sort((a, b) => countTeams(b) - countTeams(a))[0];
  // A tournament that pauses until the afternoon was also in play an hour ago, but a game in play is better to show.
  const running =
    largestAt(now) ?? largestAt(now - LATE) ?? LATER.map((late) => largestAt(now - late, tournaments.filter(hasFurther))).find(Boolean);
  if (running) return { tournament: running, isRunning: true };
  const open = tournaments.find((tournament) => isRegistrationShown(tournament, now));
  return open ? { tournament: open, isRunning: false } : null;
}
