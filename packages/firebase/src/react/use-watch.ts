import { useEffect, useState, type DependencyList } from 'react';
import type { ReadFailure } from '../errors/read-failure';
import type { Meta, OnError, OnValue, Unsubscribe } from '../repositories/watch';

/**
 * What a watch has brought so far. After an error the last value stays readable, and a later value may still come.
 */
export type Watched<T> =
  | { readonly status: 'loading'; readonly value: undefined; readonly error: null; readonly meta: Meta }
  | { readonly status: 'ready'; readonly value: T; readonly error: null; readonly meta: Meta }
  | { readonly status: 'error'; readonly value: T | undefined; readonly error: ReadFailure; readonly meta: Meta };

export type Subscribe<T> = (onValue: OnValue<T>, onError: OnError) => Unsubscribe;

const loading = { status: 'loading', value: undefined, error: null, meta: { fromCache: true, pending: false } } as const;

/**
 * Watches for as long as the component is shown, and anew when a dependency changes; `loading` then shows again, never the value of
 * the former dependencies. Give null instead of a function where nothing is to be watched (yet).
 */
export function useWatch<T>(subscribe: Subscribe<T> | null, deps: DependencyList): Watched<T> {
  const [state, setState] = useState<{ readonly deps: DependencyList; readonly watched: Watched<T> }>({ deps, watched: loading });
  useEffect(() => {
    setState({ deps, watched: loading });
    if (!subscribe) return undefined;
    const stop = subscribe(
      (value, meta) => setState({ deps, watched: { status: 'ready', value, error: null, meta } }),
      (error) => setState(({ watched }) => ({ deps, watched: { ...watched, status: 'error', value: watched.value, error } })),
    );
    return stop;
    // The caller names what the subscription depends on; the function itself is new at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, deps);
  return sameDeps(state.deps, deps) ? state.watched : loading;
}

const sameDeps = (a: DependencyList, b: DependencyList): boolean => a.length === b.length && a.every((value, index) => Object.is(value, b[index]));
