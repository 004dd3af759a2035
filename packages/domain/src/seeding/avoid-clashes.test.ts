import { splitOptions, upperSizeOptions } from '../brackets/making';
import type { BracketType } from '../entities';
import { groupSizes } from '../planner/group-sizes';
import { seededRandom, shuffled, type Random } from '../random';
import { avoidClashes, type RankedSeed } from './avoid-clashes';
import { firstRoundPairs } from './first-round';

type Pairs = readonly (readonly [number, number])[];

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]));

/** The first teams of all groups in random order, then all seconds, …; the larger groups have one more. */
function seedsOf(teams: number, groups: number, random: Random): RankedSeed[] {
  const sizes = groupSizes(teams, groups);
  return Array.from({ length: sizes[0]! }, (_, rank) =>
    shuffled(
      [...sizes.keys()].filter((group) => sizes[group]! > rank),
      random,
    ).map((group) => ({ groupId: `${group}`, rank })),
  ).flat();
}

const pairsOf = (teams: number, type: BracketType, upperSize?: number): Pairs =>
  firstRoundPairs(teams, upperSize ? { type, upperSize } : { type }).map(([one, other]) => [one - 1, other - 1]);
const clashes = (seeds: readonly RankedSeed[], pairs: Pairs) =>
  pairs.filter(([one, other]) => seeds[one]!.groupId === seeds[other]!.groupId).length;
const places = (before: readonly RankedSeed[], after: readonly RankedSeed[]) =>
  after.reduce((sum, seed, place) => sum + Math.abs(before.indexOf(seed) - place), 0);

/** Finds the fewest clashes, and with those the fewest places moved, of all orders of all ranks. */
function byTryingAll(seeds: readonly RankedSeed[], pairs: Pairs): [number, number] {
  let best: [number, number] = [Infinity, Infinity];
  const extend = (order: readonly RankedSeed[]): void => {
    if (order.length === seeds.length) {
      const [found, moved] = [clashes(order, pairs), places(seeds, order)];
      if (found < best[0] || (found === best[0] && moved < best[1])) best = [found, moved];
      return;
    }
    const { rank } = seeds[order.length]!;
    for (const next of permutations(seeds.filter((seed) => seed.rank === rank))) extend([...order, ...next]);
  };
  extend([]);
  return best;
}

describe('avoidClashes', () => {
  it.each(['single', 'double', 'singleHayes', 'doubleHayes'] as const)(
    'SE-3 %s: fewest games inside a group, then fewest places moved, as trying all finds them',
    (type) => {
      const random = seededRandom(type);
      for (const [groups, most] of [
        [2, 16],
        [3, 11],
        [4, 10],
      ] as const) {
        for (let teams = 6; teams <= most; teams += 1) {
          const split = type === 'double' ? splitOptions(teams) : [];
          for (const upperSize of type.endsWith('Hayes') ? upperSizeOptions(teams) : [undefined, ...split]) {
            const seeds = seedsOf(teams + 1, groups, random).slice(0, teams);
            const pairs = pairsOf(teams, type, upperSize);
            const found = avoidClashes(seeds, pairs);
            expect(found.map(({ rank }) => rank)).toEqual(seeds.map(({ rank }) => rank));
            expect(new Set(found).size).toBe(teams);
            expect([teams, groups, upperSize, clashes(found, pairs), places(seeds, found)]).toEqual([
              teams,
              groups,
              upperSize,
              ...byTryingAll(seeds, pairs),
            ]);
          }
        }
      }
    },
  );

  it('SE-3 two groups of 5 and 4, 6 and 5, 9 and 8 never meet inside a group where it can be avoided, whatever their records', () => {
    for (const teams of [9, 11, 17]) {
      for (let record = 0; record < 2 ** (teams >> 1); record += 1) {
        const seeds = Array.from({ length: teams }, (_, place): RankedSeed => ({
          groupId: place === teams - 1 ? '0' : `${(place + (record >> (place >> 1))) % 2}`,
          rank: place >> 1,
        }));
        const pairs = pairsOf(teams, 'single');
        expect(clashes(avoidClashes(seeds, pairs), pairs)).toBe(0);
      }
    }
  });

  it('SE-3 keeps an order that has no clash, and moves worse seeds rather than better ones', () => {
    const seeds = ['A', 'B', 'A', 'B', 'B', 'A', 'A', 'B'].map((groupId, place): RankedSeed => ({ groupId, rank: place >> 1 }));
    const pairs = pairsOf(8, 'single');
    const once = avoidClashes(seeds, pairs);
    expect(avoidClashes(once, pairs)).toEqual(once);
    const two = ['A', 'B', 'B', 'A'].map((groupId, place): RankedSeed => ({ groupId, rank: place >> 1 }));
    expect(
      avoidClashes(two, [
        [0, 3],
        [1, 2],
      ]).map(({ groupId }) => groupId),
    ).toEqual(['A', 'B', 'A', 'B']);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('SE-3 solves 64 teams of %i groups with bounded work', (groups) => {
    let looks = 0;
    for (const teams of [64, 63, 50]) {
      const seeds = seedsOf(teams, groups, seededRandom(teams)).map(({ groupId, rank }): RankedSeed => ({
        get groupId() {
          looks += 1;
          return groupId;
        },
        rank,
      }));
      const pairs = pairsOf(teams, 'single');
      expect(clashes(avoidClashes(seeds, pairs), pairs)).toBe(0);
    }
    expect(looks).toBeLessThan(20_000_000);
  });
});
