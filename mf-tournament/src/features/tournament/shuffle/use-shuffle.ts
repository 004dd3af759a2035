import type { Tournament } from '@courtside/domain';
import { query, useWatch, watchShuffle } from '@courtside/firebase';
import { loadNamespaces } from '@courtside/i18n';
import { useEffect, useMemo, useState } from 'react';
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
  /** Null without one, while it or its code loads, and if visitors may not see it: then the page is as without one. */
  readonly shown: ShownShuffle | null;
  readonly isLoading: boolean;
}

/** Watches the shuffle of a tournament. Reads: nothing before visitors may see it; then one document. */
export function useShuffle(tournament: Tournament): ShuffleOfPage {
  const isFirstView = useIsFirstView();
  // Tournaments that an earlier client parsed don't have the field.
  const asks = tournament.isShufflePublic === true && !isFirstView;
  const { value, status } = useWatch(asks ? query(watchShuffle, tournament.id) : null);
  const [code, setCode] = useState<typeof Code | 'failed' | null>(loaded ?? null);
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
  }, [asks]);
  const shown = useMemo(() => {
    if (!asks || !code || code === 'failed' || !value) return null;
    const result = code.parseShuffle(value);
    return result.ok ? { code, shuffle: result.value } : null;
  }, [asks, code, value]);
  return { shown, isLoading: asks && (code === null || status === 'loading') };
}
