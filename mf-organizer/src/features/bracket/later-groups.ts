import { hasBracket, hasSchedule, type TeamId } from '@courtside/domain';
import { inStageOrder } from '@courtside/domain/stages';
import type { EventStages } from '../../stages/event-stages';
import { getBracketSource, toGroupsSource, type GroupsSource } from '../../stages/groups-source';
import { rankTeams } from './create-bracket-model';

/** Drawn groups in which teams that did not reach the bracket directly play for its remaining places. */
export interface LaterGroups extends Pick<GroupsSource, 'tournament' | 'matches'> {
  readonly name: string;
  readonly firstDay: number;
  /** Best first. */
  readonly ranking: readonly TeamId[];
}

/** Returns the drawn groups that take teams, but not the best, from the groups that the first bracket takes its teams from. */
export function listLaterGroups(event: EventStages): readonly LaterGroups[] {
  const of = getBracketSource(event);
  if (hasBracket(event.tournament)) return [];
  return inStageOrder(event.groups.map(({ plan }) => plan)).flatMap((plan) => {
    const source = hasSchedule(plan) && plan.entry.kind !== 'all' && plan.entry.of === of ? toGroupsSource(event, plan.id) : null;
    if (!source) return [];
    const { tournament, matches } = source;
    const ranking = rankTeams(tournament, event.teams, matches).map(({ teamId }) => teamId);
    return [{ name: plan.name, firstDay: plan.firstDay, tournament, matches, ranking }];
  });
}

/**
 * Returns seeds in which the teams of later groups come after all others, by the tables of these groups.
 * @param size the number of teams; all by default
 * @param propose returns the seeds of one or all of the teams before them
 */
export function withLaterTeams(
  later: readonly LaterGroups[],
  teams: readonly { readonly id: TeamId }[],
  size: number | undefined,
  propose: (size: number | undefined, among: ReadonlySet<TeamId> | null) => readonly TeamId[],
): readonly TeamId[] {
  const behind = [...new Set(later.flatMap(({ ranking }) => ranking))];
  if (behind.length === 0) return propose(size, null);
  const others = new Set(teams.flatMap(({ id }) => (behind.includes(id) ? [] : [id])));
  const direct = propose(undefined, others);
  return size !== undefined && size < direct.length ? propose(size, others) : [...direct, ...behind].slice(0, size);
}
