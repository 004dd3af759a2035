import { NO_EDGE } from '../matching/weight-matrix';
import { pairTeams } from './pair-teams';
import { pairingWeights } from './pairing-weights';
import { byeOrder } from './bye-order';
import { swissTable, type SwissLine } from './swiss-table';
import type { SwissInput, SwissOutcome, SwissPairing } from './types';

/**
 * Pairs the next Swiss round (SPEC-swiss). The first round is top half against bottom half by seed. Later rounds have the lowest total
 * score gap, then the lowest total rank gap, among teams that have not met. If the number of teams is odd, the lowest-ranked one of those
 * with the fewest byes rests, late teams last. The same input gives the same round.
 * @throws RangeError 'numberOfTeams must be greater than or equal to 2', or for a team listed twice
 */
export function nextSwissRound<Id extends string>(input: SwissInput<Id>): SwissOutcome<Id> {
  const table = swissTable(input);
  const { lines, lastMet } = table;
  const n = lines.length;
  const round = input.rounds.length + 1;
  if (n >= 2 && input.rounds.every(({ games }) => games.length === 0)) return firstRound(input, round);
  const weights = pairingWeights(table, false);
  if (weights.every((weight) => weight === NO_EDGE)) return { kind: 'allPlayed' };
  let offered: { bye: number | null; games: number } = { bye: null, games: -1 };
  for (const bye of n % 2 === 0 ? [null] : restingCandidates(lines, byeOrder(lines, input.shown))) {
    const { opponent, games, complete } = pairTeams(n, weights, bye);
    if (complete) return { kind: 'round', ...drawn(opponent, bye) };
    if (games > offered.games) offered = { bye, games };
  }
  const { opponent } = pairTeams(n, pairingWeights(table, true), offered.bye);
  const rematches = lines.flatMap((_, rank) => {
    const lastRound = opponent[rank]! > rank ? lastMet[rank * n + opponent[rank]!]! : 0;
    return lastRound > 0 ? [{ ...game(opponent, rank), lastRound }] : [];
  });
  return { kind: 'deadEnd', ...drawn(opponent, offered.bye), rematches };

  /** Returns the games in the order of their better team. */
  function drawn(opponent: Int32Array, bye: number | null) {
    const pairings: SwissPairing<Id>[] = [];
    opponent.forEach((other, rank) => {
      if (other > rank) pairings.push(game(opponent, rank));
    });
    return { round, pairings, bye: bye === null ? null : lines[bye]!.teamId };
  }

  function game(opponent: Int32Array, rank: number): SwissPairing<Id> {
    return { team1Id: lines[rank]!.teamId, team2Id: lines[opponent[rank]!]!.teamId };
  }
}

/** Pairs top half against bottom half by seed; if the number is odd, the last seed rests. */
function firstRound<Id extends string>({ teams, withdrawn }: SwissInput<Id>, round: number): SwissOutcome<Id> {
  const playing = teams.filter((id) => !withdrawn?.includes(id));
  const half = playing.length >> 1;
  const pairings = playing.slice(0, half).map((team1Id, seed) => ({ team1Id, team2Id: playing[half + seed]! }));
  return { kind: 'round', round, pairings, bye: playing[2 * half] ?? null };
}

/** Returns the lines of the teams that may rest: those with the fewest byes, lowest-ranked first, but late teams last. */
function restingCandidates(lines: readonly SwissLine<string>[], order: readonly number[]): number[] {
  const fewest = Math.min(...lines.map(({ byes }) => byes));
  const lowest = order.filter((line) => lines[line]!.byes === fewest).reverse();
  return [...lowest.filter((line) => !lines[line]!.isLate), ...lowest.filter((line) => lines[line]!.isLate)];
}
