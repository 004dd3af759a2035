import { isProfileId, limits, parseProfile, type Profile } from '@courtside/domain';
import { profileContactPath, profilePath } from '../paths';
import { storedName } from '../profile-limits';
import { toSearchName } from '../search-name';
import { ReadFailure } from '../errors/read-failure';
import { getParsedValue } from './parse';
import { readDocument, readList, watchDocument, type Parse } from './parsed';
import { recallProfiles, rememberProfiles } from './profile-cache';
import { documentAt, ID, limit, orderBy, createQuery, where } from '../sdk/source';
import type { OnError, OnValue, Unsubscribe } from './watch';

export const parseStoredProfile: Parse<Profile> = ({ id, data }) => getParsedValue(parseProfile(id, data));

/** The maximum number of ids in one query. */
const BATCH = 30;
/** Sorts after every letter. */
const LAST = '\uf8ff';

export interface ReadProfilesOptions {
  readonly tournamentId: string;
  /** Once there is a schedule, players hardly change: their profiles are stored while the tab is open. */
  readonly hasSchedule: boolean;
}

/**
 * Returns profiles by id. Only ids of profiles (28 characters) are read, 30 in one request; a player without a profile is left out.
 * Reads: one per profile that this tab has not stored. @throws ReadFailure
 */
export async function readProfiles(ids: Iterable<string>, options?: ReadProfilesOptions): Promise<ReadonlyMap<string, Profile>> {
  const wanted = [...new Set(ids)].filter(isProfileId);
  const kept = options?.hasSchedule ? recallProfiles(options.tournamentId) : new Map<string, Profile | null>();
  const missing = wanted.filter((id) => !kept.has(id));
  const batches = Array.from({ length: Math.ceil(missing.length / BATCH) }, (_, index) =>
    missing.slice(index * BATCH, (index + 1) * BATCH),
  );
  const read = await Promise.all(batches.map(readBatch));
  const found = new Map(read.flat().map((profile) => [profile.id as string, profile]));
  for (const id of missing) kept.set(id, found.get(id) ?? null);
  if (options?.hasSchedule && missing.length > 0) rememberProfiles(options.tournamentId, kept);
  return new Map(wanted.flatMap((id) => (kept.get(id) ? [[id, kept.get(id) as Profile]] : [])));
}

/** Several profiles in one request. A service that does not see ids in a query refuses it; then they are asked for one by one. */
async function readBatch(ids: readonly string[]): Promise<Profile[]> {
  try {
    return await readList(createQuery('profiles', where(ID, 'in', ids), limit(BATCH)), parseStoredProfile);
  } catch (error) {
    if (!(error instanceof ReadFailure) || error.code !== 'permission-denied') throw error;
    const each = await Promise.all(ids.map((id) => readDocument(documentAt(profilePath(id)), parseStoredProfile).catch(() => null)));
    return each.filter((profile) => profile !== null);
  }
}

/**
 * Returns at most 5 players whose name begins with the term, ignoring accents; none for fewer than 3 characters. For members only. Profiles that
 * were last saved in earlier years have no normalized name, so they are found by their exact spelling only. @throws ReadFailure
 */
export async function searchProfiles(term: string): Promise<Profile[]> {
  if (storedName(term).length < limits.search.minimumCharacters) return [];
  const [found, asWritten] = await Promise.all([searchBy('searchName', toSearchName(term)), searchBy('name', storedName(term))]);
  const players = new Map([...found, ...asWritten].map((profile) => [profile.id, profile]));
  return [...players.values()].slice(0, limits.search.maximumResults);
}

const searchBy = (field: 'name' | 'searchName', prefix: string): Promise<Profile[]> =>
  readList(
    createQuery(
      'profiles',
      where(field, '>=', prefix),
      where(field, '<=', prefix + LAST),
      orderBy(field),
      limit(limits.search.maximumResults),
    ),
    parseStoredProfile,
  );

/** A user's own profile; null without one. Their e-mail address is the session's. */
export function watchOwnProfile(uid: string, onValue: OnValue<Profile | null>, onError: OnError): Unsubscribe {
  return watchDocument(documentAt(profilePath(uid)), parseStoredProfile, onValue, onError);
}

/** Reads the e-mail address stored with the user's own profile. @throws ReadFailure */
export function readOwnContact(uid: string): Promise<string | null> {
  return readDocument(documentAt(profileContactPath(uid)), ({ data }) => (typeof data['email'] === 'string' ? data['email'] : null));
}
