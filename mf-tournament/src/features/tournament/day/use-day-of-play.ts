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
import { addDays, useClock, wallClock } from '@courtside/tournament-ui';
import type { FurtherStage } from '@courtside/domain/stages';
import { useEffect, useMemo, useRef, useState } from 'react';
import type * as Engine from './day-engine';
import type { DayView } from './day-view';

let loaded: typeof Engine | undefined;

/** Fetches what computes a day of play and draws it: only on such a day it is needed. */
export const loadEngine = async (): Promise<typeof Engine> =>
  (loaded ??= await import(/* webpackChunkName: "day-of-play" */ './day-engine'));

export interface DayOfPlay extends DayView, Pick<typeof Engine, 'CourtsNow' | 'MyDay' | 'MY_TODAY' | 'Today'> {}

interface Day {
  /** It is a day of play, and visitors are told when games are played. */
  readonly isDay: boolean;
  /** What the day says is on its way, and this tournament was not shown before. */
  readonly isAwaited: boolean;
  /** Null on other days, until it is there, and where its code could not be fetched. */
  readonly day: DayOfPlay | null;
}

interface Parts {
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly bracketGames: ReadonlyMap<GameId, BracketGame>;
  readonly further: readonly FurtherStage[];
  /** Visitors are told when games are played. */
  readonly showsTimes: boolean;
}

/** From the tournament's first day to the one after its last: games go on past midnight, and a day that rains away is played later. */
function isDayOfPlay(tournament: Tournament, instant: number): boolean {
  const { date } = wallClock(instant, tournament.timeZone ?? undefined);
  return tournament.startDate <= date && date <= addDays(tournament.endDate, 1) && (hasSchedule(tournament) || hasBracket(tournament));
}

/**
 * What the stored states and the plan as it goes say of a day of play. On other days nothing is fetched: neither the code nor the
 * document. Reads: one, and one per change of the plan or of an announcement.
 */
export function useDayOfPlay(tournament: Tournament, { teams, matches, bracketGames, further, showsTimes }: Parts): Day {
  const now = useClock();
  const isDay = showsTimes && isDayOfPlay(tournament, now);
  const [code, setCode] = useState<typeof Engine | 'failed' | null>(loaded ?? null);
  const stored = useWatch(isDay ? query(watchDay, tournament.id) : null);
  useEffect(() => {
    let isShown = true;
    // Without the code the page shows the day as it is planned.
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
      isDay && engine ? engine.dayView({ tournament, teams, matches, games: bracketGames, further, stored: plan, instant: now }) : null,
    [isDay, engine, tournament, teams, matches, bracketGames, further, plan, now],
  );
  const expected = useSteady(view?.expected);
  const states = useSteady(view?.states);
  const day = useMemo((): DayOfPlay | null => {
    if (!view || !engine || !expected || !states) return null;
    const { CourtsNow, MyDay, MY_TODAY, Today } = engine;
    return { ...view, expected, states, CourtsNow, MyDay, MY_TODAY, Today };
  }, [view, engine, expected, states]);
  return { isDay, isAwaited: isAwaited && begun.current !== tournament.id, day };
}

/** The same map while it says the same, so that a tick of the clock draws no row anew. */
function useSteady<Value>(map: ReadonlyMap<string, Value> | undefined): ReadonlyMap<string, Value> | undefined {
  const kept = useRef({ key: '', map });
  const key = map ? JSON.stringify([...map]) : '';
  if (key !== kept.current.key) kept.current = { key, map };
  return kept.current.map;
}
