import { limits, type TeamId } from '@courtside/domain';
import { draftGroups, type Random } from '@courtside/domain/engines';
import { groupSizes } from '@courtside/domain/planner';

export type Groups = Readonly<Record<string, readonly TeamId[]>>;

/** Numbers of groups, and the sizes each of them makes; none where a group would have a single team. */
export function groupCounts(
  teamCount: number,
  most: number = limits.groups.maximum,
): { readonly count: number; readonly sizes: readonly number[] | null }[] {
  const { minimum } = limits.groups;
  return Array.from({ length: most - minimum + 1 }, (_, index) => {
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
