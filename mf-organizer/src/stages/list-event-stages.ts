import type { Match, MatchId, Team, Tournament } from '@courtside/domain';
import {
  everyStage,
  fedBy,
  teamsIn,
  withFurtherGroups,
  type FurtherGroups,
  type FurtherStage,
  type Stages,
} from '@courtside/domain/stages';

/** The stored parts of an event that its groups and the teams of its brackets are read from. */
export interface StoredStages {
  readonly tournament: Tournament;
  /** In the order of registration. */
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** The groups beyond the first, with their games. */
  readonly groups: readonly FurtherGroups[];
  /** The brackets beyond the first. */
  readonly brackets: readonly FurtherStage[];
}

/** Returns the stages of an event in order. Its brackets have no games: no table depends on them. */
export const listEventStages = ({ tournament, matches, groups, brackets }: Omit<StoredStages, 'teams'>): Stages =>
  withFurtherGroups(everyStage({ tournament, matches, games: null }, brackets), tournament, groups);

/** Returns the drawn groups that take teams from a stage: until they are deleted, it can't change. */
export const listGroupsDrawnAfter = (stages: Stages, id: Parameters<typeof fedBy>[1]): Tournament['drawnGroupStages'] =>
  fedBy(stages, id).flatMap((stage) => (stage.kind !== 'bracket' && teamsIn(stage).length > 0 ? [stage.id] : []));
