import { isMixer, parseTournament, withEntries, type Team, type TeamId, type Tournament } from '@courtside/domain';
import { getPlacements, getCountedPlaces, teamsIn } from '@courtside/domain/registration';
import { ReadFailure } from '../errors/read-failure';
import { entriesPath, tournamentPath } from '../paths';
import { readDraw } from './draws';
import { getParsedValue } from './parse';
import { readDocument, readList, readPart, type Parse } from './parsed';
import { documentAt, ID, limit, orderBy, createQuery, where } from '../sdk/source';
import { parseEntry, readEntries, readPlaces, readTeams } from './teams';
import { dayBefore } from './today';
import type { Today } from './tournaments';

/** A player in a public tournament, with the name that the tournament's page shows. */
export interface PublicEntry {
  /** The whole current tournament. */
  readonly tournament: Tournament;
  /** Teams with one of the requested players; empty if they are on a mixer's list of players only. */
  readonly teams: readonly Team[];
  /** All teams of the tournament, by which each gets its colors; null where not all were read. */
  readonly teamIds: readonly TeamId[] | null;
  /** The requested players that it names. */
  readonly uids: readonly string[];
}

/** The entries found in a part of the public tournaments. */
export interface PublicEntries {
  /** Coming tournaments by start, then past ones, the latest first. */
  readonly entries: readonly PublicEntry[];
  /** Past tournaments that were looked at, and the last day of the earliest of them. */
  readonly searched: number;
  readonly back: string | null;
  /** The start of the next part; null after the last one. */
  readonly next: readonly string[] | null;
}

/** The fields that decide whether a tournament may name a player to its visitors. */
const scanFields = [
  ...['name', 'startDate', 'endDate', 'tournamentType', 'playerIds', 'hasEntries'],
  ...['isTournamentPublic', 'isTeamsPublic', 'isPlayersPublic'],
] as const satisfies readonly (keyof Tournament)[];

/** How many past tournaments one step reads; each further step reads twice as many. */
const STEP = 24;
/** The maximum number of values in one Firestore query. */
const MOST = 30;

const parse: Parse<Tournament> = ({ id, data }) => getParsedValue(parseTournament(id, data));
const isPublic = where('isTournamentPublic', '==', true);

/**
 * Returns the tournaments of players from documents that every visitor can read. There is no public list of a player's tournaments: this
 * searches for their ids in public tournaments that show their teams or, for a mixer, their players. The first part has the coming and the
 * latest past ones.
 * Reads: one for each tournament searched and one for the teams that it shows; a few more for those that name a player.
 * @param uids at most 30
 * @throws ReadFailure
 */
export async function readPublicEntries(
  uids: readonly string[],
  { today, after }: Today & { readonly after?: readonly string[] },
): Promise<PublicEntries> {
  const asked = uids.slice(0, MOST);
  const [coming, past] = await Promise.all([after ? [] : readComing(today), readPast(today, after)]);
  const found = await Promise.all([...coming, ...past.list].map((tournament) => entryIn(tournament, asked, today)));
  const last = past.documents.length === past.most ? past.documents.at(-1) : undefined;
  return {
    entries: found.filter((entry) => entry !== null),
    searched: past.documents.length,
    back: past.list.at(-1)?.endDate ?? null,
    next: last ? [String(last.data['endDate']), last.id] : null,
  };
}

async function readComing(today: string): Promise<Tournament[]> {
  const coming = createQuery('tournaments', isPublic, where('endDate', '>=', dayBefore(today)), orderBy('endDate'));
  const { list } = await readPart(coming, { fields: scanFields }, parse);
  return list.sort((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0));
}

async function readPast(today: string, after: readonly string[] | undefined) {
  const most = after ? 2 * STEP : STEP;
  const over = [isPublic, where('endDate', '<', dayBefore(today)), orderBy('endDate', 'desc'), orderBy(ID, 'desc'), limit(most)];
  return { most, ...(await readPart(createQuery('tournaments', ...over), { fields: scanFields, ...(after ? { after } : {}) }, parse)) };
}

const named = (ids: readonly string[], asked: readonly string[]): string[] => asked.filter((uid) => ids.includes(uid));

/** Null if a tournament names none of them to its visitors, or was made private in the meantime. */
async function entryIn(card: Tournament, asked: readonly string[], today: string): Promise<PublicEntry | null> {
  try {
    const [gathered, byThemselves] = await Promise.all([
      card.isTeamsPublic ? readTeams(card.id) : [],
      card.isTeamsPublic && card.hasEntries && !isMixer(card) && card.endDate >= dayBefore(today) ? entriesOf(card.id, asked) : [],
    ]);
    const listed = isMixer(card) && card.isPlayersPublic ? named(card.playerIds, asked) : [];
    const candidates = withEntries(gathered, byThemselves).filter(({ profileIds }) => named(profileIds, asked).length > 0);
    if (candidates.length === 0 && listed.length === 0) return null;
    const tournament = await readDocument(documentAt(tournamentPath(card.id)), parse);
    if (!tournament?.isTournamentPublic) return null;
    const teams = tournament.isTeamsPublic ? await thoseIn(tournament, candidates) : [];
    const uids = named([...teams.flatMap(({ profileIds }) => profileIds), ...(tournament.isPlayersPublic ? listed : [])], asked);
    if (uids.length === 0) return null;
    return { tournament, teams, uids, teamIds: byThemselves.length > 0 ? null : gathered.map(({ id }) => id) };
  } catch (error) {
    if (isWithheld(error)) return null;
    throw error;
  }
}

/** Whether a read failed because visitors may not read the data, or it is malformed. */
const isWithheld = (error: unknown): boolean =>
  error instanceof ReadFailure && (error.code === 'permission-denied' || error.code === 'malformed');

const entriesOf = (tournamentId: string, asked: readonly string[]): Promise<readonly Team[]> =>
  readList(createQuery(entriesPath(tournamentId), where('profileIds', 'array-contains-any', asked)), parseEntry);

/**
 * Returns the teams that a current tournament shows to its visitors, once; none if it shows none, or has been hidden in the meantime.
 * Reads: one, and one for each team that registered since the groups were drawn; more where teams may wait or have withdrawn.
 * @throws ReadFailure
 */
export async function readShownTeams(tournament: Tournament): Promise<readonly Team[]> {
  if (!tournament.isTeamsPublic) return [];
  try {
    const [gathered, entries] = await Promise.all([
      readTeams(tournament.id),
      tournament.hasEntries && !isMixer(tournament) ? readEntries(tournament.id) : [],
    ]);
    return await thoseIn(tournament, withEntries(gathered, entries));
  } catch (error) {
    if (isWithheld(error)) return [];
    throw error;
  }
}

/** Without those that have withdrawn, wait or were not drawn yet: the tournament's page does not show them either. */
async function thoseIn(tournament: Tournament, teams: readonly Team[]): Promise<readonly Team[]> {
  const asks = getCountedPlaces(tournament);
  if (asks === 'none' || teams.length === 0) return teams;
  const [places, draw] = await Promise.all([
    readPlaces(tournament.id, asks),
    asks === 'all' && tournament.placesBy === 'draw' ? readDraw(tournament.id) : null,
  ]);
  return teamsIn(teams, getPlacements(tournament, places, draw));
}
