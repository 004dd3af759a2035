import type { Tournament } from '@courtside/domain';
import { readArchivePart, type ArchivePart } from '@courtside/firebase';
import { useKeptState } from '@courtside/ui';
import { useCallback, useRef } from 'react';
import { useKnownFirst } from '../../first-view/known';
import { useParts } from '../../live/use-parts';
import { useToday } from '../../live/use-today';

/** The loaded part of the archive. */
export type Archive =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly tournaments: readonly Tournament[];
      readonly hasMore: boolean;
      /** More is being loaded. */
      readonly isAsking: boolean;
      /** More could not be loaded. */
      readonly hasFailed: boolean;
    };

/** How many parts a search reads at a time: 96 tournaments, five requests for five hundred. */
const FURTHER = 4;

/** "2027-06/3": three parts of June. */
function shownIn(text: string): { readonly month: string; readonly parts: number } {
  const [month = '', parts] = text.split('/');
  return { month, parts: Number(parts) || 1 };
}

export interface ArchiveReading {
  readonly archive: Archive;
  readonly retry: () => void;
  /** Reads more. @param isSearch reads several parts at once, because few of them match */
  readonly more: (isSearch: boolean) => void;
}

/**
 * Reads the past once a calendar day, part by part: nothing in it changes during a visit.
 * @param month `YYYY-MM`, or empty for all of the past
 */
export function useArchive(month: string): ArchiveReading {
  const today = useToday();
  // How many parts of which list were shown: a user who returns to the page, or reloads it, finds as many, and their place in it.
  const [kept, keep] = useKeptState<string>('archive parts', '');
  const shown = useRef(shownIn(kept));
  const begin = useCallback(() => {
    if (shown.current.month !== month) shown.current = { month, parts: 1 };
    return readArchivePart({ today, parts: shown.current.parts, ...(month ? { month } : {}) });
  }, [today, month]);
  const { loaded, retry, more } = useParts<ArchivePart>(begin, useKnownFirst(readArchivePart));

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
      () => {
        shown.current = { month, parts: shown.current.parts + parts };
        keep(`${month}/${shown.current.parts}`);
      },
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
