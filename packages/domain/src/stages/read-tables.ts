import type { Match, PointAdjustments, TableFields, Team, TeamId } from '../entities';
import { tournamentStandings, type GroupTable } from '../standings';
import type { StageId } from './entry-rule';
import type { GroupsStage, Stage } from './stage';
import { teamsIn } from './with-further-groups';

/** The tables of groups, and the part of an earlier stage that counts in them. */
export interface StageTables {
  readonly tables: readonly GroupTable[];
  readonly carriedGames: readonly Match[];
  /** The points that each team begins with. */
  readonly carriedPoints: ReadonlyMap<TeamId, number>;
}

/**
 * Returns the tables of all groups of an event, by stage.
 * @param stages in order: a stage takes results only from an earlier one
 * @param teams in the order of registration
 */
export function readTables(stages: readonly Stage[], teams: readonly Pick<Team, 'id'>[]): ReadonlyMap<StageId, StageTables> {
  const read = new Map<StageId, StageTables>();
  const counted = new Map<StageId, readonly Match[]>();
  for (const stage of stages) {
    if (stage.kind === 'bracket') continue;
    const of = stage.entry.kind === 'all' ? null : stage.entry.of;
    const carriedGames = of && stage.carries === 'games' ? carryGames(stage, counted.get(of) ?? []) : [];
    const carriedPoints = of && stage.carries === 'points' ? carryPoints(stage, read.get(of)?.tables ?? []) : new Map<TeamId, number>();
    const games = [...carriedGames, ...stage.games.values()];
    const tables = tournamentStandings(withCarriedPoints(stage, carriedPoints), teams, new Map(games.map((game) => [game.id, game])));
    counted.set(stage.id, games);
    read.set(stage.id, { tables, carriedGames, carriedPoints });
  }
  return read;
}

const toPair = ({ team1Id, team2Id }: Match): string => [team1Id, team2Id].sort().join(' ');

/**
 * Returns the earlier games between two teams of one group. If the two play each other again, only the later games count, from when these are
 * drawn, unless they are canceled.
 */
function carryGames(stage: GroupsStage, earlier: readonly Match[]): Match[] {
  const groupOf = new Map(Object.entries(stage.groups).flatMap(([group, teams]) => teams.map((team) => [team, group] as const)));
  const again = [...stage.games.values()].filter(({ isTieBreaker, play }) => !isTieBreaker && play?.ending !== 'cancelled');
  const pairs = new Set(again.map(toPair));
  return earlier.filter((game) => {
    const group = groupOf.get(game.team1Id);
    return !game.isTieBreaker && group !== undefined && group === groupOf.get(game.team2Id) && !pairs.has(toPair(game));
  });
}

function carryPoints(stage: GroupsStage, tables: readonly GroupTable[]): ReadonlyMap<TeamId, number> {
  const members = new Set(teamsIn(stage));
  const rows = tables.flatMap((table) => table.rows).filter(({ teamId }) => members.has(teamId));
  return new Map(rows.map(({ teamId, points }) => [teamId, points]));
}

/** Returns groups, or the event that they are read from, whose tables count the points that each team begins with: as bonus points. */
export function withCarriedPoints<Groups extends Pick<TableFields, 'pointAdjustments'>>(
  groups: Groups,
  carried: ReadonlyMap<TeamId, number>,
): Groups {
  if (carried.size === 0) return groups;
  const own = new Map(Object.entries(groups.pointAdjustments) as [TeamId, PointAdjustments[TeamId]][]);
  const adjusted = [...carried].map(([team, points]) => {
    const { points: more, reason } = own.get(team) ?? { points: 0, reason: '' };
    return [team, { points: points + more, reason }] as const;
  });
  return { ...groups, pointAdjustments: { ...groups.pointAdjustments, ...Object.fromEntries(adjusted) } };
}
