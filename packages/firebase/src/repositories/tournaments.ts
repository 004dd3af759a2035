import { parseTournament, type Tournament } from '@courtside/domain';
import { tournamentPath } from '../paths';
import { reportLeft, getParsedValue } from './parse';
import { readList, readPart, watchDocument, watchList, type Parse } from './parsed';
import { createQuery, documentAt, orderBy, where } from '../sdk/source';
import { dayBefore } from './today';
import { ARCHIVE_PART, cardFields, pastWhen, upcomingTournamentsQuery } from './questions';
import type { OnError, OnValue, Unsubscribe } from './watch';

const parse: Parse<Tournament> = ({ id, data }) => {
  const result = parseTournament(id, data);
  reportLeft(tournamentPath(id), result);
  return getParsedValue(result);
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
  return watchList(upcomingTournamentsQuery(dayBefore(today)), parse, (list, meta) => onValue([...list].sort(byStart), meta), onError);
}

/** How many days after the end of a month a tournament with a day in it may end: events longer than a week are not found. */
const LONGEST = 7;

/** Past tournaments that may have a day in a month: found by their last day, which orders the archive. @param month `YYYY-MM` */
function within(month: string, before: string) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const past = new Date(Date.UTC(year, number, 1 + LONGEST)).toISOString().slice(0, 10);
  return [where('endDate', '>=', `${month}-01`), where('endDate', '<', past < before ? past : before)];
}

/** A part of the archive. */
export interface ArchivePart {
  /** As far as a card shows them: fields outside `cardFields` have their defaults. */
  readonly tournaments: readonly Tournament[];
  /** The start of the next part; null after the last one. */
  readonly next: readonly string[] | null;
}

/**
 * Returns public tournaments that ended before yesterday, the latest first and each part by start. One request per part; the result is not
 * updated.
 * Reads: one per tournament of the part.
 * @param parts how many parts to return at once, to restore a longer list or to search
 * @param month `YYYY-MM`: tournaments with a day in it, and perhaps in the week after it
 * @throws ReadFailure
 */
export async function readArchivePart({
  today,
  after,
  parts = 1,
  month,
}: Today & { after?: readonly string[]; parts?: number; month?: string }): Promise<ArchivePart> {
  const most = ARCHIVE_PART * parts;
  const before = dayBefore(today);
  const when = month ? within(month, before) : [where('endDate', '<', before)];
  const { list, documents } = await readPart(pastWhen(when, most), { fields: cardFields, ...(after ? { after } : {}) }, parse);
  const last = documents.length === most ? documents.at(-1) : undefined;
  return { tournaments: list.sort((a, b) => byStart(b, a)), next: last ? [String(last.data['endDate']), last.id] : null };
}

/** Reads the whole archive in one request: for pages of earlier releases, which know no parts but use this client. @throws ReadFailure */
export async function readArchive({ today }: Today): Promise<Tournament[]> {
  const source = createQuery('tournaments', isPublic, where('endDate', '<', dayBefore(today)), orderBy('endDate', 'desc'));
  return (await readList(source, parse)).sort((a, b) => byStart(b, a));
}

/** Tournaments that a user organizes, oldest start first. */
export function watchMyTournaments(uid: string, onValue: OnValue<Tournament[]>, onError: OnError): Unsubscribe {
  const source = createQuery('tournaments', where('organizerUids', 'array-contains', uid));
  return watchList(source, parse, (list, meta) => onValue([...list].sort(byStart), meta), onError);
}

/**
 * One tournament. The value is null if it does not exist; another organizer's private one is the error `permission-denied`.
 * Reads: one, and one per change.
 */
export function watchTournament(tournamentId: string, onValue: OnValue<Tournament | null>, onError: OnError): Unsubscribe {
  return watchDocument(documentAt(tournamentPath(tournamentId)), parse, onValue, onError);
}
