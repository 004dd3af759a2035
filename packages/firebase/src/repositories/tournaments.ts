import { parseTournament, type Tournament } from '@courtside/domain';
import { tournamentPath } from '../paths';
import { reportLeft, valueOf } from './parse';
import { readList, readPart, watchDocument, watchList, type Parse } from './parsed';
import { documentAt, orderBy, queryOf, where } from '../sdk/source';
import { dayBefore } from './today';
import { ARCHIVE_PART, cardFields, pastWhen, upcomingFrom } from './questions';
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
  return watchList(upcomingFrom(dayBefore(today)), parse, (list, meta) => onValue([...list].sort(byStart), meta), onError);
}

/** Past the end of a month a tournament that began in it ends, in days: a week of games is the longest that is looked for. */
const LONGEST = 7;

/** What of the past has, or may have, a day in a month: found by its last day, which is what the archive is ordered by. @param month `YYYY-MM` */
function within(month: string, before: string) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const past = new Date(Date.UTC(year, number, 1 + LONGEST)).toISOString().slice(0, 10);
  return [where('endDate', '>=', `${month}-01`), where('endDate', '<', past < before ? past : before)];
}

/** A part of the archive. */
export interface ArchivePart {
  /** As far as a card shows them: what `cardFields` leaves out has its default. */
  readonly tournaments: readonly Tournament[];
  /** Where the next part begins; null behind the last one. */
  readonly next: readonly string[] | null;
}

/**
 * Public tournaments that ended before yesterday, the last to end first and each part by start. One request for a part; nothing in it changes while it is looked at.
 * Reads: one per tournament of the part.
 * @param parts how many parts come at once, for who comes back to a list that was longer, or looks for something
 * @param month `YYYY-MM`: of what has a day in it, and perhaps of the week after it
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

/** All of the archive, whole documents, in one request: for pages of releases that knew no parts, which meet this client. @throws ReadFailure */
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
