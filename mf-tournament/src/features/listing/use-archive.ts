import type { Tournament } from '@courtside/domain';
import { readArchivePart, type ArchivePart } from '@courtside/firebase';
import { useEffect, useRef, useState } from 'react';
import { useToday } from '../../live/use-today';

/** What of the archive is there. */
export type Archive =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly tournaments: readonly Tournament[];
      readonly hasMore: boolean;
      /** More is being asked for. */
      readonly isAsking: boolean;
      /** More could not be had. */
      readonly hasFailed: boolean;
    };

/** How many parts of which list were on the screen: who comes back to the page finds as many, and their place in it. */
let shown = { month: '', parts: 1 };
/** So many parts at a time are read by who looks for something: 96 tournaments, five requests for five hundred. */
const FURTHER = 4;

interface Loaded extends ArchivePart {
  readonly asks: 'nothing' | 'more' | 'failed';
}

export interface ArchiveReading {
  readonly archive: Archive;
  readonly retry: () => void;
  /** Reads on. @param isSearch further at once: of what comes, little is shown */
  readonly more: (isSearch: boolean) => void;
}

/**
 * Reads the past once a day of the calendar, part by part: nothing in it changes while it is looked at.
 * @param month `YYYY-MM`, or empty for all of the past
 */
export function useArchive(month: string): ArchiveReading {
  const today = useToday();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>('loading');
  // Each beginning of the list is a list of its own: what was asked for the one before comes to nothing.
  const beginning = useRef({});
  useEffect(() => {
    const mine = {};
    beginning.current = mine;
    setLoaded('loading');
    if (shown.month !== month) shown = { month, parts: 1 };
    readArchivePart({ today, parts: shown.parts, ...(month ? { month } : {}) }).then(
      (part) => beginning.current === mine && setLoaded({ ...part, asks: 'nothing' }),
      () => beginning.current === mine && setLoaded('failed'),
    );
    return () => {
      beginning.current = {};
    };
  }, [today, attempt, month]);

  const more = (isSearch: boolean) => {
    if (typeof loaded === 'string' || loaded.next === null || loaded.asks === 'more') return;
    const mine = beginning.current;
    setLoaded({ ...loaded, asks: 'more' });
    const parts = isSearch ? FURTHER : 1;
    readArchivePart({ today, after: loaded.next, ...(isSearch ? { parts } : {}), ...(month ? { month } : {}) }).then(
      (part) => {
        if (beginning.current !== mine) return;
        shown = { month, parts: shown.parts + parts };
        setLoaded({ tournaments: [...loaded.tournaments, ...part.tournaments], next: part.next, asks: 'nothing' });
      },
      () => beginning.current === mine && setLoaded({ ...loaded, asks: 'failed' }),
    );
  };
  const archive: Archive =
    typeof loaded === 'string'
      ? { status: loaded }
      : {
          status: 'ready',
          tournaments: loaded.tournaments,
          hasMore: loaded.next !== null,
          isAsking: loaded.asks === 'more',
          hasFailed: loaded.asks === 'failed',
        };
  return { archive, retry: () => setAttempt(attempt + 1), more };
}
