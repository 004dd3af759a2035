import { parseTeams, type Team } from '@courtside/domain';
import { contactsPath, registrationsPath, teamsPath } from '../paths';
import { parseEntries } from './parse';
import { readDocument, watchDocument, watchList, type Parse } from './parsed';
import { documentAt, queryOf } from './source';
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

/** The teams of a tournament that is over, in order of registration. One request, nothing live. @throws ReadFailure */
export async function readTeams(tournamentId: string): Promise<readonly Team[]> {
  return (await readDocument(documentAt(teamsPath(tournamentId)), parse)) ?? [];
}

/** The teams' e-mail addresses; for organisers only. Reads: one per team that has one. */
export function watchContacts(tournamentId: string, onValue: OnValue<Contacts>, onError: OnError): Unsubscribe {
  const entry: Parse<readonly [string, string]> = ({ id, data }) => [id, text(data['email'])];
  return watchList(queryOf(contactsPath(tournamentId)), entry, (entries, meta) => onValue(new Map(entries), meta), onError, {
    liveOnly: true,
  });
}

/** Fills in the addresses, for those who may know them. */
export function withEmails(teams: readonly Team[], contacts: Contacts): Team[] {
  return teams.map((team) => ({ ...team, email: contacts.get(team.id) ?? '' }));
}

/** Id of the team that a person registered for a tournament, or null. */
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
