import { readProfiles } from '@courtside/firebase';
import { formatPersonName } from '@courtside/i18n';
import { useEffect, useState } from 'react';

/** Names of a tournament's organisers as far as they have a profile; empty until they are known. Reads: one per profile. */
export function useOrganizerNames(uids: readonly string[]): readonly string[] {
  const key = uids.join(' ');
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    const ids = key.split(' ').filter(Boolean);
    readProfiles(ids).then(
      (found) =>
        isWanted &&
        setNames(
          ids
            .map((id) => found.get(id)?.name.trim() ?? '')
            .filter(Boolean)
            .map(formatPersonName),
        ),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return names;
}
