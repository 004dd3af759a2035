import type { DayId, MatchId } from '@courtside/domain';
import { keepIdsOnDevice, readKeptIds } from '@courtside/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { problemKey, type GameProblem } from '../../games/game-problems';
import { useSchedule } from '../../games/schedule-context';
import { gamesOf } from '../../games/schedule-model';

/** Where this device keeps the short rests that the organizer has decided to leave as they are. */
const keptRestsKey = (tournamentId: string) => `courtside.keptRests.${tournamentId}`;

/** A problem with the game that it is shown under. */
export interface PlacedProblem {
  readonly key: string;
  readonly matchId: MatchId;
  readonly dayId: DayId;
  readonly problem: GameProblem;
}

export interface Problems {
  /** In the order of play. */
  readonly all: readonly PlacedProblem[];
  /** Those of each game that has any. */
  readonly of: ReadonlyMap<string, readonly PlacedProblem[]>;
  /** A short rest that is meant so. */
  readonly keep: (key: string) => void;
}

/** What is to solve in the schedule, without what the organiser has decided to keep. */
export function useProblems(): Problems {
  const { tournament, problems } = useSchedule();
  const [kept, setKept] = useState(() => readKeptIds(keptRestsKey(tournament.id)));
  const all = useMemo(
    () =>
      [...gamesOf(tournament.schedule)].flatMap(({ dayId, matchId }) =>
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
