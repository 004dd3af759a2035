import { limits } from '@courtside/domain';
import type { EntryRule } from '@courtside/domain/stages';

/** The better half of each group. */
export interface BestHalf {
  /** The last rank of each group that plays on. */
  readonly last: number;
  readonly teamCount: number;
  /** The groups that suit them: two from 6 teams. */
  readonly groupCount: number;
  /** Ranks are those of each group where there are several. */
  readonly kind: Extract<EntryRule['kind'], 'ranks' | 'groupRanks'>;
}

/** Where the number of teams is not known. */
const USUAL = 8;

/** Returns the better half of groups of these sizes, of the same number of each; more where a bracket of them would be too small. */
export function getBestHalf(sizes: readonly number[]): BestHalf {
  const isOfEach = sizes.length > 1;
  const smallest = isOfEach ? Math.min(...sizes) : (sizes[0] ?? USUAL);
  const needed = Math.min(smallest, Math.ceil(limits.bracket.teams / Math.max(1, sizes.length)));
  const last = Math.max(1, needed, Math.ceil(smallest / 2));
  const teamCount = last * Math.max(1, sizes.length);
  return { last, teamCount, groupCount: teamCount >= 6 ? 2 : 1, kind: isOfEach ? 'groupRanks' : 'ranks' };
}
