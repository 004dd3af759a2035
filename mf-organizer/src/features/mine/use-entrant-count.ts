import type { Tournament } from '@courtside/domain';
import { countEntrants } from '@courtside/firebase';
import { useCallback, useEffect, useState } from 'react';

type Counted = { readonly state: 'loading' | 'failed'; readonly count: null } | { readonly state: 'ready'; readonly count: number };

const loading: Counted = { state: 'loading', count: null };

/** Counts the teams in a registration, once per visit. Reads: one or two, see `countEntrants`. */
export function useEntrantCount(
  { id, movesUp }: Pick<Tournament, 'id' | 'movesUp'>,
  asks: boolean,
): Counted & { readonly retry: () => void } {
  const [counted, setCounted] = useState<Counted>(loading);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!asks) return undefined;
    let isWanted = true;
    countEntrants({ id, movesUp }).then(
      (count) => isWanted && setCounted({ state: 'ready', count }),
      () => isWanted && setCounted({ state: 'failed', count: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [id, movesUp, asks, attempt]);
  const retry = useCallback(() => {
    setCounted(loading);
    setAttempt((last) => last + 1);
  }, []);
  return { ...counted, retry };
}
