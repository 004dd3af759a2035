import { useCallback, useSyncExternalStore } from 'react';
import type { Query } from '../repositories/query';
import { joinWatch, watchedNow, type Watched } from './shared-watch';

/**
 * Watches for as long as the component is shown. Who asks the same question at the same time shares one watch, and has at once what it has brought.
 * With another question `loading` shows again, never the value of the former one. Give null where nothing is to be watched (yet).
 */
export function useWatch<T>(query: Query<T> | null): Watched<T> {
  const key = query?.key;
  const subscribe = useCallback(
    (onChange: () => void) => (query ? joinWatch(query, onChange) : () => undefined),
    // Queries with one key ask the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key],
  );
  const now = () => watchedNow(query);
  return useSyncExternalStore(subscribe, now, now);
}
