import { showsBracket, type Tournament } from '@courtside/domain';
import { isPlayingAt, isRegistrationShown } from '@courtside/tournament-ui';

/** The tournament that leads the list. */
export interface Lead {
  readonly tournament: Tournament;
  readonly isRunning: boolean;
}

const HOUR = 60 * 60_000;
/**
 * Hours for which a tournament still counts as running after its plan is over, the first that fits: courts run late, and the list does not
 * know when further brackets are played, often after the first one.
 */
const LATE = [
  { hours: 0, needsFurther: false },
  { hours: 1, needsFurther: false },
  { hours: 2, needsFurther: true },
  { hours: 3, needsFurther: true },
];

const hasFurther = (tournament: Tournament): boolean => tournament.hasStages && showsBracket(tournament);

const countTeams = ({ groups }: Tournament): number => Object.values(groups).reduce((sum, { length }) => sum + length, 0);

const findLargest = (tournaments: readonly Tournament[]): Tournament | undefined =>
  [...tournaments].sort((a, b) => countTeams(b) - countTeams(a))[0];

/**
 * Returns the tournament that leads: the one in play with the most teams; else one that may run late; else the first with open
 * registration. Uses only what the list knows.
 * @param tournaments in the order of the list
 */
export function chooseLead(tournaments: readonly Tournament[], now: number): Lead | null {
  // A tournament that pauses until the afternoon was also in play an hour ago, but a game in play is better to show.
  const running = LATE.map(({ hours, needsFurther }) =>
    findLargest(tournaments.filter((one) => isPlayingAt(one, now - hours * HOUR) && (hasFurther(one) || !needsFurther))),
  ).find(Boolean);
  if (running) return { tournament: running, isRunning: true };
  const open = tournaments.find((tournament) => isRegistrationShown(tournament, now));
  return open ? { tournament: open, isRunning: false } : null;
}

/**
 * Returns the tournament that leads for a user: the one in play among the user’s, else among all. One whose games of today are all played leads only
 * if no other is in play.
 * @param own the user's, of those of the list
 * @param playedOut ids of tournaments of which no game is left today, as far as they were read
 */
export function chooseLeadFor(
  own: readonly Tournament[],
  all: readonly Tournament[],
  playedOut: ReadonlySet<string>,
  now: number,
): Lead | null {
  const isLeft = ({ id }: Tournament) => !playedOut.has(id);
  const running = [own.filter(isLeft), all.filter(isLeft), own]
    .map((tournaments) => chooseLead(tournaments, now))
    .find((lead) => lead?.isRunning);
  return running ?? chooseLead(all, now);
}
