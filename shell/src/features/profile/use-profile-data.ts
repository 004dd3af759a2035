import { query, readClubs, refreshProfileContact, useWatch, watchOwnProfile, type ClubRegion, type Profile } from '@courtside/firebase';
import { useEffect, useState } from 'react';

export type ProfileData =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isOffline: boolean }
  | {
      readonly status: 'ready';
      readonly profile: Profile | null;
      /** Whether it comes from the server and not from this device's cache. */ readonly isConfirmed: boolean;
      /** null: they could not be loaded. */ readonly regions: readonly ClubRegion[] | null;
    };

/**
 * Returns the user's profile and the list of clubs. If the list fails to load, the profile still works.
 * @returns also a function that retries the failed reads
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
