import { readClubs, refreshProfileContact, useWatch, watchOwnProfile, type ClubRegion, type OnError, type OnValue, type Profile } from '@courtside/firebase';
import { useEffect, useState } from 'react';

export type ProfileData =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isOffline: boolean }
  | { readonly status: 'ready'; readonly profile: Profile | null; /** The server's own word, not this device's memory. */ readonly isConfirmed: boolean; /** null: they could not be loaded. */ readonly regions: readonly ClubRegion[] | null };

/**
 * One's own profile and the list of clubs. A list that fails does not keep anybody from their profile.
 * @param attempt a new number asks again for what failed
 */
export function useProfileData(uid: string, attempt: number): ProfileData {
  const { value: profile, error, meta } = useWatch((onValue: OnValue<Profile | null>, onError: OnError) => watchOwnProfile(uid, onValue, onError), [uid, attempt]);
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
  if (profile === undefined) return error ? { status: 'failed', isOffline: error.code === 'unavailable' } : { status: 'loading' };
  return regions === undefined ? { status: 'loading' } : { status: 'ready', profile, isConfirmed: !meta.fromCache, regions };
}
