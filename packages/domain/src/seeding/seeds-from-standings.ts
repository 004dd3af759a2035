import { checkDistinct } from '../limits';
import type { Standing } from '../standings';
import { firstRoundPairs, type SeededBracket } from './first-round';

export interface SeedingInput<Id extends string = string> {
  /** Tables, best team first in each. */
  readonly tables: readonly { readonly groupId: string; readonly rows: readonly Standing<Id>[] }[];
  /** How many go on; all by default. */
  readonly size?: number;
  /** For which bracket clashes are avoided; a single one by default. */
  readonly bracket?: SeededBracket;
}

/**
 * Seeds from the tables of a group stage.
 *
 * 1. All firsts, then all seconds, …; within a rank the better record per game first (points, goal difference, goals), then the order of groups.
 *    Groups may have played different numbers of games; byes count as games.
 * 2. Where two of one group would meet in the first round, teams of one rank change places, as few and as little as possible.
 * @returns team ids, best seed first
 * @throws RangeError for a team named twice
 */
export function seedsFromStandings<Id extends string>({ tables, size, bracket = { type: 'single' } }: SeedingInput<Id>): Id[] {
  const seeds = tables
    .flatMap(({ groupId, rows }) =>
      rows.map(({ teamId, played, byes, points, goalDifference, goalsFor }, rank) => {
        const games = Math.max(1, played + byes);
        return { teamId, groupId, order: [-rank, points / games, goalDifference / games, goalsFor / games] };
      }),
    )
    .sort(({ order: a }, { order: b }) => b.reduce((found, value, at) => found || value - a[at]!, 0))
    .slice(0, size);
  checkDistinct('team', tables.flatMap(({ rows }) => rows.map(({ teamId }) => teamId)));
  const groups = tables.filter(({ rows }) => rows.length > 0);
  if (seeds.length >= LEAST_TEAMS && groups.length > 1) avoidClashes(seeds, firstRoundPairs(seeds.length, bracket));
  return seeds.map(({ teamId }) => teamId);
}

interface Seed {
  readonly groupId: string;
  /** Minus the rank in its group, then the record per game. */
  readonly order: readonly number[];
}

const LEAST_TEAMS = 4;

/** Lets teams of one rank change places; changes the list. */
function avoidClashes(seeds: Seed[], pairs: readonly (readonly [number, number])[]): void {
  const opponentOf = new Map(pairs.flatMap(([one, other]) => [[one - 1, other - 1] as const, [other - 1, one - 1] as const]));
  const clashesAt = (...places: number[]) => places.filter((place) => seeds[place]!.groupId === seeds[opponentOf.get(place) ?? -1]?.groupId).length;
  const exchange = (a: number, b: number) => ([seeds[a], seeds[b]] = [seeds[b]!, seeds[a]!]);

  // Each exchange takes at least one clash away, so this ends.
  for (let place = seeds.length - 1; place >= 0; place -= 1) {
    if (clashesAt(place) === 0) continue;
    const mates = [...seeds.keys()].filter((mate) => mate !== place && seeds[mate]!.order[0] === seeds[place]!.order[0]).sort((a, b) => Math.abs(a - place) - Math.abs(b - place));
    for (const mate of mates) {
      const before = clashesAt(place, mate);
      exchange(place, mate);
      if (clashesAt(place, mate) < before) break;
      exchange(place, mate);
    }
  }
}
