import { isProfileId, type Profile } from '@courtside/domain';
import { readProfiles } from '@courtside/firebase';
import { useCallback, useEffect, useState } from 'react';

/**
 * Profiles by id. Each is asked for once; a player whose profile can't be read has no name, and nothing else suffers.
 * @param wanted ids, among them names and blank slots, which are passed over
 */
export function useProfiles(tournamentId: string, wanted: readonly string[], hasSchedule: boolean) {
  const [profiles, setProfiles] = useState<ReadonlyMap<string, Profile>>(new Map());
  const addProfiles = useCallback((found: readonly Profile[]) => {
    if (found.length > 0) setProfiles((known) => new Map([...known, ...found.map((profile) => [profile.id, profile] as const)]));
  }, []);
  const key = [...new Set(wanted.filter(isProfileId))].sort().join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    readProfiles(key.split(' '), { tournamentId, hasSchedule }).then(
      (found) => isCurrent && addProfiles([...found.values()]),
      (error: unknown) => console.warn('Profiles were not read', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [tournamentId, key, hasSchedule, addProfiles]);
  return { profiles, addProfiles };
}
