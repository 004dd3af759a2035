import { limits, listGroupIds, type TeamId } from '@courtside/domain';
import { moveTeam, type ColumnPlace, type TeamColumn } from '../../board/move-team';
import type { Groups } from '../../games/group-drafts';

/** Id of the column of teams that are in no group. */
export const WAITING = 'waiting';

/** Returns the groups and the waiting list as columns. */
export function toColumns(groups: Groups, teamIds: readonly TeamId[]): TeamColumn[] {
  const placed = new Set(Object.values(groups).flat());
  return [
    ...listGroupIds(groups).map((id) => ({ id, teamIds: groups[id] ?? [] })),
    { id: WAITING, teamIds: teamIds.filter((id) => !placed.has(id)), order: teamIds },
  ];
}

/** Returns the groups with only these teams. */
export const keepTeams = (groups: Groups, teamIds: readonly TeamId[]): Groups =>
  Object.fromEntries(Object.entries(groups).map(([id, members]) => [id, members.filter((member) => teamIds.includes(member))]));

/** Returns the groups after a move. */
export function movedGroups(
  groups: Groups,
  teamIds: readonly TeamId[],
  teamId: TeamId,
  to: ColumnPlace,
): Record<string, readonly TeamId[]> {
  const columns = moveTeam(toColumns(groups, teamIds), teamId, to);
  return Object.fromEntries(columns.filter(({ id }) => id !== WAITING).map(({ id, teamIds: members }) => [id, members]));
}

/** Whether each group could play. */
export const isPlayable = (groups: Groups): boolean => Object.values(groups).every((members) => members.length >= limits.teamsPerGroup);
