import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Query } from '../repositories/query';
import { joinWatch, watchedNow, type Watched } from './shared-watch';

/** Watches any number of queries, as `useWatch` does with one. The list stays the same while nothing in it has changed. */
export function useWatches<T>(queries: readonly Query<T>[]): readonly Watched<T>[] {
  const key = queries.map((query) => query.key).join('\n');
  const last = useRef<readonly Watched<T>[]>([]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = queries.map((query) => joinWatch(query, onChange));
      return () => stops.forEach((stop) => stop());
    },
    // Queries with the same key are equal.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key],
  );
  const now = () => {
    const next = queries.map((query) => watchedNow(query));
    const isSame = next.length === last.current.length && next.every((one, index) => one === last.current[index]);
    if (!isSame) last.current = next;
    return last.current;
  };
  return useSyncExternalStore(subscribe, now, now);
}
