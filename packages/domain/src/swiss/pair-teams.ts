import { solveMatching } from '../matching/solve-matching';
import { NO_EDGE } from '../matching/weight-matrix';

/** Opponents by line of the table: -1 for a team without one. */
export interface Paired {
  readonly opponent: Int32Array;
  readonly games: number;
  /** True if all teams but the resting one play. */
  readonly complete: boolean;
}

/**
 * Returns the heaviest round among those with the most games.
 * @param weights n × n (see pairingWeights)
 * @param resting line of the team that does not play, or null
 */
export function pairTeams(n: number, weights: Float64Array, resting: number | null): Paired {
  let allowed = weights;
  if (resting !== null) {
    allowed = weights.slice();
    for (let line = 0; line < n; line++) allowed[resting * n + line] = allowed[line * n + resting] = NO_EDGE;
  }
  const opponent = solveMatching(n, allowed, true).mate;
  let games = 0;
  for (let line = 0; line < n; line++) if (opponent[line]! > line) games += 1;
  const complete = games === n >> 1;
  if (complete) preferBetterOpponents(n, weights, opponent);
  return { opponent, games, complete };
}

/**
 * Settles equal weights by rank, which ends with the seed: while two games can swap opponents at the same total weight so that the best of
 * the four teams meets a better one, they do. Each swap makes the list of opponents lexicographically smaller, so this ends.
 */
function preferBetterOpponents(n: number, weights: Float64Array, opponent: Int32Array): void {
  for (let again = true; again;) {
    again = false;
    for (let a = 0; a < n; a++) {
      const b = opponent[a]!;
      if (b < a) continue;
      for (let c = a + 1; c < b; c++) {
        const d = opponent[c]!;
        const exchanged = weights[a * n + c]!;
        if (d < a || exchanged === NO_EDGE || exchanged + weights[b * n + d]! !== weights[a * n + b]! + weights[c * n + d]!) continue;
        opponent[a] = c;
        opponent[c] = a;
        opponent[b] = d;
        opponent[d] = b;
        again = true;
        break;
      }
    }
  }
}
