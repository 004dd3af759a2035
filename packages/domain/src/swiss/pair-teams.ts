import { NO_EDGE } from '../matching/weight-matrix';
import { solveMatching } from '../matching/solve-matching';
import type { PairingCost } from './pairing-cost';

/**
 * Opponents of the lowest cost for everybody. The result is by rank: opponent of each, or -1 where no full round exists.
 * @param playing ranks of the teams that need an opponent, rising, an even number of them
 */
export function pairTeams(playing: readonly number[], { met, cost }: PairingCost, allowRematches: boolean): { opponent: Map<number, number>; complete: boolean } {
  const n = playing.length;
  const weights = new Float64Array(n * n).fill(NO_EDGE);
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const [a, b] = [playing[i]!, playing[j]!];
      if (!allowRematches && met(a, b)) continue;
      weights[i * n + j] = weights[j * n + i] = -cost(a, b);
    }
  }
  const { mate } = solveMatching(n, weights, true);
  const opponent = new Map<number, number>();
  mate.forEach((j, i) => {
    if (j >= 0) opponent.set(playing[i]!, playing[j]!);
  });
  const complete = opponent.size === n;
  if (complete) preferBetterOpponents(playing, opponent, (a, b) => (!allowRematches && met(a, b) ? Infinity : cost(a, b)));
  return { opponent, complete };
}

/**
 * Equal costs are settled by rank, which ends in the seed: as long as two games can exchange opponents at the same
 * total cost so that the best of the four teams meets a better one, they do. Each exchange makes the list of
 * opponents smaller in the order of the dictionary, so this ends.
 */
function preferBetterOpponents(playing: readonly number[], opponent: Map<number, number>, cost: (a: number, b: number) => number): void {
  for (let again = true; again; ) {
    again = false;
    for (const a of playing) {
      let b = opponent.get(a)!;
      if (b < a) continue;
      for (const c of playing) {
        if (c >= b) break;
        const d = opponent.get(c)!;
        if (c <= a || d < a || c === b || cost(a, c) + cost(b, d) !== cost(a, b) + cost(c, d)) continue;
        opponent.set(a, c).set(c, a).set(b, d).set(d, b);
        b = c;
        again = true;
        break;
      }
    }
  }
}
