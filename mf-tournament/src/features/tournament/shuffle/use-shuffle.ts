import type { Tournament } from '@courtside/domain';
import { query, useWatch, watchShuffle } from '@courtside/firebase';
import { loadNamespaces } from '@courtside/i18n';
import { useLastComplete } from '@courtside/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIsFirstView } from '../../../first-view/known';
import type * as Code from './shuffle-code';

let loaded: typeof Code | undefined;

/** Loads the code and the words of shuffles, which few events have. */
async function loadShuffle(): Promise<typeof Code> {
  if (loaded) return loaded;
  const [code] = await Promise.all([import(/* webpackChunkName: "shuffle" */ './shuffle-code'), loadNamespaces('shuffle')]);
  return (loaded = code);
}

/** The shuffle that a page shows, with the code that renders it. */
export interface ShownShuffle {
  readonly code: typeof Code;
  readonly shuffle: Code.Shuffle;
}

interface ShuffleOfPage {
  /** Null without one, while it or its code loads, if it could not be read, and if visitors may not see it. */
  readonly shown: ShownShuffle | null;
  /** It or its code is on its way, and this tournament was not shown before: an open page keeps what it shows. */
  readonly isAwaited: boolean;
  readonly isReading: boolean;
  /** It could not be read, or its code could not be fetched. */
  readonly isFailed: boolean;
  /** Reads it or fetches its code again; null if it was read, but no shuffle can be made of it. */
  readonly retry: (() => void) | null;
}

/**
 * Watches the shuffle of a tournament. Reads: nothing before visitors may see it; then one document.
 * @param isPageLoading the other parts of the page are loading
 */
export function useShuffle(tournament: Tournament, isPageLoading: boolean): ShuffleOfPage {
  const isFirstView = useIsFirstView();
  // Tournaments that an earlier client parsed don't have the field.
  const asks = tournament.isShufflePublic === true && !isFirstView;
  const { value, status, retry } = useWatch(asks ? query(watchShuffle, tournament.id) : null);
  const [code, setCode] = useState<typeof Code | 'failed' | null>(loaded ?? null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    if (asks)
      loadShuffle().then(
        (found) => isShown && setCode(found),
        () => isShown && setCode('failed'),
      );
    return () => {
      isShown = false;
    };
  }, [asks, attempt]);
  const parsed = useMemo(() => (asks && code && code !== 'failed' && value ? code.parseShuffle(value) : null), [asks, code, value]);
  const shown = useMemo(() => (parsed?.ok && code && code !== 'failed' ? { code, shuffle: parsed.value } : null), [parsed, code]);
  const isLoading = asks && (code === null || status === 'loading');
  const wasShown = useRef('');
  if (!isPageLoading && !isLoading) wasShown.current = tournament.id;
  const isFailed = asks && (code === 'failed' || parsed?.ok === false || (status === 'error' && value === undefined));
  return {
    // While it is read again, the button that asked for it stays.
    ...useLastComplete(tournament.id, { shown, isFailed }, !isLoading),
    isReading: isLoading,
    isAwaited: isLoading && wasShown.current !== tournament.id,
    retry:
      parsed?.ok === false && status !== 'error'
        ? null
        : () => {
            retry();
            setCode((now) => (now === 'failed' ? null : now));
            setAttempt((count) => count + 1);
          },
  };
}
