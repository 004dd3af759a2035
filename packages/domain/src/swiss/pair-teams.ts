import { solveMatching } from '../matching/solve-matching';
import { NO_EDGE } from '../matching/weight-matrix';

/** Opponents by line of the table: -1 where a team has none. */
export interface Paired {
  readonly opponent: Int32Array;
  readonly games: number;
  /** True when everybody but the resting team plays. */
  readonly complete: boolean;
}

/**
 * The heaviest round among those with the most games.
 * @param weights n × n (see pairingWeights)
 * @param resting line of the team that does not play, or null
 */
export function pairTeams(n: number, weights: Float64Array, resting: number | null): Paired {
  const { mate } = resting === null ? solveMatching(n, weights, true) : solveMatching(n - 1, without(n, weights, resting), true);
  const opponent = new Int32Array(n).fill(-1);
  const line = (vertex: number): number => (resting !== null && vertex >= resting ? vertex + 1 : vertex);
  let playing = 0;
  mate.forEach((partner, vertex) => {
    if (partner < 0) return;
    opponent[line(vertex)] = line(partner);
    playing += 1;
  });
  const complete = playing === mate.length;
  if (complete) preferBetterOpponents(n, weights, opponent);
  return { opponent, games: playing / 2, complete };
}

function without(n: number, weights: Float64Array, line: number): Float64Array {
  const rest = new Float64Array((n - 1) * (n - 1));
  let at = 0;
  for (let a = 0; a < n; a++) {
    if (a === line) continue;
    for (let b = 0; b < n; b++) if (b !== line) rest[at++] = weights[a * n + b]!;
  }
  return rest;
}

/**
 * Equal weights are settled by rank, which ends in the seed: as long as two games can exchange opponents at the same
 * total weight so that the best of the four teams meets a better one, they do. Each exchange makes the list of
 * opponents smaller in the order of the dictionary, so this ends.
 */
function preferBetterOpponents(n: number, weights: Float64Array, opponent: Int32Array): void {
  for (let again = true; again; ) {
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
