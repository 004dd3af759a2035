import { isProfileId, type Profile } from '@courtside/domain';
import { readProfiles } from '@courtside/firebase';
import { useCallback, useEffect, useState } from 'react';

/**
 * Returns profiles by id, and whether some are being read. Each is requested once; a player whose profile is unreadable has no name, and
 * nothing else breaks.
 * @param wanted ids; names and blank slots among them are skipped
 */
export function useProfiles(tournamentId: string, wanted: readonly string[], hasSchedule: boolean) {
  const [profiles, setProfiles] = useState<ReadonlyMap<string, Profile>>(new Map());
  const [readKey, setReadKey] = useState('');
  const addProfiles = useCallback((found: readonly Profile[]) => {
    if (found.length > 0) setProfiles((known) => new Map([...known, ...found.map((profile) => [profile.id, profile] as const)]));
  }, []);
  const key = [...new Set(wanted.filter(isProfileId))].sort().join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    readProfiles(key.split(' '), { tournamentId, hasSchedule })
      .then(
        (found) => isCurrent && addProfiles([...found.values()]),
        (error: unknown) => console.warn('Profiles were not read', error),
      )
      .finally(() => isCurrent && setReadKey(key));
    return () => {
      isCurrent = false;
    };
  }, [tournamentId, key, hasSchedule, addProfiles]);
  return { profiles, addProfiles, isReading: key !== '' && key !== readKey };
}
