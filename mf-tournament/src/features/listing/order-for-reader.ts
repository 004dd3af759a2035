import { isOrganizer, type Tournament } from '@courtside/domain';
import { isOnDayOfPlay, isPlayingAt } from '@courtside/tournament-ui';

/** The user who looks at the list. */
export interface Reader {
  /** Null for a visitor who is not signed in. */
  readonly uid: string | null;
  /** Tournaments in whose teams they play. */
  readonly playsIn: ReadonlySet<string>;
}

/** Whether a tournament concerns the user more than all others: they play in it, or organize it today. */
export const isReaders = (tournament: Tournament, { uid, playsIn }: Reader, instant: number): boolean =>
  playsIn.has(tournament.id) || (isOrganizer(tournament, uid) && isOnDayOfPlay(tournament, instant));

/** Sorts a list for its user: their own first, then those in play, then the others, each in the given order. */
export function orderForReader(tournaments: readonly Tournament[], reader: Reader, instant: number): readonly Tournament[] {
  const getRank = (tournament: Tournament) => (isReaders(tournament, reader, instant) ? 0 : isPlayingAt(tournament, instant) ? 1 : 2);
  return tournaments
    .map((tournament) => ({ tournament, rank: getRank(tournament) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ tournament }) => tournament);
}
