import { limits, type Match, type MatchId } from '@courtside/domain';
import { CommandFailure, recordScore, settleScore, useConnection, useSession } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import type { SaveState } from '@courtside/ui';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useSchedule } from '../games/schedule-context';
import { getErrorMessage } from '../saving/find-cause';
import { useEventStages } from '../stages/event-stages';
import { useGroupsStage } from '../stages/groups-stage';
import { isHeld, type Judged } from './get-correction';
import { keptScores } from './kept-scores';
import { createScoreBook, type ScoreBook } from './score-book';
import type { ScoreChange, ScoreFailure, ScoreView } from './score-types';

const Context = createContext<ScoreBook | null>(null);

export interface ScoreBookProviderProps {
  readonly tournamentId: string;
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** The matches are those of the server, without pending changes of this device. */
  readonly areConfirmed?: boolean;
  readonly children: ReactNode;
}

/** Returns what happened between typing a score and saving it: the game was started at its court, or decided without a score. */
function cameBetween(error: unknown): 'notFinished' | 'decided' | null {
  const reason = error instanceof CommandFailure ? error.message : null;
  return reason === 'notFinished' || reason === 'decided' ? reason : null;
}

/** Provides one score book for all places of the page with a game's fields: the day's card and the scoring mode show the same typing. */
export function ScoreBookProvider({ tournamentId, matches, areConfirmed = false, children }: ScoreBookProviderProps) {
  const { t } = useTranslation(['organizerSchedule', 'errors']);
  const { uid } = useSession();
  const { tournament, teams } = useSchedule();
  const groups = useGroupsStage();
  const { address } = groups;
  const event = useEventStages();
  const stage = groups.plan?.id ?? 'groups';
  const judged = useRef<Judged>({ tournament, teams, matches, event, stage });
  const [{ book, kept }] = useState(() => {
    const held = keptScores(groups.plan ? `${tournamentId}.${groups.plan.id}` : tournamentId, uid);
    const made = createScoreBook({
      save: (matchId, entry, seen, isSettled) =>
        recordScore(tournamentId, matchId, entry, seen, isSettled, ...address).catch((error: unknown) => {
          const reason = cameBetween(error);
          throw reason ? new Error(t(`correct.reason.${reason}`)) : new Error(getErrorMessage(error, t), { cause: error });
        }),
      settle: (matchId) => settleScore(tournamentId, matchId, ...address),
      holds: (matchId, scores, isBegun) => isHeld(judged.current, matchId, scores, isBegun),
      kept: held,
      conflict: t('score.keptConflict'),
      delayMs: limits.debounce.scoreMs,
    });
    made.receive(matches);
    return { book: made, kept: held };
  });
  useLayoutEffect(() => {
    judged.current = { tournament, teams, matches, event, stage };
  }, [tournament, teams, matches, event, stage]);
  useLayoutEffect(() => {
    book.receive(matches);
  }, [book, matches]);
  useEffect(() => {
    // A suspended phone may never return to this page. Unsent values are kept on the device.
    const hide = () => document.visibilityState === 'hidden' && book.flush();
    const leave = () => book.flush();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      book.close();
      kept.release();
    };
  }, [book, kept]);
  useEffect(() => {
    // Only the server's data shows whether a score of an earlier visit has arrived, was refused, or conflicts with another one.
    if (areConfirmed) void kept.takeOver().then(book.restore);
  }, [areConfirmed, book, kept]);
  return <Context value={book}>{children}</Context>;
}

export function useScoreBook(): ScoreBook {
  const book = useContext(Context);
  if (!book) throw new Error('Score boxes need a ScoreBookProvider around them');
  return book;
}

/** A value typed without a network waits on this device. */
const seen = (state: SaveState, isOffline: boolean): SaveState => (state === 'saving' && isOffline ? 'waiting' : state);

/** Returns what the fields of one match show. */
export function useScore(matchId: string): ScoreView {
  const book = useScoreBook();
  const { status } = useConnection();
  const view = useSyncExternalStore(
    book.subscribe,
    useCallback(() => book.view(matchId), [book, matchId]),
  );
  return { ...view, state: seen(view.state, status === 'offline') };
}

/** Returns the state of all fields together. */
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
