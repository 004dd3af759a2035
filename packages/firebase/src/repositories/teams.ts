import { parsePlace, parseTeams, withEntries, type Place, type Team, type Tournament } from '@courtside/domain';
import { contactsPath, entriesPath, placesPath, registrationsPath, teamsPath } from '../paths';
import { parseEntries, getParsedValue } from './parse';
import { readDocument, readList, watchDocument, watchList, type Parse } from './parsed';
import { entriesQuery, placesQuery, withdrawnPlacesQuery } from './questions';
import { documentAt, createQuery, where } from '../sdk/source';
import { countOnce, readOnce } from './read-once';
import type { OnError, OnValue, Unsubscribe } from './watch';

/** E-mail addresses by team id. */
export type Contacts = ReadonlyMap<string, string>;

const parse: Parse<readonly Team[]> = ({ id, data }) =>
  parseEntries(teamsPath(id), data, parseTeams)
    .flat()
    .sort((a, b) => a.registeredAt - b.registeredAt || (a.id < b.id ? -1 : 1));

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The teams of a tournament, in order of registration. Reads: one for all teams, and one per change. */
export function watchTeams(tournamentId: string, onValue: OnValue<readonly Team[]>, onError: OnError): Unsubscribe {
  return watchDocument(documentAt(teamsPath(tournamentId)), parse, (teams, meta) => onValue(teams ?? [], meta), onError);
}

/** A team that is stored as a separate document. */
export const parseEntry: Parse<Team> = ({ id, data }) => {
  const [team] = getParsedValue(parseTeams({ [id]: data }));
  if (!team) throw new Error('The entry has no team');
  return team;
};

/** Registered teams that are separate documents, see `withEntries`. Only if the tournament `hasEntries`. Reads: one per entry. */
export function watchEntries(tournamentId: string, onValue: OnValue<readonly Team[]>, onError: OnError): Unsubscribe {
  return watchList(entriesQuery(tournamentId), parseEntry, (entries, meta) => onValue(withEntries([], entries), meta), onError);
}

/** Reads the entries once. @throws ReadFailure */
export async function readEntries(tournamentId: string): Promise<readonly Team[]> {
  return withEntries([], await readList(entriesQuery(tournamentId), parseEntry));
}

const placeOf: Parse<Place> = ({ id, data }) => getParsedValue(parsePlace(id, data));

/** The places once: of all teams, or of those that have withdrawn. @throws ReadFailure */
export function readPlaces(tournamentId: string, which: 'all' | 'withdrawn'): Promise<readonly Place[]> {
  return readList(which === 'all' ? placesQuery(tournamentId) : withdrawnPlacesQuery(tournamentId), placeOf);
}

/** The places of all teams that registered; see `getPlacements`. Reads: one per team, and one per change. */
export function watchPlaces(tournamentId: string, onValue: OnValue<readonly Place[]>, onError: OnError): Unsubscribe {
  return watchList(placesQuery(tournamentId), placeOf, onValue, onError);
}

/** The places of withdrawn teams. Reads: one per withdrawn team, one if there is none, and one per change. */
export function watchWithdrawn(tournamentId: string, onValue: OnValue<readonly Place[]>, onError: OnError): Unsubscribe {
  return watchList(withdrawnPlacesQuery(tournamentId), placeOf, onValue, onError);
}

/** The place of one team; null if it has none. Reads: one, and one per change. */
export function watchPlace(tournamentId: string, teamId: string, onValue: OnValue<Place | null>, onError: OnError): Unsubscribe {
  return watchDocument(documentAt(`${placesPath(tournamentId)}/${teamId}`), placeOf, onValue, onError);
}

/**
 * Returns how many teams are registered. Withdrawn teams count if organizers assign their places. Reads: one or two, for any number of teams.
 * @throws ReadFailure
 */
export async function countEntrants({ id, movesUp }: Pick<Tournament, 'id' | 'movesUp'>): Promise<number> {
  const [all, gone] = await Promise.all([countOnce(placesQuery(id)), movesUp === 'organizer' ? 0 : countOnce(withdrawnPlacesQuery(id))]);
  return all - gone;
}

/**
 * One registered team, for its captain too; null once it was moved to the document of all teams, or if it does not exist. Reads: one, and one
 * per change.
 */
export function watchEntry(tournamentId: string, teamId: string, onValue: OnValue<Team | null>, onError: OnError): Unsubscribe {
  return watchDocument(documentAt(`${entriesPath(tournamentId)}/${teamId}`), parseEntry, onValue, onError);
}

const naming = (tournamentId: string, uid: string) => createQuery(entriesPath(tournamentId), where('profileIds', 'array-contains', uid));

/** The registered teams that name this player, for the player. Reads: one for each, one if there is none. */
export function watchNamingEntries(tournamentId: string, uid: string, onValue: OnValue<readonly Team[]>, onError: OnError): Unsubscribe {
  return watchList(naming(tournamentId, uid), parseEntry, onValue, onError);
}

/** Reads the ids of these teams once. @throws ReadFailure */
export async function readNamingEntries(tournamentId: string, uid: string): Promise<readonly string[]> {
  return (await readOnce(naming(tournamentId, uid))).map(({ id }) => id);
}

/** The teams of a tournament that is over, in order of registration. One request, nothing live. @throws ReadFailure */
export async function readTeams(tournamentId: string): Promise<readonly Team[]> {
  return (await readDocument(documentAt(teamsPath(tournamentId)), parse)) ?? [];
}

/** The teams' e-mail addresses; for organizers only. Reads: one per team with an address. */
export function watchContacts(tournamentId: string, onValue: OnValue<Contacts>, onError: OnError): Unsubscribe {
  const entry: Parse<readonly [string, string]> = ({ id, data }) => [id, text(data['email'])];
  return watchList(createQuery(contactsPath(tournamentId)), entry, (entries, meta) => onValue(new Map(entries), meta), onError, {
    liveOnly: true,
  });
}

/** Adds the addresses to teams, for users who may read them. */
export function withEmails(teams: readonly Team[], contacts: Contacts): Team[] {
  return teams.map((team) => ({ ...team, email: contacts.get(team.id) ?? '' }));
}

/** The id of the team that a user registered for a tournament, or null. */
export function watchMyRegistration(tournamentId: string, uid: string, onValue: OnValue<string | null>, onError: OnError): Unsubscribe {
  const source = documentAt(`${registrationsPath(tournamentId)}/${uid}`);
  return watchDocument(
    source,
    ({ data }) => text(data['teamId']),
    (id, meta) => onValue(id || null, meta),
    onError,
  );
}

/** The e-mail address of a team, for its captain. @throws ReadFailure */
export function readContact(tournamentId: string, teamId: string): Promise<string | null> {
  return readDocument(documentAt(`${contactsPath(tournamentId)}/${teamId}`), ({ data }) => text(data['email']));
}
