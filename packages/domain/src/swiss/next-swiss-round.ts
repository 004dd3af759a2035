import { pairTeams } from './pair-teams';
import { pairingCost } from './pairing-cost';
import { swissTable, type SwissLine } from './swiss-table';
import type { SwissInput, SwissOutcome, SwissPairing } from './types';

/**
 * Pairs the next Swiss round (SPEC-swiss). The first round is top half against bottom half by seed; later ones are
 * the round of lowest total score gap, then lowest total rank gap, among teams that have not met. With an odd
 * number of teams the lowest ranked one with the fewest byes rests. The same input gives the same round.
 * @throws Error 'numberOfTeams must be greater than or equal to 2'; RangeError for a team named twice
 */
export function nextSwissRound<Id extends string>(input: SwissInput<Id>): SwissOutcome<Id> {
  const lines = swissTable(input);
  const round = input.rounds.length + 1;
  const ranks = lines.map((_, rank) => rank);
  const resting = restingCandidates(lines);
  if (lines.length >= 2 && input.rounds.every(({ games }) => games.length === 0)) {
    const bySeed = [...lines].sort((a, b) => a.seed - b.seed);
    const bye = resting.length > 0 ? bySeed.pop() : undefined;
    const half = bySeed.length / 2;
    const pairings = bySeed.slice(0, half).map((line, i) => ({ team1Id: line.teamId, team2Id: bySeed[half + i]!.teamId }));
    return { kind: 'round', round, pairings, bye: bye?.teamId ?? null };
  }
  const fresh = pairingCost(lines, false);
  if (ranks.every((a) => ranks.every((b) => a === b || fresh.met(a, b)))) return { kind: 'allPlayed' };
  const withBye = (bye: number | null) => (bye === null ? null : lines[bye]!.teamId);
  let offered: { bye: number | null; games: number } = { bye: null, games: -1 };
  for (const bye of resting.length > 0 ? resting : [null]) {
    const { opponent, complete } = pairTeams(ranks.filter((rank) => rank !== bye), fresh, false);
    if (complete) return { kind: 'round', round, pairings: pairingsOf(lines, opponent), bye: withBye(bye) };
    if (opponent.size > offered.games) offered = { bye, games: opponent.size };
  }
  const { opponent } = pairTeams(ranks.filter((rank) => rank !== offered.bye), pairingCost(lines, true), true);
  const pairings = pairingsOf(lines, opponent);
  const rematches = pairings.flatMap((pairing) => {
    const lastRound = lines.find((line) => line.teamId === pairing.team1Id)?.met.get(pairing.team2Id);
    return lastRound === undefined ? [] : [{ ...pairing, lastRound }];
  });
  return { kind: 'deadEnd', round, pairings, bye: withBye(offered.bye), rematches };
}

/** Ranks of the teams that may rest, lowest first: those with the fewest byes. Empty when all can play. */
function restingCandidates<Id extends string>(lines: readonly SwissLine<Id>[]): number[] {
  if (lines.length % 2 === 0) return [];
  const fewest = Math.min(...lines.map((line) => line.byes));
  return lines.flatMap((line, rank) => (line.byes === fewest ? [rank] : [])).reverse();
}

/** Games in the order of their better team. */
function pairingsOf<Id extends string>(lines: readonly SwissLine<Id>[], opponent: ReadonlyMap<number, number>): SwissPairing<Id>[] {
  return lines.flatMap((line, rank) => {
    const other = opponent.get(rank);
    return other !== undefined && other > rank ? [{ team1Id: line.teamId, team2Id: lines[other]!.teamId }] : [];
  });
}
