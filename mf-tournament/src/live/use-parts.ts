import { useEffect, useRef, useState } from 'react';

/** The loaded part of a list, and the state of loading more. */
export type Parts<T> = T & { readonly asks: 'nothing' | 'more' | 'failed' };

/** A list that is read part by part. */
export interface PartsReading<T> {
  readonly loaded: Parts<T> | 'loading' | 'failed';
  readonly retry: () => void;
  /** Reads more, unless that is in progress or nothing is left. @param onRead called when the new part is shown */
  readonly more: (read: (before: T) => Promise<T>, onRead: () => void) => void;
}

/**
 * Reads the beginning of a list, and more of it on request.
 * @param begin reads the beginning; another function means another list. Null: no request yet
 * @param known the beginning, if it was read before
 */
export function useParts<T extends { readonly next: unknown }>(begin: (() => Promise<T>) | null, known?: T): PartsReading<T> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Parts<T> | 'loading' | 'failed'>(known ? { ...known, asks: 'nothing' } : 'loading');
  // Each beginning is a separate list: later parts of an earlier one are dropped.
  const beginning = useRef({});
  useEffect(() => {
    const mine = {};
    beginning.current = mine;
    setLoaded('loading');
    begin?.().then(
      (part) => beginning.current === mine && setLoaded({ ...part, asks: 'nothing' }),
      () => beginning.current === mine && setLoaded('failed'),
    );
    return () => {
      beginning.current = {};
    };
  }, [begin, attempt]);

  const more: PartsReading<T>['more'] = (read, onRead) => {
    if (typeof loaded === 'string' || loaded.next === null || loaded.asks === 'more') return;
    const mine = beginning.current;
    setLoaded({ ...loaded, asks: 'more' });
    read(loaded).then(
      (all) => {
        if (beginning.current !== mine) return;
        onRead();
        setLoaded({ ...all, asks: 'nothing' });
      },
      () => beginning.current === mine && setLoaded({ ...loaded, asks: 'failed' }),
    );
  };
  return { loaded, retry: () => setAttempt((count) => count + 1), more };
}
