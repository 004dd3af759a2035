import { parseEdit, type TeamEdit } from '@courtside/domain/registration';
import { contactsPath, editsPath, entriesPath, teamsPath } from '../paths';
import { toFailureCode } from '../errors/failure-code';
import { getParsedValue } from './parse';
import { watchList } from './parsed';
import { readOnce } from './read-once';
import { documentAt, createQuery } from '../sdk/source';
import type { OnError, OnValue, Unsubscribe } from './watch';

/** Captains' changes since they registered; for organizers only. Reads: one per change. */
export function watchEdits(tournamentId: string, onValue: OnValue<readonly TeamEdit[]>, onError: OnError): Unsubscribe {
  return watchList(createQuery(editsPath(tournamentId)), ({ id, data }) => getParsedValue(parseEdit(id, data)), onValue, onError, {
    liveOnly: true,
  });
}

/** A team as its captain changes it. */
export interface OwnTeam {
  readonly name: string;
  /** Empty if there is none. */
  readonly email: string;
  readonly profileIds: readonly string[];
}

/** An own team, with the place where it is stored. */
export interface StoredTeam extends OwnTeam {
  readonly isEntry: boolean;
}

/** Reads the current team for its captain; null if they may not read it, or it was deleted. @throws ReadFailure */
export async function readOwnTeam(tournamentId: string, teamId: string): Promise<StoredTeam | null> {
  const [[entry], [contact]] = await Promise.all([
    readOnce(documentAt(`${entriesPath(tournamentId)}/${teamId}`)),
    readOnce(documentAt(`${contactsPath(tournamentId)}/${teamId}`)),
  ]);
  const team = entry?.data ?? (await gathered(tournamentId, teamId));
  if (!team) return null;
  const { name, profileIds } = team;
  return {
    name: String(name),
    profileIds: Array.isArray(profileIds) ? profileIds.map(String) : [],
    email: String(contact?.data['email'] ?? ''),
    isEntry: entry !== undefined,
  };
}

/** The team in the document of all teams, which not every captain may read. */
async function gathered(tournamentId: string, teamId: string): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const [teams] = await readOnce(documentAt(teamsPath(tournamentId)));
    const team = teams && Object.hasOwn(teams.data, teamId) ? teams.data[teamId] : null;
    return typeof team === 'object' ? (team as Readonly<Record<string, unknown>> | null) : null;
  } catch (error) {
    if (toFailureCode(error) === 'permission-denied') return null;
    throw error;
  }
}
