import { readCaptains } from '@courtside/firebase';
import { useEffect, useState } from 'react';

/** Why captains withdrew, by their teams; read where some have, and again with each more. */
export function useReasons(tournamentId: string, withdrawn: number): ReadonlyMap<string, string> {
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (withdrawn === 0) return;
    let isGone = false;
    readCaptains(tournamentId).then(
      (captains) => isGone || setReasons(new Map(captains.map(({ teamId, reason }) => [teamId, reason]))),
      (error: unknown) => console.warn('Reasons of withdrawals could not be read', error),
    );
    return () => {
      isGone = true;
    };
  }, [tournamentId, withdrawn]);
  return reasons;
}
