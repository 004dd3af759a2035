import { readPublicEntries, type PublicEntries, type PublicEntry } from '@courtside/firebase';
import { useCallback } from 'react';
import { useParts } from '../../live/use-parts';
import { useToday } from '../../live/use-today';

/** The tournaments of a player that were found so far. */
export type FoundEntries =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly entries: readonly PublicEntry[];
      /** The number of searched past tournaments, and the last day of the earliest. */
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

/** How far back the search went for which players, on this visit: a returning user finds as much. */
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

/** Finds public tournaments that name one of these players. @param uids empty: no request yet */
export function useEntries(uids: readonly string[]): EntriesReading {
  const today = useToday();
  const whom = uids.join();
  const begin = useCallback(() => {
    if (steps.whom !== whom) steps = { whom, count: 1 };
    return readSteps(whom.split(','), today, steps.count);
  }, [whom, today]);
  const { loaded, retry, more } = useParts<PublicEntries>(whom === '' ? null : begin);

  const further = () =>
    more(
      async (before) => joined(before, await readPublicEntries(whom.split(','), { today, ...(before.next ? { after: before.next } : {}) })),
      () => (steps = { whom, count: steps.count + 1 }),
    );
  return {
    found: typeof loaded === 'string' ? { status: loaded } : { ...loaded, status: 'ready', hasMore: loaded.next !== null },
    retry,
    further,
  };
}
