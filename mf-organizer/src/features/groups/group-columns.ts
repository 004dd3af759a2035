import { limits, type TeamId } from '@courtside/domain';
import { draftGroups, type Random } from '@courtside/domain/engines';
import { groupSizes } from '@courtside/domain/planner';
import { moveTeam, type ColumnPlace, type TeamColumn } from '../../board/move-team';

/** Id of the column of teams that are in no group. */
export const WAITING = 'waiting';

export type Groups = Readonly<Record<string, readonly TeamId[]>>;

const inOrder = (groups: Groups) => Object.entries(groups).sort(([a], [b]) => Number(a) - Number(b));

/** Groups and the waiting list as columns. */
export function columnsOf(groups: Groups, teamIds: readonly TeamId[]): TeamColumn[] {
  const placed = new Set(Object.values(groups).flat());
  return [
    ...inOrder(groups).map(([id, members]) => ({ id, teamIds: members })),
    { id: WAITING, teamIds: teamIds.filter((id) => !placed.has(id)), order: teamIds },
  ];
}

/** The groups without teams that are not among these. */
export const onlyOf = (groups: Groups, teamIds: readonly TeamId[]): Groups =>
  Object.fromEntries(Object.entries(groups).map(([id, members]) => [id, members.filter((member) => teamIds.includes(member))]));

/** The groups after a move. */
export function movedGroups(
  groups: Groups,
  teamIds: readonly TeamId[],
  teamId: TeamId,
  to: ColumnPlace,
): Record<string, readonly TeamId[]> {
  const columns = moveTeam(columnsOf(groups, teamIds), teamId, to);
  return Object.fromEntries(columns.filter(({ id }) => id !== WAITING).map(({ id, teamIds: members }) => [id, members]));
}

/** Numbers of groups, and the sizes each of them makes; none where a group would have a single team. */
export function groupCounts(teamCount: number): { readonly count: number; readonly sizes: readonly number[] | null }[] {
  const { minimum, maximum } = limits.groups;
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => {
    const count = minimum + index;
    const sizes = groupSizes(teamCount, count);
    return { count, sizes: Math.min(...sizes) < limits.teamsPerGroup ? null : sizes };
  });
}

/** So many groups, or where too few teams are left for them, as many as there can be. */
export const possibleCount = (wanted: number, teamCount: number): number =>
  groupCounts(teamCount).findLast(({ count, sizes }) => count <= wanted && sizes !== null)?.count ?? 1;

/** A balanced draft, by seed; with chance, teams of about the same seed change places. */
export const draft = (seedOrder: readonly TeamId[], groupCount: number, random?: Random): Groups =>
  draftGroups({ teams: seedOrder, groupCount, ...(random ? { random } : {}) });

/** Whether each group could play. */
export const isPlayable = (groups: Groups): boolean => Object.values(groups).every((members) => members.length >= limits.teamsPerGroup);
