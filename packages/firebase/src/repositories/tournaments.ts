import { parseTournament, type Tournament } from '@courtside/domain';
import { tournamentPath } from '../paths';
import { reportLeft, valueOf } from './parse';
import { readList, watchDocument, watchList, type Parse } from './parsed';
import { documentAt, orderBy, queryOf, where } from './source';
import { dayBefore } from './today';
import type { OnError, OnValue, Unsubscribe } from './watch';

const parse: Parse<Tournament> = ({ id, data }) => {
  const result = parseTournament(id, data);
  reportLeft(tournamentPath(id), result);
  return valueOf(result);
};
const isPublic = where('isTournamentPublic', '==', true);
const byStart = (a: Tournament, b: Tournament): number =>
  a.startDate === b.startDate ? compare(a.name, b.name) : compare(a.startDate, b.startDate);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The viewer's (or the tournament's) date of today, `YYYY-MM-DD`. */
export interface Today {
  readonly today: string;
}

/** Public tournaments that have not ended before yesterday, by start date. Reads: one per tournament, and one per change. */
export function watchUpcomingTournaments({ today }: Today, onValue: OnValue<Tournament[]>, onError: OnError): Unsubscribe {
  const source = queryOf('tournaments', isPublic, where('endDate', '>=', dayBefore(today)), orderBy('endDate'));
  return watchList(source, parse, (list, meta) => onValue([...list].sort(byStart), meta), onError);
}

/** Public tournaments that ended before yesterday, newest start first. One request; nothing in it changes while it is looked at. @throws ReadFailure */
export async function readArchive({ today }: Today): Promise<Tournament[]> {
  const source = queryOf('tournaments', isPublic, where('endDate', '<', dayBefore(today)), orderBy('endDate', 'desc'));
  return (await readList(source, parse)).sort((a, b) => byStart(b, a));
}

/** Tournaments that a user organises, oldest start first. */
export function watchMyTournaments(uid: string, onValue: OnValue<Tournament[]>, onError: OnError): Unsubscribe {
  const source = queryOf('tournaments', where('organizerUids', 'array-contains', uid));
  return watchList(source, parse, (list, meta) => onValue([...list].sort(byStart), meta), onError);
}

/**
 * One tournament. The value is null when there is none; a private one of somebody else is the error `permission-denied`.
 * Reads: one, and one per change.
 */
export function watchTournament(tournamentId: string, onValue: OnValue<Tournament | null>, onError: OnError): Unsubscribe {
  return watchDocument(documentAt(tournamentPath(tournamentId)), parse, onValue, onError);
}
