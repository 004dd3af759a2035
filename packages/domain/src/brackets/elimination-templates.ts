import type { BracketLevel } from '../entities';
import { inDropOrder } from './drop-order';
import { bracketSize, seedOrder } from './seed-order';
import { inPairs, loserOf, winnerOf, type TemplateBuilder, type Tiers } from './template-builder';
import type { SlotSource } from './types';

/** Tiers of the teams that never reach the main bracket stand behind all of its tiers. */
const HAYES_TIER = 100;

/** Knock-out rounds from the entrants, who stand by seed. Returns the indices of the games of each round. */
function knockOut(builder: TemplateBuilder, level: BracketLevel, entrants: readonly SlotSource[], tiersOf: (roundsLeft: number) => Tiers): number[][] {
  const size = bracketSize(entrants.length);
  let sources = seedOrder(size).map((seed): SlotSource => entrants[seed - 1] ?? { kind: 'bye' });
  const rounds: number[][] = [];
  for (let left = Math.log2(size) - 1; left >= 0; left--) {
    const games = builder.round(level, rounds.length + 1, inPairs(sources), tiersOf(left));
    rounds.push(games);
    sources = games.map(winnerOf);
  }
  return rounds;
}

/** Lower rounds for the losers of the given upper rounds; two lower rounds for each upper round after the first. */
function lowerSide(builder: TemplateBuilder, level: BracketLevel, upper: readonly number[][], firstTier: number): number[] {
  const size = (upper[0]?.length ?? 0) * 2;
  const last = (upper.length - 1) * 2;
  let alive: SlotSource[] = inDropOrder(size, 1, upper[0] ?? []).map(loserOf);
  let games: number[] = [];
  for (let round = 1; round <= last; round++) {
    const tiers = { loserTier: firstTier + last - round };
    if (round % 2 === 1) games = builder.round(level, round, inPairs(alive), tiers);
    else {
      const upperRound = round / 2 + 1;
      const dropping = inDropOrder(size, upperRound, upper[upperRound - 1] ?? []).map(loserOf);
      games = builder.round(level, round, dropping.map((source, i) => [source, alive[i]!]), tiers);
    }
    alive = games.map(winnerOf);
  }
  return games;
}

/** Knock-out with a game for third place. */
export function addSingle(builder: TemplateBuilder, entrants: readonly SlotSource[]): void {
  const rounds = knockOut(builder, 'upper', entrants, (left) => {
    if (left === 0) return { winnerTier: 0, loserTier: 1 };
    return left === 1 ? {} : { loserTier: 2 + left };
  });
  const [losersA, losersB] = (rounds.at(-2) ?? []).map(loserOf);
  if (losersA && losersB) builder.single('thirdPlace', [losersA, losersB], { winnerTier: 2, loserTier: 3 });
}

/** Everybody may lose once; the grand final is played again when the lower side wins it. */
export function addDouble(builder: TemplateBuilder, entrants: readonly SlotSource[]): void {
  const upper = knockOut(builder, 'upper', entrants, () => ({}));
  const lower = lowerSide(builder, 'lower', upper, 2);
  const [champion = 0] = upper.at(-1) ?? [];
  const [survivor = 0] = lower;
  const grandFinal = builder.single('grandFinal', [winnerOf(champion), winnerOf(survivor)], { winnerTier: 0, loserTier: 1 });
  builder.single('grandFinalReset', [loserOf(grandFinal), winnerOf(grandFinal)], { winnerTier: 0, loserTier: 1, onlyAfterUpset: true });
}

/** Knock-out for the reserved place of the main bracket. Returns who takes it. */
export function addHayesSingle(builder: TemplateBuilder, entrants: readonly SlotSource[]): SlotSource[] {
  const rounds = knockOut(builder, 'hayesUpper', entrants, (left) => ({ loserTier: HAYES_TIER + left }));
  return (rounds.at(-1) ?? []).map(winnerOf);
}

/** Double elimination down to two survivors, who take the two reserved places: the unbeaten one first. */
export function addHayesDouble(builder: TemplateBuilder, entrants: readonly SlotSource[]): SlotSource[] {
  const upper = knockOut(builder, 'hayesUpper', entrants, () => ({}));
  const lower = lowerSide(builder, 'hayesLower', upper, HAYES_TIER);
  return [...(upper.at(-1) ?? []), ...lower].map(winnerOf);
}
