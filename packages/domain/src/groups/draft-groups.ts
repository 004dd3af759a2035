import { checkDistinct, checkWithin, limits } from '../limits';
import { snakeDraft } from './snake';
import { shuffled, type Random } from '../random';

/** Returns the letter of a group: '0' is A. */
export const groupLetter = (groupId: string): string => String.fromCharCode(65 + Number(groupId));

/** The input of a draft of groups. */
export interface GroupDraftInput<Id extends string = string> {
  /** The teams by seed, best first. */
  readonly teams: readonly Id[];
  /** The number of groups, 1–8. */
  readonly groupCount: number;
  /** Exchanges teams inside a band of seeds (1 to n, n + 1 to 2 n, …), so that groups stay equally strong. */
  readonly random?: Random;
}

/**
 * Draws equally strong groups whose sizes differ by at most one: bands of seeds are dealt out in snake order.
 * @returns group id ('0' is A) to team ids, best first
 * @throws RangeError 'Must have at least 4 teams'; for a number of groups out of its limits, or one that leaves a group with a single team; for a team named twice
 */
export function draftGroups<Id extends string>({ teams, groupCount, random }: GroupDraftInput<Id>): Readonly<Record<string, Id[]>> {
  if (teams.length < limits.groupStageTeams) throw new RangeError(`Must have at least ${limits.groupStageTeams} teams`);
  checkWithin('Groups', groupCount, limits.groups.minimum, limits.groups.maximum);
  if (teams.length < groupCount * limits.teamsPerGroup) throw new RangeError('There must be at least 2 teams in each group');
  checkDistinct('team', teams);
  const order: Id[] = [];
  for (let start = 0; start < teams.length; start += groupCount) {
    const band = teams.slice(start, start + groupCount);
    order.push(...(random ? shuffled(band, random) : band));
  }
  return Object.fromEntries(snakeDraft(order, groupCount).entries());
}
