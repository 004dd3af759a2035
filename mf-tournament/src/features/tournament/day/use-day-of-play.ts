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
import { useEffect, useMemo, useRef, useState } from 'react';
import type * as Engine from './day-engine';
import type { DayView } from './day-view';

let loaded: typeof Engine | undefined;

/** Fetches what computes a day of play and draws it: only on such a day it is needed. */
export const loadEngine = async (): Promise<typeof Engine> =>
  (loaded ??= await import(/* webpackChunkName: "day-of-play" */ './day-engine'));

export interface DayOfPlay extends DayView {
  readonly CourtsNow: typeof Engine.CourtsNow;
  readonly MyDay: typeof Engine.MyDay;
}

interface Parts {
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly bracketGames: ReadonlyMap<GameId, BracketGame>;
  /** Visitors are told when games are played. */
  readonly showsTimes: boolean;
}

/** From the tournament's first day to the one after its last: games go on past midnight, and a day that rains away is played later. */
function isDayOfPlay(tournament: Tournament, instant: number): boolean {
  const { date } = wallClock(instant, tournament.timeZone ?? undefined);
  return tournament.startDate <= date && date <= addDays(tournament.endDate, 1) && (hasSchedule(tournament) || hasBracket(tournament));
}

/**
 * What the stored states and the plan as it goes say of a day of play; null on other days, of which nothing is fetched: neither the code nor the
 * document. Reads: one, and one per change of the plan or of an announcement.
 */
export function useDayOfPlay(tournament: Tournament, { teams, matches, bracketGames, showsTimes }: Parts): DayOfPlay | null {
  const now = useClock();
  const isDay = showsTimes && isDayOfPlay(tournament, now);
  const [code, setCode] = useState<typeof Engine | null>(loaded ?? null);
  const stored = useWatch(isDay ? query(watchDay, tournament.id) : null);
  useEffect(() => {
    let isShown = true;
    // Without the code the page shows the day as it is planned.
    if (isDay)
      loadEngine().then(
        (found) => isShown && setCode(found),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [isDay]);
  const plan = stored.value?.plan ?? null;
  const view = useMemo(
    () => (isDay && code ? code.dayView({ tournament, teams, matches, games: bracketGames, stored: plan, instant: now }) : null),
    [isDay, code, tournament, teams, matches, bracketGames, plan, now],
  );
  const expected = useSteady(view?.expected);
  const states = useSteady(view?.states);
  return useMemo(
    () => (view && code && expected && states ? { ...view, expected, states, CourtsNow: code.CourtsNow, MyDay: code.MyDay } : null),
    [view, code, expected, states],
  );
}

/** The same map while it says the same, so that a tick of the clock draws no row anew. */
function useSteady<Value>(map: ReadonlyMap<string, Value> | undefined): ReadonlyMap<string, Value> | undefined {
  const kept = useRef({ key: '', map });
  const key = map ? JSON.stringify([...map]) : '';
  if (key !== kept.current.key) kept.current = { key, map };
  return kept.current.map;
}
