import { maximumWeightMatching } from '@courtside/domain/engines';
import edmondsBlossom from 'edmonds-blossom';
import edmondsBlossomFixed from 'edmonds-blossom-fixed';
import { measureMedians } from '../measure';
import { createRandom } from '../create-random';
import { times, type Row } from '../table';

type Edge = [number, number, number];
const SIZES = [64, 128, 256, 512];
const AIMS: Readonly<Record<number, number>> = { 256: 10, 512: 30 };

/** Returns the edges of a complete graph with random weights, or of one without a few pairs that have met, with weights as in a Swiss round. */
const GRAPHS: Readonly<Record<string, (n: number, random: () => number) => Edge[]>> = {
  dense: (n, random) => edges(n, () => 1 + Math.floor(random() * 1000)),
  Swiss: (n, random) => {
    const points = Array.from({ length: n }, () => 3 * Math.floor(random() * 7)).sort((a, b) => b - a);
    return edges(n, (a, b) => (random() < 6 / n ? null : 10_000_000 - (points[a]! - points[b]!) * n * n - (b - a)));
  },
};

function edges(n: number, weight: (a: number, b: number) => number | null): Edge[] {
  const list: Edge[] = [];
  for (let a = 0; a < n; a++) {
    for (let b = a + 1; b < n; b++) {
      const w = weight(a, b);
      if (w !== null) list.push([a, b, w]);
    }
  }
  return list;
}

function totalWeight(list: readonly Edge[], mate: ArrayLike<number>): number {
  return list.reduce((sum, [a, b, w]) => (mate[a] === b ? sum + w : sum), 0);
}

/** Measures maximum-weight matching, with the most pairs first, and two ports of van Rantwijk's O(n³) code. */
export async function measureMatching(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [shape, make] of Object.entries(GRAPHS)) {
    for (const n of SIZES) {
      const list = make(n, createRandom(n));
      const ours = maximumWeightMatching(n, list, { maxCardinality: true });
      const same = [edmondsBlossom, edmondsBlossomFixed].every((peer) => totalWeight(list, peer(list, true)) === ours.weight);
      const median = await measureMedians([
        { name: 'ours', run: () => maximumWeightMatching(n, list, { maxCardinality: true }) },
        { name: 'edmonds-blossom', run: () => edmondsBlossom(list, true) },
        { name: 'edmonds-blossom-fixed', run: () => edmondsBlossomFixed(list, true) },
      ]);
      for (const peer of ['edmonds-blossom', 'edmonds-blossom-fixed']) {
        const ratio = median.get(peer)! / median.get('ours')!;
        const aim = AIMS[n];
        rows.push({
          what: `matching, ${shape}, n = ${n}`,
          peer,
          figure: times(ratio),
          aim: aim ? `${aim}×` : 'faster',
          met: ratio >= (aim ?? 1),
          note: same ? 'same weight' : 'OTHER WEIGHT',
        });
      }
    }
  }
  return rows;
}
