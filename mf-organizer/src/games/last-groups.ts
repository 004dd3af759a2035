import type { Tournament } from '@courtside/domain';
import { inStageOrder, listLastGroups, type FurtherGroups } from '@courtside/domain/stages';

interface LastGroups {
  /** Some of them are Swiss rounds. */
  readonly isSwiss: boolean;
  /** The id of their section on the organizer's page: that of the Swiss rounds, if any. */
  readonly section: string;
}

/** Returns the groups from which no other groups take their teams: further ones if they are drawn, else the first ones. */
export function getLastGroups(tournament: Pick<Tournament, 'scheduleType'>, further: readonly Pick<FurtherGroups, 'plan'>[]): LastGroups {
  const plans = inStageOrder(listLastGroups(further.map(({ plan }) => plan)));
  const last = plans.find(({ scheduleType }) => scheduleType === 'swissRounds') ?? plans.at(-1);
  return { isSwiss: (last ?? tournament).scheduleType === 'swissRounds', section: last ? `stage-${last.id}` : 'schedule' };
}
