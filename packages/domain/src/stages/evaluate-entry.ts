import { sortedDayIds, type TeamId } from '../entities';
import { BREAK } from '../schedule';
import { rankOverGroups, type RankedTeamOfGroup } from '../seeding';
import { hasSchedule } from '../stage-state';
import { isSettled, type GroupTable } from '../standings';
import { listEntries, type Entering } from './entrants';
import type { StageId } from './entry-rule';
import { fedBy } from './list-stages';
import type { StageTables } from './read-tables';
import type { GroupsStage, Stage } from './stage';
import { teamsIn } from './with-further-groups';

/** The teams that the rule of a stage names now. */
export interface StageEntry {
  /**
   * Best first, each with its group and its rank there, without the teams that have left. Named teams come first, with no group (`''`) and their rank among
   * themselves.
   */
  readonly entrants: readonly RankedTeamOfGroup<TeamId>[];
  /** The stage that they come from is not over: they may still change. */
  readonly isProvisional: boolean;
}

/**
 * Returns the teams that a stage would be drawn with now, whether or not it is drawn. Null if it does not take ranks of groups.
 * @param tables see `readTables`
 */
export function evaluateEntry(id: StageId, stages: readonly Stage[], tables: ReadonlyMap<StageId, StageTables>): StageEntry | null {
  const asked = stages.find((stage) => stage.id === id);
  if (!asked || asked.entry.kind === 'all') return null;
  const { of } = asked.entry;
  const source = stages.find((stage) => stage.id === of);
  if (!source || source.kind === 'bracket') return null;
  const own = new Set(teamsIn(asked));
  // A team that leaves a stage after it was drawn still entered it.
  const gone = source.withdrawnTeamIds.filter((team) => !own.has(team));
  const ranking = rankRemaining(tables.get(source.id)?.tables ?? [], gone);
  const entering = fedBy(stages, source.id).flatMap((stage): Entering[] => {
    const drawn = stage.id === id ? [] : teamsIn(stage);
    // The size of the first bracket is open until it is drawn.
    if (stage.id === 'bracket' && id !== 'bracket' && drawn.length === 0) return [];
    return [{ id: stage.id, entry: stage.entry, bracketSeeds: drawn }];
  });
  const teams = new Set(listEntries(entering, ranking).get(id));
  const ranked = ranking.filter(({ teamId }) => teams.has(teamId)).map(({ teamId, groupId, rank }) => ({ teamId, groupId, rank }));
  // A named team that plays the stage before after all is ranked there.
  const absent = [...gone, ...teamsIn(source)];
  const named = (asked.namedTeamIds ?? []).filter((team) => !absent.includes(team));
  const entrants = [...named.map((teamId, index) => ({ teamId, groupId: '', rank: index + 1 })), ...ranked];
  return { entrants, isProvisional: !isOver(source) };
}

/** The next teams of its group take the ranks of a team that has left. */
const rankRemaining = (tables: readonly GroupTable[], withdrawn: readonly TeamId[]): RankedTeamOfGroup<TeamId>[] =>
  rankOverGroups({
    tables: tables.map(({ groupId, rows }) => ({
      groupId,
      rows: rows.filter(({ teamId }) => !withdrawn.includes(teamId)).map((row, index) => ({ ...row, rank: index + 1 })),
    })),
  });

/** Whether no game of groups is awaited. After the last Swiss round another one may follow. */
function isOver(stage: GroupsStage): boolean {
  const games = sortedDayIds(stage.schedule).flatMap((day) =>
    (stage.schedule[day] ?? []).flatMap((entry) => (entry === BREAK ? [] : [stage.games.get(entry)])),
  );
  return stage.kind === 'groups' && hasSchedule(stage) && games.every((game) => game !== undefined && isSettled(game, stage));
}
