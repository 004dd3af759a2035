import type { Tournament } from '@courtside/domain';
import { readArchivePart, type ArchivePart } from '@courtside/firebase';
import { useCallback } from 'react';
import { useParts } from '../../live/use-parts';
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
  const begin = useCallback(() => {
    if (shown.month !== month) shown = { month, parts: 1 };
    return readArchivePart({ today, parts: shown.parts, ...(month ? { month } : {}) });
  }, [today, month]);
  const { loaded, retry, more } = useParts<ArchivePart>(begin);

  const readOn = (isSearch: boolean) => {
    const parts = isSearch ? FURTHER : 1;
    more(
      async ({ tournaments, next }) => {
        const part = await readArchivePart({
          today,
          ...(next ? { after: next } : {}),
          ...(isSearch ? { parts } : {}),
          ...(month ? { month } : {}),
        });
        return { tournaments: [...tournaments, ...part.tournaments], next: part.next };
      },
      () => (shown = { month, parts: shown.parts + parts }),
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
  return { archive, retry, more: readOn };
}
