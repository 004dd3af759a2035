import * as v from 'valibot';
import { parseSalvaging, timeSchema, withValue, type ParseResult } from '../entities/parse';

/** The preferred position of a player who looks for a team. */
export const positions = ['any', 'field', 'goal'] as const;
export type Position = (typeof positions)[number];

/** A player who looks for a team in a tournament. Their profile has the rest. */
export interface FreeAgent {
  readonly uid: string;
  readonly tournamentId: string;
  readonly position: Position;
  /** For captains, in their own words; may be empty. */
  readonly notes: string;
}

/** An invitation of a captain to such a player. */
export interface Invitation {
  readonly uid: string;
  readonly tournamentId: string;
  readonly teamId: string;
  /** The team's name at that time. */
  readonly name: string;
  /** In milliseconds since 1970; null until the server has set its time. */
  readonly at: number | null;
  readonly answer: 'accepted' | 'declined' | null;
}

/** The maximum length of notes, and the maximum number of invitations of a team; equal in the security rules. */
export const MAX_NOTE_LENGTH = 200;
export const MAX_INVITES = 30;

const storedAgent = v.object({
  tournamentId: v.string(),
  position: v.fallback(v.picklist(positions), 'any'),
  notes: v.optional(v.string(), ''),
});
const storedInvitation = v.object({
  uid: v.string(),
  tournamentId: v.string(),
  teamId: v.string(),
  name: v.string(),
  at: v.optional(v.nullable(timeSchema), null),
  answer: v.optional(v.nullable(v.picklist(['accepted', 'declined'])), null),
});

/** Reads a document of `teams/{tournamentId}/freeAgents`. */
export const parseFreeAgent = (id: string, data: unknown): ParseResult<FreeAgent> =>
  withValue(parseSalvaging(storedAgent, data), (agent): FreeAgent => ({ uid: id, ...agent }));

/** Reads a document of `teams/{tournamentId}/invitations`. */
export const parseInvitation = (data: unknown): ParseResult<Invitation> =>
  withValue(parseSalvaging(storedInvitation, data), (one): Invitation => one);

/**
 * Returns the number of free places in a team. @param slots as many as each team of the tournament has; organizers may have given it more
 */
export const freeSlots = (profileIds: readonly string[], slots: number): number =>
  Math.max(slots, profileIds.length) - profileIds.filter(Boolean).length;

/** Returns the players with one more, in the first free place; null if there is none. */
export function joinedBy(profileIds: readonly string[], uid: string, slots: number): readonly string[] | null {
  if (freeSlots(profileIds, slots) === 0) return null;
  const free = profileIds.indexOf('');
  return free < 0 ? [...profileIds, uid] : [...profileIds.slice(0, free), uid, ...profileIds.slice(free + 1)];
}
