import { largestExactWeight } from '../matching';
import { NO_EDGE } from '../matching/weight-matrix';
import type { SwissTable } from './swiss-table';

/**
 * Returns the weight of each possible game, by the lines of the table: the tuple of SPEC-swiss S6 and S9 (rematches, their age, score gaps,
 * rank gaps) as one negative integer, n × n. Each level is multiplied by one more than the largest sum that the lower levels can reach in a
 * round, so a sum of a lower level never outweighs one unit of a higher level. If the numbers would exceed the exact range of the matching,
 * rank gaps are left out, then score gaps. Without rematches that takes gaps of some millions of points in 512 teams, with rematches more
 * than a hundred teams.
 *
 * @param rematches whether teams that have met may meet again; otherwise there is no edge between them
 */
export function pairingWeights({ lines, lastMet }: SwissTable<string>, rematches: boolean): Float64Array {
  const n = lines.length;
  const points = lines.map((line) => line.points);
  const [rank, score, age, again] = factors(points, rematches ? lastMet.reduce((most, round) => Math.max(most, round)) : 0);
  const weights = new Float64Array(n * n).fill(NO_EDGE);
  for (let a = 0; a < n; a++) {
    const own = points[a]!;
    for (let b = a + 1; b < n; b++) {
      const round = lastMet[a * n + b]!;
      if (round > 0 && !rematches) continue;
      const cost = Math.abs(own - points[b]!) * score + (b - a) * rank + (round > 0 ? again + round * age : 0);
      weights[a * n + b] = weights[b * n + a] = -cost;
    }
  }
  return weights;
}

/** Returns the factors of one rank, one point, one round of age, one rematch. */
function factors(points: readonly number[], lastRound: number): readonly [rank: number, score: number, age: number, again: number] {
  const n = points.length;
  const sorted = [...points].sort((a, b) => b - a);
  const widest = sorted[0]! - sorted.at(-1)!;
  // The better half against the worse one.
  const gaps = sorted.reduce((total, value, at) => total + value * Math.sign((n - 1) / 2 - at), 0);
  const attempt = (rank: number, score: number) => {
    const age = score * (gaps + 1) || 1;
    return [rank, score, age, age * ((n >> 1) * lastRound + 1)] as const;
  };
  const fits = ([rank, score, age, again]: readonly [number, number, number, number]): boolean =>
    n * rank + widest * score + (lastRound > 0 ? age * lastRound + again : 0) <= largestExactWeight(n);
  return [attempt(1, Math.ceil((n * n) / 4) + 1), attempt(0, 1)].find(fits) ?? attempt(0, 0);
}
