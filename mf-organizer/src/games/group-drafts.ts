import { limits, type TeamId } from '@courtside/domain';
import { draftGroups, type Random } from '@courtside/domain/engines';
import { groupSizes } from '@courtside/domain/planner';

export type Groups = Readonly<Record<string, readonly TeamId[]>>;

/** Returns the possible numbers of groups, up to `most`, and the sizes of each; none if a group would have a single team. */
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

/** Returns the wanted number of groups, or the largest possible one if too few teams are left. */
export const possibleCount = (wanted: number, teamCount: number): number =>
  groupCounts(teamCount).findLast(({ count, sizes }) => count <= wanted && sizes !== null)?.count ?? 1;

/** Returns balanced groups, by seed; with a random source, teams of similar seeds are swapped. */
export const draft = (seedOrder: readonly TeamId[], groupCount: number, random?: Random): Groups =>
  draftGroups({ teams: seedOrder, groupCount, ...(random ? { random } : {}) });
