import { query, readClubs, refreshProfileContact, useWatch, watchOwnProfile, type ClubRegion, type Profile } from '@courtside/firebase';
import { useEffect, useState } from 'react';

export type ProfileData =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isOffline: boolean }
  | {
      readonly status: 'ready';
      readonly profile: Profile | null;
      /** The server's own word, not this device's memory. */ readonly isConfirmed: boolean;
      /** null: they could not be loaded. */ readonly regions: readonly ClubRegion[] | null;
    };

/**
 * One's own profile and the list of clubs. A list that fails does not keep anybody from their profile.
 * @returns also the way to ask again for what failed
 */
export function useProfileData(uid: string): readonly [ProfileData, () => void] {
  const { value: profile, error, meta, retry } = useWatch(query(watchOwnProfile, uid));
  const [attempt, setAttempt] = useState(0);
  const retryAll = () => {
    setAttempt(attempt + 1);
    retry();
  };
  const [regions, setRegions] = useState<readonly ClubRegion[] | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    readClubs().then(
      (found) => isWanted && setRegions(found),
      () => isWanted && setRegions(null),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  const hasProfile = Boolean(profile);
  // The account may have got another address by the link of a message; the stored one follows.
  useEffect(() => {
    if (hasProfile) refreshProfileContact().catch(() => undefined);
  }, [hasProfile]);
  return [dataOf(), retryAll];

  function dataOf(): ProfileData {
    if (profile === undefined) return error ? { status: 'failed', isOffline: error.code === 'unavailable' } : { status: 'loading' };
    return regions === undefined ? { status: 'loading' } : { status: 'ready', profile, isConfirmed: !meta.fromCache, regions };
  }
}
