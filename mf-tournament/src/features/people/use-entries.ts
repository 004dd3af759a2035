import { readPublicEntries, type PublicEntries, type PublicEntry } from '@courtside/firebase';
import { useEffect, useRef, useState } from 'react';
import { useToday } from '../../live/use-today';

/** Where somebody plays, as far as it was looked for. */
export type FoundEntries =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly entries: readonly PublicEntry[];
      /** Past tournaments that were looked at, and the last day of the earliest of them. */
      readonly searched: number;
      readonly back: string | null;
      readonly hasMore: boolean;
      readonly asks: 'nothing' | 'more' | 'failed';
    };

export interface EntriesReading {
  readonly found: FoundEntries;
  readonly retry: () => void;
  readonly further: () => void;
}

interface Loaded extends PublicEntries {
  readonly asks: 'nothing' | 'more' | 'failed';
}

/** How often somebody went further back for whom, on this visit: who comes back finds as much. */
let steps = { whom: '', count: 1 };

/** Reads `count` parts, one after the other. */
async function readSteps(uids: readonly string[], today: string, count: number): Promise<PublicEntries> {
  let all = await readPublicEntries(uids, { today });
  for (let step = 1; step < count && all.next; step += 1) all = joined(all, await readPublicEntries(uids, { today, after: all.next }));
  return all;
}

const joined = (before: PublicEntries, part: PublicEntries): PublicEntries => ({
  entries: [...before.entries, ...part.entries],
  searched: before.searched + part.searched,
  back: part.back ?? before.back,
  next: part.next,
});

/** Public tournaments that name one of these players. @param uids none: nothing is asked yet */
export function useEntries(uids: readonly string[]): EntriesReading {
  const today = useToday();
  const whom = uids.join();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>('loading');
  // What was asked for other players, or before another attempt, comes to nothing.
  const beginning = useRef({});
  useEffect(() => {
    const mine = {};
    beginning.current = mine;
    setLoaded('loading');
    if (whom === '') return;
    if (steps.whom !== whom) steps = { whom, count: 1 };
    readSteps(whom.split(','), today, steps.count).then(
      (all) => beginning.current === mine && setLoaded({ ...all, asks: 'nothing' }),
      () => beginning.current === mine && setLoaded('failed'),
    );
    return () => {
      beginning.current = {};
    };
  }, [whom, today, attempt]);

  const further = () => {
    if (typeof loaded === 'string' || !loaded.next || loaded.asks === 'more') return;
    const mine = beginning.current;
    setLoaded({ ...loaded, asks: 'more' });
    readPublicEntries(whom.split(','), { today, after: loaded.next }).then(
      (part) => {
        if (beginning.current !== mine) return;
        steps = { whom, count: steps.count + 1 };
        setLoaded({ ...joined(loaded, part), asks: 'nothing' });
      },
      () => beginning.current === mine && setLoaded({ ...loaded, asks: 'failed' }),
    );
  };
  return {
    found: typeof loaded === 'string' ? { status: loaded } : { ...loaded, status: 'ready', hasMore: loaded.next !== null },
    retry: () => setAttempt((count) => count + 1),
    further,
  };
}
