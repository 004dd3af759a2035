import type { DayId, MatchId } from '@courtside/domain';
import { keepIdsOnDevice, readKeptIds } from '@courtside/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { problemKey, type GameProblem } from '../../../games/game-problems';
import { useSchedule } from '../../../games/schedule-context';
import { listGames } from '../../../games/schedule-model';
import type { BracketProblem } from './bracket-problems';
import { useBracketsOfSchedule } from './brackets-of-schedule';
import { useGroupsStage } from '../../../stages/groups-stage';

/** Returns the storage key of the problems that the organizer has accepted on this device. */
const keptRestsKey = (name: string) => `courtside.keptRests.${name}`;

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
  /** The problems of games of brackets, in the order of play. */
  readonly ofBrackets: readonly BracketProblem[];
  /** Accepts a short rest, or that two stages have courts of the same letters. */
  readonly keep: (key: string) => void;
}

/** Returns the problems of the schedule, without those that the organizer has accepted. */
export function useProblems(): Problems {
  const { tournament, problems } = useSchedule();
  const { problems: inBrackets } = useBracketsOfSchedule();
  const { plan } = useGroupsStage();
  const name = plan ? `${tournament.id}.${plan.id}` : tournament.id;
  const [kept, setKept] = useState(() => readKeptIds(keptRestsKey(name)));
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
  const ofBrackets = useMemo(
    () => inBrackets.filter(({ teamId, keptAs }) => teamId !== null || !kept.includes(keptAs)),
    [inBrackets, kept],
  );
  useEffect(() => {
    if (kept.length > 0) keepIdsOnDevice(keptRestsKey(name), kept);
  }, [name, kept]);
  const keep = useCallback((key: string) => setKept((before) => [...before, key]), []);
  return { all, of, ofBrackets, keep };
}
