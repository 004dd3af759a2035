import { readCaptains, type Captain } from '@courtside/firebase';
import { useEffect, useState } from 'react';

/** Returns why teams withdrew, by team; empty texts if their captains gave no reason. */
export const withdrawalReasons = (captains: readonly Captain[]): ReadonlyMap<string, string> =>
  new Map(
    captains.flatMap(({ teamId, reason, withdrew }) => [
      [teamId, reason],
      ...(withdrew ? [[withdrew.teamId, withdrew.reason] as const] : []),
    ]),
  );

/** Loads captains' reasons for withdrawing, by team, if some have withdrawn, and again after each further one. */
export function useReasons(tournamentId: string, withdrawn: number): ReadonlyMap<string, string> {
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (withdrawn === 0) return;
    let isGone = false;
    readCaptains(tournamentId).then(
      (captains) => isGone || setReasons(withdrawalReasons(captains)),
      (error: unknown) => console.warn('Reasons of withdrawals could not be read', error),
    );
    return () => {
      isGone = true;
    };
  }, [tournamentId, withdrawn]);
  return reasons;
}
