import { checkDistinct } from '../limits';
import type { Standing } from '../standings';
import { avoidClashes } from './avoid-clashes';
import { firstRoundPairs, type SeededBracket } from './first-round';

export interface SeedingInput<Id extends string = string> {
  /** Tables, best team first in each. */
  readonly tables: readonly { readonly groupId: string; readonly rows: readonly Standing<Id>[] }[];
  /** How many go on; all by default. */
  readonly size?: number;
  /** For which bracket clashes are avoided; a single one by default. */
  readonly bracket?: SeededBracket;
  /** Above 0 where the first of two teams of one rank with equal records has won a play-off against the other; nobody has by default. */
  readonly playOff?: (one: Id, other: Id) => number;
}

/** A team among all of a group stage. */
export interface RankedTeamOfGroup<Id extends string = string> {
  readonly teamId: Id;
  readonly groupId: string;
  /** In its own table. */
  readonly rank: number;
}

/**
 * All teams of a group stage, best first: all firsts, then all seconds, …; within a rank the better record per game first (points, goal difference, goals), then a
 * play-off, then the order of groups.
 */
export function rankOverGroups<Id extends string>({
  tables,
  playOff = () => 0,
}: Pick<SeedingInput<Id>, 'tables' | 'playOff'>): RankedTeamOfGroup<Id>[] {
  const ranked = tables
    .flatMap(({ groupId, rows }) =>
      rows.map(({ teamId, rank, played, points, goalDifference, goalsFor }) => {
        const games = Math.max(1, played);
        return { teamId, groupId, rank, order: [-rank, points / games, goalDifference / games, goalsFor / games] };
      }),
    )
    .sort(({ order: a }, { order: b }) => b.reduce((found, value, at) => found || value - a[at]!, 0));
  // A play-off orders the two teams that it was between; three could have beaten each other in a circle, which no sorting may see.
  ranked.forEach((row, at) => {
    const above = ranked[at - 1];
    if (above && above.order.join() === row.order.join() && playOff(row.teamId, above.teamId) > 0) {
      [ranked[at - 1], ranked[at]] = [row, above];
    }
  });
  return ranked;
}

/**
 * Seeds from the tables of a group stage.
 *
 * 1. The teams as `rankOverGroups` orders them.
 *    Groups may have played different numbers of games; byes count as games. A team keeps its rank where better ones have dropped out.
 * 2. Where two of one group would meet in the first round, teams of one rank change places: the fewest such games that can be had, with the fewest places moved.
 * @returns team ids, best seed first
 * @throws RangeError for a team named twice
 */
export function seedsFromStandings<Id extends string>({ tables, size, bracket = { type: 'single' }, playOff }: SeedingInput<Id>): Id[] {
  const seeds = rankOverGroups({ tables, ...(playOff ? { playOff } : {}) }).slice(0, size);
  checkDistinct(
    'team',
    tables.flatMap(({ rows }) => rows.map(({ teamId }) => teamId)),
  );
  const groups = tables.filter(({ rows }) => rows.length > 0);
  const isMixed = seeds.length >= LEAST_TEAMS && groups.length > 1;
  const seeded = isMixed
    ? avoidClashes(
        seeds,
        firstRoundPairs(seeds.length, bracket).map(([one, other]) => [one - 1, other - 1]),
      )
    : seeds;
  return seeded.map(({ teamId }) => teamId);
}

const LEAST_TEAMS = 4;
