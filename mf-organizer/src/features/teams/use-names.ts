import { isProfileId, type Profile } from '@courtside/domain';
import { readProfiles } from '@courtside/firebase';
import { formatPersonName } from '@courtside/i18n';
import { useEffect, useState } from 'react';
import type { TournamentData } from '../../workspace/tournament-data';

/**
 * Returns names of people who did or joined something, even if they are in no team and no longer organize; unknown ones are missing. Reads:
 * one per person.
 */
export function useNames(ids: readonly string[], known: TournamentData['profiles']): ReadonlyMap<string, string> {
  const [found, setFound] = useState<ReadonlyMap<string, Profile>>(new Map());
  const missing = [...new Set(ids.filter((id) => isProfileId(id) && !known.has(id)))].join(' ');
  useEffect(() => {
    let isWanted = true;
    if (missing !== '')
      readProfiles(missing.split(' ')).then(
        (profiles) => isWanted && setFound(profiles),
        // They stay without a name.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [missing]);
  const names = ids.map((id) => [id, known.get(id)?.name ?? found.get(id)?.name ?? ''] as const);
  return new Map(names.filter(([, name]) => name !== '').map(([id, name]) => [id, formatPersonName(name)]));
}
