import { NO_EDGE } from '../matching/weight-matrix';
import { pairTeams } from './pair-teams';
import { pairingWeights } from './pairing-weights';
import { swissTable, type SwissLine, type SwissTable } from './swiss-table';
import type { SwissInput, SwissOutcome, SwissPairing } from './types';

/**
 * Pairs the next Swiss round (SPEC-swiss). The first round is top half against bottom half by seed; later ones are
 * the round of lowest total score gap, then lowest total rank gap, among teams that have not met. With an odd
 * number of teams the lowest ranked one with the fewest byes rests. The same input gives the same round.
 * @throws Error 'numberOfTeams must be greater than or equal to 2'; RangeError for a team named twice
 */
export function nextSwissRound<Id extends string>(input: SwissInput<Id>): SwissOutcome<Id> {
  const table = swissTable(input);
  const { lines } = table;
  const n = lines.length;
  const round = input.rounds.length + 1;
  if (n >= 2 && input.rounds.every(({ games }) => games.length === 0)) return firstRound(lines, round);
  const weights = pairingWeights(table, false);
  if (!weights.some((weight) => weight !== NO_EDGE)) return { kind: 'allPlayed' };
  let offered: { bye: number | null; games: number } = { bye: null, games: -1 };
  for (const bye of n % 2 === 0 ? [null] : restingCandidates(lines)) {
    const { opponent, games, complete } = pairTeams(n, weights, bye);
    if (complete) return { kind: 'round', round, pairings: pairingsOf(lines, opponent), bye: teamOn(lines, bye) };
    if (games > offered.games) offered = { bye, games };
  }
  const { opponent } = pairTeams(n, pairingWeights(table, true), offered.bye);
  return { kind: 'deadEnd', round, pairings: pairingsOf(lines, opponent), bye: teamOn(lines, offered.bye), rematches: rematchesOf(table, opponent) };
}

/** Top half against bottom half by seed; of an odd number the last seed rests. */
function firstRound<Id extends string>(lines: readonly SwissLine<Id>[], round: number): SwissOutcome<Id> {
  const bySeed = [...lines].sort((a, b) => a.seed - b.seed);
  const bye = bySeed.length % 2 === 1 ? bySeed.pop() : undefined;
  const half = bySeed.length / 2;
  const pairings = bySeed.slice(0, half).map((line, i) => ({ team1Id: line.teamId, team2Id: bySeed[half + i]!.teamId }));
  return { kind: 'round', round, pairings, bye: bye?.teamId ?? null };
}

/** Lines of the teams that may rest: those with the fewest byes, lowest ranked first. */
function restingCandidates(lines: readonly SwissLine<string>[]): number[] {
  const fewest = Math.min(...lines.map((line) => line.byes));
  return lines.flatMap((line, rank) => (line.byes === fewest ? [rank] : [])).reverse();
}

function teamOn<Id extends string>(lines: readonly SwissLine<Id>[], line: number | null): Id | null {
  return line === null ? null : lines[line]!.teamId;
}

/** Games in the order of their better team. */
function pairingsOf<Id extends string>(lines: readonly SwissLine<Id>[], opponent: Int32Array): SwissPairing<Id>[] {
  const pairings: SwissPairing<Id>[] = [];
  opponent.forEach((other, rank) => {
    if (other > rank) pairings.push({ team1Id: lines[rank]!.teamId, team2Id: lines[other]!.teamId });
  });
  return pairings;
}

function rematchesOf<Id extends string>({ lines, lastMet }: SwissTable<Id>, opponent: Int32Array): (SwissPairing<Id> & { lastRound: number })[] {
  return lines.flatMap(({ teamId }, rank) => {
    const other = opponent[rank]!;
    const lastRound = other > rank ? lastMet[rank * lines.length + other]! : 0;
    return lastRound > 0 ? [{ team1Id: teamId, team2Id: lines[other]!.teamId, lastRound }] : [];
  });
}
