import type { Team } from '@courtside/domain';
import { isReachable, readCaptains, type Captain } from '@courtside/firebase';
import { useEffect, useState } from 'react';

export interface Captains {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Captains of existing teams whom mail reaches. */
  readonly reachable: readonly Captain[];
  /** Teams without such a captain. */
  readonly others: readonly Team[];
}

/** Loads the captains of a tournament's teams, when a user wants to write to them. */
export function useCaptains(tournamentId: string, teams: readonly Team[]): Captains {
  const [found, setFound] = useState<readonly Captain[] | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    readCaptains(tournamentId).then(
      (captains) => isWanted && setFound(captains),
      () => isWanted && setFound('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [tournamentId]);
  if (found === null || found === 'failed') return { status: found ?? 'loading', reachable: [], others: [] };
  const ids = new Set<string>(teams.map(({ id }) => id));
  const reachable = found.filter((captain) => isReachable(captain) && ids.has(captain.teamId));
  const reached = new Set(reachable.map(({ teamId }) => teamId));
  return { status: 'ready', reachable, others: teams.filter(({ id }) => !reached.has(id)) };
}
