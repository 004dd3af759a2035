import type { DayId, MatchId } from '@courtside/domain';
import { keepIdsOnDevice, readKeptIds } from '@courtside/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { problemKey, type GameProblem } from '../../games/game-problems';
import { useSchedule } from '../../games/schedule-context';
import { listGames } from '../../games/schedule-model';

/** Returns the storage key of the short rests that the organizer has accepted on this device. */
const keptRestsKey = (tournamentId: string) => `courtside.keptRests.${tournamentId}`;

/** A problem, and the game below which it is shown. */
export interface PlacedProblem {
  readonly key: string;
  readonly matchId: MatchId;
  readonly dayId: DayId;
  readonly problem: GameProblem;
}

export interface Problems {
  /** In the order of play. */
  readonly all: readonly PlacedProblem[];
  /** The problems by game. */
  readonly of: ReadonlyMap<string, readonly PlacedProblem[]>;
  /** Accepts a short rest. */
  readonly keep: (key: string) => void;
}

/** Returns the problems of the schedule, without those that the organizer has accepted. */
export function useProblems(): Problems {
  const { tournament, problems } = useSchedule();
  const [kept, setKept] = useState(() => readKeptIds(keptRestsKey(tournament.id)));
  const all = useMemo(
    () =>
      [...listGames(tournament.schedule)].flatMap(({ dayId, matchId }) =>
        (problems.get(matchId) ?? [])
          .map((problem) => ({ key: problemKey(matchId, problem), matchId, dayId, problem }))
          .filter(({ key }) => !kept.includes(key)),
      ),
    [tournament.schedule, problems, kept],
  );
  const of = useMemo(() => {
    const byGame = new Map<string, PlacedProblem[]>();
    for (const one of all) byGame.set(one.matchId, [...(byGame.get(one.matchId) ?? []), one]);
    return byGame;
  }, [all]);
  useEffect(() => {
    if (kept.length > 0) keepIdsOnDevice(keptRestsKey(tournament.id), kept);
  }, [tournament.id, kept]);
  const keep = useCallback((key: string) => setKept((before) => [...before, key]), []);
  return { all, of, keep };
}
