import { isProfileId, userId } from '@courtside/domain';
import type { PlayerEntry } from './team-values';

/** One place of a team as it was kept. @param isId what may stand for a player */
export function parsePlace(stored: unknown, isId: (id: string) => boolean = isProfileId): PlayerEntry {
  const { text, player } = (stored ?? {}) as { text?: unknown; player?: { id?: unknown; name?: unknown; club?: unknown } | null };
  const { id, name, club } = player ?? {};
  const isPlayer = typeof id === 'string' && isId(id) && typeof name === 'string' && typeof club === 'string';
  return { text: typeof text === 'string' ? text : '', player: isPlayer ? { id: userId(id), name, club } : null };
}
