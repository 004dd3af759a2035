import { hasSchedule, type BracketGame, type GameId } from '@courtside/domain';
import { useMemo } from 'react';
import { useSchedule } from '../../../games/schedule-context';
import { useBracketsOfDays } from '../days/use-brackets-of-days';
import { findBracketProblems } from './bracket-problems';

/**
 * Returns the number of problems that make a game of the schedule impossible, as they are shown in red: a team or a referee is needed
 * elsewhere at the same time. A short rest, and two courts of one letter, can be intended.
 * @param bracketGames of the first bracket; null while there is none
 */
export function useClashes(bracketGames: ReadonlyMap<GameId, BracketGame> | null): number {
  const model = useSchedule();
  const brackets = useBracketsOfDays(bracketGames);
  return useMemo(() => {
    if (!hasSchedule(model.tournament)) return 0;
    const ofGames = [...model.problems.values()].flat().filter(({ kind }) => kind !== 'noRest');
    return ofGames.length + findBracketProblems(model, brackets).filter(({ teamId }) => teamId !== null).length;
  }, [model, brackets]);
}
