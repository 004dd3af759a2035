import type { GroupId, Team, TeamId } from '../entities';
import { rankOverGroups } from '../seeding';
import type { StageId } from './entry-rule';
import { evaluateEntry } from './evaluate-entry';
import { orderEntrants } from './order-entrants';
import { readTables, type StageTables } from './read-tables';
import type { Stage } from './stage';
import { laterGroups, teamsIn } from './with-further-groups';

/** A team whose place in a table of a stage changes. */
export interface StagePlaceChange {
  readonly stage: StageId;
  readonly groupId: GroupId;
  readonly teamId: TeamId;
  readonly from: number;
  readonly to: number;
}

/** The effects of a change in one stage on all of them. */
export interface StageEffects {
  readonly places: readonly StagePlaceChange[];
  /** Drawn stages that would now be drawn with other teams or in another order, or paired by other points. They stay as they are. */
  readonly staying: readonly StageId[];
}

type Tables = ReadonlyMap<StageId, StageTables>;

/**
 * Returns the effects of a correction or a withdrawal on every table and on every drawn stage.
 * @param before the stages of an event, see `everyStage`
 * @param after the same stages after the change
 * @param teams in the order of registration
 */
export function compareStages(before: readonly Stage[], after: readonly Stage[], teams: readonly Pick<Team, 'id'>[]): StageEffects {
  const [old, now] = [readTables(before, teams), readTables(after, teams)];
  return {
    places: [...now].flatMap(([stage, { tables }]) => tables.flatMap(({ groupId, rows }) => listChanges(stage, groupId, rows, old))),
    staying: after
      .filter((stage) => teamsIn(stage).length > 0 && getOrigin(stage, before, old) !== getOrigin(stage, after, now))
      .map(({ id }) => id),
  };
}

function listChanges(
  stage: StageId,
  groupId: GroupId,
  rows: readonly { readonly teamId: TeamId; readonly rank: number }[],
  old: Tables,
): StagePlaceChange[] {
  const table = old.get(stage)?.tables.find((one) => one.groupId === groupId);
  const before = new Map(table?.rows.map(({ teamId, rank }) => [teamId, rank]));
  return rows.flatMap(({ teamId, rank }) => {
    const from = before.get(teamId) ?? rank;
    return from === rank ? [] : [{ stage, groupId, teamId, from, to: rank }];
  });
}

/** Returns what a drawn stage was made of: its teams, and the points that have paired its later Swiss rounds. */
const getOrigin = (stage: Stage, stages: readonly Stage[], tables: Tables): string =>
  JSON.stringify([
    listTeams(stage, stages, tables),
    stage.kind === 'swiss' && Object.keys(stage.schedule).length > 1 && [...(tables.get(stage.id)?.carriedPoints ?? [])],
  ]);

/** Returns the teams that a stage would be drawn with; see `orderEntrants` for a bracket with teams of later groups. */
function listTeams(stage: Stage, stages: readonly Stage[], tables: Tables): readonly TeamId[] | undefined {
  const later = stage.kind === 'bracket' ? laterGroups(stages, stage) : [];
  if (stage.entry.kind === 'all' || later.length === 0) {
    return evaluateEntry(stage.id, stages, tables)?.entrants.map(({ teamId }) => teamId);
  }
  const own = teamsIn(stage);
  const isGone = (team: TeamId) => stage.withdrawnTeamIds.includes(team) && !own.includes(team);
  const rank = (id: StageId) => rankOverGroups({ tables: tables.get(id)?.tables ?? [] }).filter(({ teamId }) => !isGone(teamId));
  const { direct, behind, remaining } = orderEntrants(
    rank(stage.entry.of),
    later.map(({ id, entry }) => ({ entry, teams: rank(id).map(({ teamId }) => teamId) })),
  );
  return [...direct, ...behind, ...remaining].slice(0, own.length);
}
