import { useMemo, useSyncExternalStore } from 'react';
import type { Query } from '../repositories/query';
import { joinWatch, watchedNow, type Watched } from './shared-watch';

/** Watches as many queries as there are at the moment; see `useWatch`. Returns their states in the order of the queries. */
export function useWatches<T>(queries: readonly Query<T>[]): readonly Watched<T>[] {
  const keys = queries.map(({ key }) => key).join('\n');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- queries with the same key are equal
  const store = useMemo(() => createStore(queries), [keys]);
  return useSyncExternalStore(store.subscribe, store.now, store.now);
}

function createStore<T>(queries: readonly Query<T>[]) {
  let last: readonly Watched<T>[] = [];
  return {
    subscribe: (onChange: () => void) => {
      const leaving = queries.map((one) => joinWatch(one, onChange));
      return () => leaving.forEach((leave) => leave());
    },
    /** The same list for as long as none of them changes. */
    now: () => {
      const states = queries.map((one) => watchedNow(one));
      if (states.length !== last.length || states.some((state, at) => state !== last[at])) last = states;
      return last;
    },
  };
}
