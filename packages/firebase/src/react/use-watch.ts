import { useCallback, useSyncExternalStore } from 'react';
import type { Query } from '../repositories/query';
import { joinWatch, watchedNow, type Watched } from './shared-watch';

/**
 * Watches a query while the component is mounted. Components with the same query share one watch and its current value. A new query starts with
 * `loading`, never with the former query's value. Pass null to watch nothing (yet).
 */
export function useWatch<T>(query: Query<T> | null): Watched<T> {
  const key = query?.key;
  const subscribe = useCallback(
    (onChange: () => void) => (query ? joinWatch(query, onChange) : () => undefined),
    // Queries with the same key are equal.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key],
  );
  const now = () => watchedNow(query);
  return useSyncExternalStore(subscribe, now, now);
}
