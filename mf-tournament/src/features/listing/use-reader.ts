import { query, useSession, useWatch, watchMyTeams } from '@courtside/firebase';
import { useEffect, useMemo, useState } from 'react';
import type { Reader } from './order-for-reader';

/** How long the list waits for the user's data. Milliseconds. */
const PATIENCE = 1500;

/**
 * Returns the user of the list; null while it is unknown who that is and where they play, until that takes too long. Once the list is shown
 * it stays. Reads: one for each team that names a signed-in user, at least one.
 */
export function useReader(): Reader | null {
  const { uid, status } = useSession();
  const teams = useWatch(uid === null ? null : query(watchMyTeams, uid));
  const isAsking = status === 'loading' || (uid !== null && teams.status === 'loading');
  const [isAwaited, setAwaited] = useState(true);
  if (!isAsking && isAwaited) setAwaited(false);
  useEffect(() => {
    const timer = setTimeout(() => setAwaited(false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const reader = useMemo(() => {
    const playing = (teams.value ?? []).flatMap(({ tournamentId, leftAt }) => (leftAt === null ? [tournamentId] : []));
    return { uid, playsIn: new Set(playing) };
  }, [uid, teams.value]);
  return isAwaited ? null : reader;
}
