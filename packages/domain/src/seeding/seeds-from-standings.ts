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

/** Groups may have played different numbers of games, so records are compared per game. Byes count as games. */
const perGame = ({ played, byes, points, goalDifference, goalsFor }: Standing) => {
  const games = Math.max(1, played + byes);
  return [points / games, goalDifference / games, goalsFor / games] as const;
};

/**
 * Seeds from the tables of a group stage.
 *
 * 1. All firsts, then all seconds, …; within a rank the better record per game first (points, goal difference, goals), then the order of groups.
 * 2. Where two of one group would meet in the first round, teams of one rank change places, as few and as little as possible.
 * @returns team ids, best seed first
 */
export function seedsFromStandings<Id extends string>({ tables, size, bracket = { type: 'single' } }: SeedingInput<Id>): Id[] {
  const groupOf = new Map(tables.flatMap(({ groupId, rows }) => rows.map(({ teamId }) => [teamId, groupId] as const)));
  const ranks = Math.max(0, ...tables.map(({ rows }) => rows.length));
  const bands = Array.from({ length: ranks }, (_, rank) =>
    tables
      .flatMap(({ rows }) => rows[rank] ?? [])
      .sort((a, b) => {
        const [one, other] = [perGame(a), perGame(b)];
        return other[0] - one[0] || other[1] - one[1] || other[2] - one[2];
      })
      .map(({ teamId }) => teamId),
  );
  const ordered = bands.flat().slice(0, size);
  const bandOf = new Map(bands.flatMap((band, rank) => band.map((team) => [team, rank] as const)));
  return avoidClashes(ordered, { groupOf, bandOf, bracket });
}

interface Surroundings<Id> {
  readonly groupOf: ReadonlyMap<Id, string>;
  readonly bandOf: ReadonlyMap<Id, number>;
  readonly bracket: SeededBracket;
}

const LEAST_TEAMS = 4;

function avoidClashes<Id extends string>(ordered: readonly Id[], { groupOf, bandOf, bracket }: Surroundings<Id>): Id[] {
  const seeds = [...ordered];
  if (seeds.length < LEAST_TEAMS || new Set(groupOf.values()).size < 2) return seeds;
  const pairs = firstRoundPairs(seeds.length, bracket);
  const opponentOf = new Map(pairs.flatMap(([one, other]) => [[one - 1, other - 1] as const, [other - 1, one - 1] as const]));
  const group = (place: number) => groupOf.get(seeds[place] as Id);
  const clashesAt = (place: number) => {
    const opponent = opponentOf.get(place);
    return opponent !== undefined && group(place) === group(opponent) ? 1 : 0;
  };
  const exchange = (a: number, b: number) => ([seeds[a], seeds[b]] = [seeds[b] as Id, seeds[a] as Id]);

  // Each exchange takes at least one clash away, so this ends.
  for (let place = seeds.length - 1; place >= 0; place -= 1) {
    if (clashesAt(place) === 0) continue;
    const band = bandOf.get(seeds[place] as Id);
    const mates = seeds.flatMap((team, mate) => (mate !== place && bandOf.get(team) === band ? [mate] : [])).sort((a, b) => Math.abs(a - place) - Math.abs(b - place) || a - b);
    for (const mate of mates) {
      const before = clashesAt(place) + clashesAt(mate);
      exchange(place, mate);
      if (clashesAt(place) + clashesAt(mate) < before) break;
      exchange(place, mate);
    }
  }
  return seeds;
}
