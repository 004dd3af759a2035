import { hasSchedule, type Tournament } from '@courtside/domain';
import { inStageOrder, type FurtherGroups } from '@courtside/domain/stages';

interface LastGroups {
  readonly isSwiss: boolean;
  /** The id of their section on the organizer's page. */
  readonly section: string;
}

/** Returns the groups that are played last: further ones if they are drawn, else the first ones. */
export function getLastGroups(tournament: Pick<Tournament, 'scheduleType'>, further: readonly Pick<FurtherGroups, 'plan'>[]): LastGroups {
  const last = inStageOrder(further.map(({ plan }) => plan)).findLast(hasSchedule);
  return { isSwiss: (last ?? tournament).scheduleType === 'swissRounds', section: last ? `stage-${last.id}` : 'schedule' };
}
