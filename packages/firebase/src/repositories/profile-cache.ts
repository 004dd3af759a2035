import { parseProfile, type Profile } from '@courtside/domain';

const keyOf = (tournamentId: string): string => `${tournamentId}-profiles`;

/** Storage may be full, switched off or missing; then nothing is stored. */
function storage(): Storage | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage;
  } catch {
    return null;
  }
}

/** Returns profiles that this tab has read for a tournament; null means that the player has none. */
export function recallProfiles(tournamentId: string): Map<string, Profile | null> {
  const kept = new Map<string, Profile | null>();
  try {
    const entries: unknown = JSON.parse(storage()?.getItem(keyOf(tournamentId)) ?? '{}');
    for (const [id, data] of Object.entries(entries as object)) {
      const result = data === null ? null : parseProfile(id, data);
      if (result === null) kept.set(id, null);
      else if (result.ok) kept.set(id, result.value);
    }
  } catch {
    // Another program's text is stored under our key.
  }
  return kept;
}

export function rememberProfiles(tournamentId: string, profiles: ReadonlyMap<string, Profile | null>): void {
  try {
    storage()?.setItem(keyOf(tournamentId), JSON.stringify(Object.fromEntries(profiles)));
  } catch {
    // Storage is full: the profiles will be read again.
  }
}
