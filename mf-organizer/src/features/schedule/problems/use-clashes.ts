import { hasSchedule } from '@courtside/domain';
import { useSchedule } from '../../../games/schedule-context';
import { useBracketsOfSchedule } from './brackets-of-schedule';

/**
 * Returns the number of problems that make a game of the schedule impossible, as they are shown in red: a team or a referee is needed
 * elsewhere at the same time. A short rest, and two courts of one letter, can be intended.
 */
export function useClashes(): number {
  const { tournament, problems } = useSchedule();
  const { problems: inBrackets } = useBracketsOfSchedule();
  if (!hasSchedule(tournament)) return 0;
  const ofGames = [...problems.values()].flat().filter(({ kind }) => kind !== 'noRest');
  return ofGames.length + inBrackets.filter(({ teamId }) => teamId !== null).length;
}
