import { checkDistinct } from '../limits';
import type { Standing } from '../standings';
import { avoidClashes } from './avoid-clashes';
import { firstRoundPairs, type SeededBracket } from './first-round';

export interface SeedingInput<Id extends string = string> {
  /** Tables, best team first in each. */
  readonly tables: readonly { readonly groupId: string; readonly rows: readonly Standing<Id>[] }[];
  /** The number of teams that advance; all by default. */
  readonly size?: number;
  /** The bracket in which clashes are avoided; single elimination by default. */
  readonly bracket?: SeededBracket;
  /**
   * Returns a number above 0 if the first of two teams of one rank with equal records has won a play-off against the second; never by
   * default.
   */
  readonly playOff?: (one: Id, other: Id) => number;
}

/** A team in the ranking of a whole group stage. */
export interface RankedTeamOfGroup<Id extends string = string> {
  readonly teamId: Id;
  readonly groupId: string;
  /** In its own table. */
  readonly rank: number;
}

/**
 * Returns all teams of a group stage, best first: all firsts, then all seconds, …; within a rank by the better record per game (points,
 * goal difference, goals), then a play-off, then the order of groups.
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
  // A play-off orders its two teams afterwards: three teams could have beaten each other in a circle, which a sort function cannot handle.
  ranked.forEach((row, at) => {
    const above = ranked[at - 1];
    if (above && above.order.join() === row.order.join() && playOff(row.teamId, above.teamId) > 0) {
      [ranked[at - 1], ranked[at]] = [row, above];
    }
  });
  return ranked;
}

/**
 * Returns seeds from the tables of a group stage.
 *
 * 1. The teams as `rankOverGroups` orders them. Groups may have played different numbers of games; byes count as games. A team keeps its
 *    rank if better ones have dropped out.
 * 2. If two teams of one group would meet in the first round, teams of one rank swap places: the fewest such games that are possible, with
 *    the fewest places moved.
 * @returns team ids, best seed first
 * @throws RangeError for a team listed twice
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
