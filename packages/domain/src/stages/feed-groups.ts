import { checkWithin, limits } from '../limits';

/** A team with the group that it comes from. */
interface Entrant<Id extends string> {
  readonly teamId: Id;
  readonly groupId: string;
}

interface Feeding {
  readonly groupCount: number;
  /** Evenly by rank, with teams of an earlier group apart; or each earlier group as a whole, in turn. */
  readonly feed: 'snake' | 'byGroup';
}

/**
 * Deals the teams of an earlier stage out to groups.
 * @param entrants best first
 * @returns group id ('0' is A) to team ids, best first
 * @throws RangeError for a number of groups out of its limits, for fewer earlier groups than groups if each goes as a whole, and for a group with a single team
 */
export function feedGroups<Id extends string>(
  entrants: readonly Entrant<Id>[],
  { groupCount, feed }: Feeding,
): Readonly<Record<string, readonly Id[]>> {
  checkWithin('Groups', groupCount, limits.groups.minimum, limits.groups.maximum);
  const groups = feed === 'snake' ? snakeApart(entrants, groupCount) : wholeGroups(entrants, groupCount);
  if (groups.some((teams) => teams.length < limits.teamsPerGroup)) throw new RangeError('There must be at least 2 teams in each group');
  return Object.fromEntries(groups.map((teams, index) => [String(index), teams.map(({ teamId }) => teamId)]));
}

/**
 * Deals teams out in snake order: each row of the ranking has one team for each group. Teams of a row change places where that keeps teams of an earlier group
 * apart. Otherwise the snake, which dealt out the earlier groups too, would often bring them together again.
 */
function snakeApart<Id extends string>(entrants: readonly Entrant<Id>[], groupCount: number): Entrant<Id>[][] {
  const groups = Array.from({ length: groupCount }, (): Entrant<Id>[] => []);
  for (let place = 0; place < entrants.length; place += groupCount) {
    const row = entrants.slice(place, place + groupCount);
    const { taken } = leastMeetings(row, place % (2 * groupCount) === 0 ? [...groups] : [...groups].reverse());
    row.forEach((entrant, index) => taken[index]!.push(entrant));
  }
  return groups;
}

interface Dealt<Group> {
  /** How often a team comes to one of its earlier group. */
  readonly meetings: number;
  /** The group of each team of the row. */
  readonly taken: readonly Group[];
}

/** Returns the groups for a row with the fewest meetings; of several, those that come first. @param known results by the groups that are left */
function leastMeetings<Id extends string, Group extends readonly Entrant<Id>[]>(
  [entrant, ...others]: readonly Entrant<Id>[],
  free: readonly Group[],
  left = (1 << free.length) - 1,
  known = new Map<number, Dealt<Group>>(),
): Dealt<Group> {
  if (!entrant) return { meetings: 0, taken: [] };
  let best = known.get(left);
  if (best) return best;
  free.forEach((group, index) => {
    if (!(left & (1 << index))) return;
    const behind = leastMeetings(others, free, left ^ (1 << index), known);
    const meetings = behind.meetings + group.filter(({ groupId }) => groupId === entrant.groupId).length;
    if (!best || meetings < best.meetings) best = { meetings, taken: [group, ...behind.taken] };
  });
  known.set(left, best!);
  return best!;
}

function wholeGroups<Id extends string>(entrants: readonly Entrant<Id>[], groupCount: number): Entrant<Id>[][] {
  const earlier = [...new Set(entrants.map(({ groupId }) => groupId))].sort((one, other) => Number(one) - Number(other));
  if (earlier.length < groupCount) throw new RangeError('Each group needs an earlier group');
  return Array.from({ length: groupCount }, (_, index) =>
    entrants.filter(({ groupId }) => earlier.indexOf(groupId) % groupCount === index),
  );
}
