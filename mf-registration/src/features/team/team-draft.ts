import type { Given } from '@courtside/domain/registration';
import { parsePlace } from '../../teams/parse-place';
import type { TeamValues } from '../../teams/team-values';

const keyOf = (tournamentId: string): string => `courtside.registration.${tournamentId}`;

/** The tab's own storage, which the browser may refuse. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Keeps typed text while the tab is open: through reloads, a sign-in, and a registration that closes and opens again. */
export function keepDraft(tournamentId: string, uid: string, values: TeamValues): void {
  try {
    storage()?.setItem(keyOf(tournamentId), JSON.stringify({ uid, ...values }));
  } catch {
    // Full storage: the form itself still holds everything.
  }
}

export function dropDraft(tournamentId: string): void {
  storage()?.removeItem(keyOf(tournamentId));
}

/** Returns what this user typed earlier, or null. Another user's draft is deleted, because it has an address. */
export function recallDraft(tournamentId: string, uid: string): TeamValues | null {
  const draft = read(tournamentId);
  if (draft && draft.uid !== uid) {
    dropDraft(tournamentId);
    return null;
  }
  return draft;
}

/** Whether there is a draft, of any user. */
export const hasDraft = (tournamentId: string): boolean => read(tournamentId) !== null;

function read(tournamentId: string): (TeamValues & { readonly uid: string }) | null {
  try {
    const { uid, name, email, players, given } = JSON.parse(storage()?.getItem(keyOf(tournamentId)) ?? 'null') as Record<string, unknown>;
    if (typeof uid !== 'string' || typeof name !== 'string' || typeof email !== 'string' || !Array.isArray(players)) return null;
    return { uid, name, email, players: players.map((one) => parsePlace(one)), given: textsIn(given) };
  } catch {
    return null;
  }
}

/** A draft of an earlier build has no answers. */
const textsIn = (stored: unknown): Given =>
  Object.fromEntries(Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
