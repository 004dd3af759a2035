import { isProfileId, type Profile } from '@courtside/domain';
import { profilePath } from '../paths';
import { readDocument, readPart } from './parsed';
import { parseStoredProfile } from './profiles';
import { documentAt, ID, limit, orderBy, createQuery, where } from '../sdk/source';

/** How many players of a club one request returns. */
const PART = 30;

/**
 * Returns a player as their own page shows them. Null if there is none, or if they want no page; the two look the same.
 * Reads: one. @throws ReadFailure
 */
export async function readPlayer(uid: string): Promise<Profile | null> {
  if (!isProfileId(uid)) return null;
  const profile = await readDocument(documentAt(profilePath(uid)), parseStoredProfile);
  return profile === null || profile.isPageHidden ? null : profile;
}

/** Players of a club. */
export interface ClubPlayers {
  readonly players: readonly Profile[];
  /** The start of the next part; null after the last one. */
  readonly next: readonly string[] | null;
}

/** The fields that the list shows, and those that the next page continues from. */
const playerFields = ['name', 'club', 'region', 'isPageHidden', 'searchName'] as const;

/**
 * Returns players with a public page and this club, by name, 30 at a time; the rules refuse a query that could find other players. Profiles that
 * were last saved before such pages existed are not included. Reads: one per player found. @throws ReadFailure
 */
export async function readClubPlayers(
  club: { readonly name: string; readonly region: string },
  after?: readonly string[],
): Promise<ClubPlayers> {
  const shown = [where('club', '==', club.name), where('region', '==', club.region), where('isPageHidden', '==', false)];
  const source = createQuery('profiles', ...shown, orderBy('searchName'), orderBy(ID), limit(PART));
  const { list, documents } = await readPart(source, { fields: playerFields, ...(after ? { after } : {}) }, parseStoredProfile);
  const last = documents.length === PART ? documents.at(-1) : undefined;
  return { players: list, next: last ? [String(last.data['searchName']), last.id] : null };
}
