import type { ReadFailure } from '../errors/read-failure';
import type { Query } from '../repositories/query';
import type { Meta, Unsubscribe } from '../repositories/watch';

interface Always {
  readonly meta: Meta;
  /** Restarts the watch. */
  readonly retry: () => void;
}

/** The current state of a watch. After an error the last value stays readable, and a later value may still arrive. */
export type Watched<T> = Always &
  (
    | { readonly status: 'loading'; readonly value: undefined; readonly error: null }
    | { readonly status: 'ready'; readonly value: T; readonly error: null }
    | { readonly status: 'error'; readonly value: T | undefined; readonly error: ReadFailure }
  );

interface Shared {
  watched: Watched<unknown>;
  readonly listeners: Set<() => void>;
  stop: Unsubscribe;
}

const loading = {
  status: 'loading',
  value: undefined,
  error: null,
  meta: { fromCache: true, pending: false },
  retry: () => undefined,
} as const;
const shared = new Map<string, Shared>();

/** Returns the current state of a query's watch; `loading` if there is none. */
export const watchedNow = <T>(query: Query<T> | null): Watched<T> =>
  ((query && shared.get(query.key)?.watched) as Watched<T> | null | undefined) ?? loading;

/** Joins the watch of a query, or starts it; it ends when the last member leaves. */
export function joinWatch<T>(query: Query<T>, onChange: () => void): Unsubscribe {
  const one = shared.get(query.key) ?? begin(query);
  one.listeners.add(onChange);
  return () => {
    one.listeners.delete(onChange);
    if (one.listeners.size > 0) return;
    one.stop();
    shared.delete(query.key);
  };
}

function begin<T>(query: Query<T>): Shared {
  const retry = () => {
    one.stop();
    start();
  };
  const one: Shared = { watched: { ...loading, retry }, listeners: new Set(), stop: () => undefined };
  const tell = (watched: Watched<T>) => {
    one.watched = watched;
    one.listeners.forEach((listener) => listener());
  };
  const start = () => {
    tell({ ...loading, retry });
    one.stop = query.watch(
      (value, meta) => tell({ status: 'ready', value, error: null, meta, retry }),
      (error) => tell({ status: 'error', value: (one.watched as Watched<T>).value, error, meta: one.watched.meta, retry }),
    );
  };
  shared.set(query.key, one);
  start();
  return one;
}
