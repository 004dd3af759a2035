import type { Profile } from '@courtside/domain';
import { readProfiles } from '@courtside/firebase';
import { useEffect, useState } from 'react';
import { useIsFirstView } from '../../first-view/known';

type Profiles = ReadonlyMap<string, Profile>;

export const noProfiles: Profiles = new Map();

/**
 * Returns profiles by id, null until the first ones have loaded, and whether some are being read. A player whose profile is unreadable has no
 * name, and nothing else breaks.
 * @param isReady false while the ids are being read
 */
export function useProfiles(
  tournamentId: string,
  wanted: readonly string[],
  hasSchedule: boolean,
  isReady: boolean,
): { readonly profiles: Profiles | null; readonly isReading: boolean } {
  const isFirstView = useIsFirstView();
  const [read, setRead] = useState<{ readonly key: string; readonly profiles: Profiles } | null>(
    isFirstView ? { key: '', profiles: noProfiles } : null,
  );
  const key = [...new Set(wanted)].sort().join(' ');
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    const settle = (profiles: Profiles) => isCurrent && setRead({ key, profiles });
    if (key === '') settle(noProfiles);
    else
      readProfiles(key.split(' '), { tournamentId, hasSchedule }).then(
        settle,
        () => isCurrent && setRead((known) => ({ key, profiles: known?.profiles ?? noProfiles })),
      );
    return () => {
      isCurrent = false;
    };
  }, [tournamentId, key, hasSchedule, isReady]);
  return { profiles: read?.profiles ?? null, isReading: read?.key !== key };
}
