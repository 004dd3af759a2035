import { isProfileId, userId } from '@courtside/domain';
import type { PlayerEntry } from './team-values';

/** Parses one stored place of a team. @param isId whether a text may be a player's id */
export function parsePlace(stored: unknown, isId: (id: string) => boolean = isProfileId): PlayerEntry {
  const { text, player } = (stored ?? {}) as { text?: unknown; player?: { id?: unknown; name?: unknown; club?: unknown } | null };
  const { id, name, club } = player ?? {};
  const isPlayer = typeof id === 'string' && isId(id) && typeof name === 'string' && typeof club === 'string';
  return { text: typeof text === 'string' ? text : '', player: isPlayer ? { id: userId(id), name, club } : null };
}
