import {
  hasBracket,
  hasSchedule,
  type BracketGame,
  type GameId,
  type Match,
  type MatchId,
  type Team,
  type Tournament,
} from '@courtside/domain';
import { query, useWatch, watchDay } from '@courtside/firebase';
import { addDays, isBetweenDays, useClock, wallClock } from '@courtside/tournament-ui';
import type { FurtherStage } from '@courtside/domain/stages';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReadGroups } from '../../../live/further-groups';
import type * as Engine from './day-engine';
import type { DayView } from './day-view';

let loaded: typeof Engine | undefined;

/** Loads the code that computes and renders a day of play, which is needed only on such a day. */
export const loadEngine = async (): Promise<typeof Engine> =>
  (loaded ??= await import(/* webpackChunkName: "day-of-play" */ './day-engine'));

export interface DayOfPlay extends DayView, Pick<typeof Engine, 'CourtsNow' | 'MyDay' | 'NextAssignment' | 'PlayStopped'> {}

interface Day {
  /** Whether it is a day of play, and visitors see the times of games. */
  readonly isDay: boolean;
  /** Whether the day is still loading, and this tournament was not shown before. */
  readonly isAwaited: boolean;
  /** Null on other days, while it is loading, and if its code could not be loaded. */
  readonly day: DayOfPlay | null;
}

interface Parts {
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly bracketGames: ReadonlyMap<GameId, BracketGame>;
  readonly further: readonly FurtherStage[];
  /** The groups beyond the first; null without any. */
  readonly groups: ReadGroups | null;
  /** Whether visitors see the times of games. */
  readonly showsTimes: boolean;
}

/**
 * Whether it is between the tournament's first day and the one after its last, because games may go past midnight or be postponed by rain. Between two days
 * of a league it is not, except for the one after a day.
 */
function isDayOfPlay(tournament: Tournament, instant: number): boolean {
  const { date } = wallClock(instant, tournament.timeZone ?? undefined);
  const isPaused = [date, addDays(date, -1)].every((one) => isBetweenDays(tournament, one));
  const isDuring = tournament.startDate <= date && date <= addDays(tournament.endDate, 1);
  return isDuring && !isPaused && (hasSchedule(tournament) || hasBracket(tournament));
}

/**
 * Returns the day of play from the stored states and the present plan. On other days it loads neither the code nor the document. It reads one document, and one
 * for each change of the plan or of an announcement.
 */
export function useDayOfPlay(tournament: Tournament, { teams, matches, bracketGames, further, groups, showsTimes }: Parts): Day {
  const now = useClock();
  const isDay = showsTimes && isDayOfPlay(tournament, now);
  const [code, setCode] = useState<typeof Engine | 'failed' | null>(loaded ?? null);
  const stored = useWatch(isDay ? query(watchDay, tournament.id) : null);
  useEffect(() => {
    let isShown = true;
    // Without the code the page shows the scheduled day.
    if (isDay)
      loadEngine().then(
        (found) => isShown && setCode(found),
        () => isShown && setCode('failed'),
      );
    return () => {
      isShown = false;
    };
  }, [isDay]);
  const engine = code === 'failed' ? null : code;
  const isAwaited = isDay && (code === null || stored.status === 'loading');
  const begun = useRef('');
  if (!isAwaited) begun.current = tournament.id;
  const plan = stored.value?.plan ?? null;
  const view = useMemo(
    () =>
      isDay && engine
        ? engine.dayView({ tournament, teams, matches, games: bracketGames, further, groups, stored: plan, instant: now })
        : null,
    [isDay, engine, tournament, teams, matches, bracketGames, further, groups, plan, now],
  );
  const expected = useSteady(view?.expected);
  const states = useSteady(view?.states);
  const day = useMemo((): DayOfPlay | null => {
    if (!view || !engine || !expected || !states) return null;
    const { CourtsNow, MyDay, NextAssignment, PlayStopped } = engine;
    return { ...view, expected, states, CourtsNow, MyDay, NextAssignment, PlayStopped };
  }, [view, engine, expected, states]);
  return { isDay, isAwaited: isAwaited && begun.current !== tournament.id, day };
}

/** Returns the same map while its content is equal, so that a tick of the clock renders no row again. */
function useSteady<Value>(map: ReadonlyMap<string, Value> | undefined): ReadonlyMap<string, Value> | undefined {
  const kept = useRef({ key: '', map });
  const key = map ? JSON.stringify([...map]) : '';
  if (key !== kept.current.key) kept.current = { key, map };
  return kept.current.map;
}
