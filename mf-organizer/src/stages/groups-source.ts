import type { Match, MatchId, Tournament } from '@courtside/domain';
import { withCarriedPoints, withGroups, type GroupsPlan, type StageId } from '@courtside/domain/stages';
import type { EventStages } from './event-stages';
import { listGroupsDrawnAfter } from './list-event-stages';

/** Groups from which other stages take their teams. */
export interface GroupsSource {
  /** Null for the first groups. */
  readonly plan: GroupsPlan | null;
  /** The event with the fields of these groups, and with the points that count again. */
  readonly tournament: Tournament;
  /** The games that count in their tables. */
  readonly matches: ReadonlyMap<MatchId, Match>;
}

/** Returns the event with the fields of further groups in place of the first ones'. */
export const toGroupsEvent = ({ tournament, stages }: Pick<EventStages, 'tournament' | 'stages'>, plan: GroupsPlan): Tournament =>
  withGroups(tournament, plan, listGroupsDrawnAfter(stages, plan.id));

/** Returns groups of an event as a source of teams; null for an unknown stage. */
export function toGroupsSource(event: EventStages, id: StageId): GroupsSource | null {
  const { tournament, matches, groups, tables } = event;
  if (id === 'groups') return { plan: null, tournament, matches };
  const found = groups.find(({ plan }) => plan.id === id);
  if (!found) return null;
  const counted = tables.get(id);
  const games = [...(counted?.carriedGames ?? []), ...(found.games?.values() ?? [])];
  return {
    plan: found.plan,
    tournament: withCarriedPoints(toGroupsEvent(event, found.plan), counted?.carriedPoints ?? new Map()),
    matches: new Map(games.map((game) => [game.id, game])),
  };
}

/** Returns the stage from which the first bracket takes its teams: the last groups that the best teams play. */
export function getBracketSource({ stages }: Pick<EventStages, 'stages'>): StageId {
  const entry = stages.find(({ id }) => id === 'bracket')?.entry;
  return entry && entry.kind !== 'all' ? entry.of : 'groups';
}
