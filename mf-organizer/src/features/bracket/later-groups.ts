import { hasBracket, hasSchedule, type TeamId } from '@courtside/domain';
import { inStageOrder, orderEntrants, type EntryRule, type Ranking } from '@courtside/domain/stages';
import type { EventStages } from '../../stages/event-stages';
import { getBracketSource, toGroupsSource, type GroupsSource } from '../../stages/groups-source';
import { rankTeams } from './create-bracket-model';

/** Drawn groups in which teams that did not reach the bracket directly play for its remaining places. */
export interface LaterGroups extends Pick<GroupsSource, 'tournament' | 'matches'> {
  readonly name: string;
  readonly firstDay: number;
  readonly entry: EntryRule;
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
    return [{ name: plan.name, firstDay: plan.firstDay, entry: plan.entry, tournament, matches, ranking }];
  });
}

/**
 * Returns seeds with the teams of later groups by the tables of these: after those that ranked before them, and before those that are out.
 * @param ranking the teams as the earlier groups rank them
 * @param size the number of teams; all by default
 * @param propose returns the seeds of one or all of the teams before them
 */
export function withLaterTeams(
  later: readonly LaterGroups[],
  ranking: Ranking,
  size: number | undefined,
  propose: (size: number | undefined, among: ReadonlySet<TeamId> | null) => readonly TeamId[],
): readonly TeamId[] {
  const { direct, behind, remaining } = orderEntrants(
    ranking,
    later.map((groups) => ({ entry: groups.entry, teams: groups.ranking })),
  );
  if (behind.length === 0) return propose(size, null);
  const seeds = propose(size !== undefined && size < direct.length ? size : undefined, new Set(direct));
  return [...seeds, ...behind, ...remaining].slice(0, size);
}
