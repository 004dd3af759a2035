import { largestExactWeight } from '../matching';
import type { SwissLine } from './swiss-table';

/** Cost of one game as one exact integer, and whether its teams have met. Teams are meant by their rank, from 0. */
export interface PairingCost {
  readonly met: (a: number, b: number) => boolean;
  /** Lower is better. Sums over a round compare like the tuple (rematches, their age, score gaps, rank gaps). */
  readonly cost: (a: number, b: number) => number;
}

/**
 * The tuple of SPEC-swiss S6 as one number. Each level is multiplied by one more than the largest sum that all
 * levels below it can reach in a round, so no sum of a lower level ever outweighs one unit of a higher level.
 * If the numbers would pass the exact range of the matching, rank gaps are left out, then score gaps; without
 * rematches that takes gaps of some millions of points in 512 teams, with them more than a hundred teams.
 */
export function pairingCost<Id extends string>(lines: readonly SwissLine<Id>[], rematches: boolean): PairingCost {
  const n = lines.length;
  const pairs = n >> 1;
  const points = lines.map((line) => line.points);
  const sorted = [...points].sort((a, b) => b - a);
  const lastRound = lines.reduce((most, line) => Math.max(most, ...line.met.values()), 0);
  // Largest sum over a round, and largest value of one game: rank gaps, score gaps, rounds, rematches.
  const levels = [
    { sum: Math.ceil((n * n) / 4), one: n },
    { sum: sum(sorted.slice(0, pairs)) - sum(sorted.slice(n - pairs)), one: (sorted[0] ?? 0) - (sorted[n - 1] ?? 0) },
    ...(rematches ? [{ sum: pairs * lastRound, one: lastRound }, { sum: pairs, one: 1 }] : []),
  ];
  let factors = factorsFrom(levels, 0);
  for (let dropped = 1; worst(levels, factors) > largestExactWeight(n); dropped++) factors = factorsFrom(levels, dropped);
  const [rankFactor = 0, scoreFactor = 0, ageFactor = 0, rematchFactor = 0] = factors;
  const rank = new Map(lines.map((line, index) => [line.teamId, index]));
  const metIn = new Int32Array(n * n);
  lines.forEach((line, a) => line.met.forEach((round, opponent) => {
    const b = rank.get(opponent);
    if (b !== undefined) metIn[a * n + b] = round;
  }));
  return {
    met: (a, b) => metIn[a * n + b] !== 0,
    cost: (a, b) => {
      const round = metIn[a * n + b]!;
      const again = round > 0 ? rematchFactor + round * ageFactor : 0;
      return again + Math.abs(points[a]! - points[b]!) * scoreFactor + Math.abs(a - b) * rankFactor;
    },
  };
}

function factorsFrom(levels: readonly { sum: number }[], dropped: number): number[] {
  let factor = 1;
  return levels.map(({ sum: largest }, level) => {
    if (level < dropped) return 0;
    const own = factor;
    factor *= largest + 1;
    return own;
  });
}

function worst(levels: readonly { one: number }[], factors: readonly number[]): number {
  return levels.reduce((total, { one }, level) => total + one * (factors[level] ?? 0), 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
