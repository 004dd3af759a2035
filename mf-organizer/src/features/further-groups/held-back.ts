import type { TeamId } from '@courtside/domain';
import { getSeedOrder } from '@courtside/domain/engines';
import { teamsIn, type FurtherStageId } from '@courtside/domain/stages';
import type { EventStages } from '../../stages/event-stages';

/**
 * Returns the teams that are in no other groups, best seed first: they can begin in later ones. @param own these groups, whose teams are free for them
 */
export function listHeldBack(
  { tournament, teams, stages, groups }: Pick<EventStages, 'tournament' | 'teams' | 'stages' | 'groups'>,
  own?: FurtherStageId,
): readonly TeamId[] {
  const playing = stages.flatMap((stage) => (stage.kind === 'bracket' || stage.id === own ? [] : teamsIn(stage)));
  const named = groups.flatMap(({ plan }) => (plan.id === own ? [] : plan.namedTeamIds));
  const taken = new Set([...playing, ...named, ...tournament.withdrawnTeamIds]);
  return getSeedOrder(tournament, teams).filter((team) => !taken.has(team));
}
