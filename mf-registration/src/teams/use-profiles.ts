import { isProfileId, type Profile } from '@courtside/domain';
import { readProfiles } from '@courtside/firebase';
import { useEffect, useState } from 'react';

/**
 * Profiles by id, empty until they are known. A profile that can't be read is left out. Reads: one per profile.
 * @param wanted ids; names and free places among them are ignored
 */
export function useProfiles(wanted: readonly string[]): ReadonlyMap<string, Profile> {
  const [profiles, setProfiles] = useState<ReadonlyMap<string, Profile>>(new Map());
  const ids = wanted.filter(isProfileId).join(' ');
  useEffect(() => {
    let isWanted = true;
    if (ids !== '')
      readProfiles(ids.split(' ')).then(
        (found) => isWanted && setProfiles(found),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [ids]);
  return profiles;
}
