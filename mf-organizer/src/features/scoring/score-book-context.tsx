import { limits, type Match, type MatchId } from '@courtside/domain';
import { recordScore, useConnection } from '@courtside/firebase';
import type { SaveState } from '@courtside/ui';
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createScoreBook, type ScoreBook, type ScoreChange, type ScoreFailure, type ScoreView } from './score-book';

const Context = createContext<ScoreBook | null>(null);

export interface ScoreBookProviderProps {
  readonly tournamentId: string;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly children: ReactNode;
}

/** One score book for all places of the page in which a game's boxes stand: the day's card and the scoring mode show the same typing. */
export function ScoreBookProvider({ tournamentId, matches, children }: ScoreBookProviderProps) {
  const [book] = useState(() => {
    const made = createScoreBook({ save: (matchId, entry, seen) => recordScore(tournamentId, matchId, entry, seen), delayMs: limits.debounce.scoreMs });
    made.receive(matches);
    return made;
  });
  useLayoutEffect(() => {
    book.receive(matches);
  }, [book, matches]);
  useEffect(() => {
    // A phone that is put away may never come back to this page.
    const leave = () => document.visibilityState === 'hidden' && book.flush();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      book.close();
    };
  }, [book]);
  return <Context value={book}>{children}</Context>;
}

export function useScoreBook(): ScoreBook {
  const book = useContext(Context);
  if (!book) throw new Error('Score boxes need a ScoreBookProvider around them');
  return book;
}

/** What is typed without a network waits on this device. */
const seen = (state: SaveState, isOffline: boolean): SaveState => (state === 'saving' && isOffline ? 'waiting' : state);

/** The boxes of one match as they are to be shown. */
export function useScore(matchId: string): ScoreView {
  const book = useScoreBook();
  const { status } = useConnection();
  const view = useSyncExternalStore(book.subscribe, useCallback(() => book.view(matchId), [book, matchId]));
  return { ...view, state: seen(view.state, status === 'offline') };
}

/** How all boxes together are doing. */
export function useScoresState(): SaveState {
  const book = useScoreBook();
  const { status } = useConnection();
  return seen(useSyncExternalStore(book.subscribe, book.overall), status === 'offline');
}

export function useLastChange(): readonly ScoreChange[] | null {
  const book = useScoreBook();
  return useSyncExternalStore(book.subscribe, book.lastChange);
}

export function useScoreFailures(): readonly ScoreFailure[] {
  const book = useScoreBook();
  return useSyncExternalStore(book.subscribe, book.failures);
}
