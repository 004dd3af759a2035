import type { BracketLevel, BracketType, GameId } from '../entities';
import type { Mutable } from '../mutable';
import { isHayes } from './bracket-type';
import { inDropOrder } from './drop-order';
import { playOrder, realSource } from './play-order';
import { seedOrder } from './seed-order';
import type { SlotSource, TemplateGame } from './types';

const PREFIX: Record<BracketLevel, string> = { upper: 'u', lower: 'l', hayesUpper: 'hu', hayesLower: 'hl' };

/** Added to the tiers of teams that never reach the main bracket, so that they rank behind all of its tiers. */
const HAYES_TIER = 1000;

/** Returns the key of the round that begins to play out these places: places5to8, or place5 for one game. */
export const placesRound = (from: number, to: number): string => (to > from + 1 ? `places${from}to${to}` : `place${from}`);

/** Returns a function that returns the place of a seed, from 1; a bye for a seed without a team. */
const toSeedSlot =
  (seeds: readonly SlotSource[]) =>
  (seed: number): SlotSource =>
    seeds[seed - 1] ?? { kind: 'bye' };
const toWinnerSlot = (game: number): SlotSource => ({ kind: 'winner', game });
const toLoserSlot = (game: number): SlotSource => ({ kind: 'loser', game });

/** Returns the games of a bracket in the order of their dependencies, each linked to its feeders and numbered in the order of play. */
export function eliminationGames(type: BracketType, teamCount: number, upperSize: number, drops: number, places: number): TemplateGame[] {
  const games: Mutable<TemplateGame>[] = [];
  const isDouble = type.startsWith('double');
  const entrants = Array.from({ length: teamCount }, (_, i): SlotSource => ({ kind: 'seed', seed: i + 1 }));
  /** Teams that start in the lower bracket. */
  let below: SlotSource[] = [];
  if (isHayes(type)) {
    // The last places of the main bracket go to the teams that survive the Hayes part.
    const others = entrants.splice(upperSize - (isDouble ? 2 : 1));
    entrants.push(...survivors('hayesUpper', 'hayesLower', others, HAYES_TIER));
  } else below = entrants.splice(upperSize);
  const finalists = survivors('upper', 'lower', entrants, 0, below);
  const final = games.length - 1;
  if (isDouble) {
    // Played a second time if the team from the lower side wins it.
    addGame('grandFinal', 'upper', 'grandFinal', 0, finalists as [SlotSource, SlotSource], 1);
    addGame('grandFinalReset', 'upper', 'grandFinalReset', 0, [toLoserSlot(final + 1), toWinnerSlot(final + 1)], 1);
  } else {
    // The rounds are next to each other: two semifinals before the final, four quarter-finals before them.
    const losers = (count: number): SlotSource[] => Array.from({ length: count }, (_, i) => toLoserSlot(final + 2 - 2 * count + i));
    addGame('thirdPlace', 'upper', 'thirdPlace', 0, losers(2) as [SlotSource, SlotSource], 3);
    for (let count = 4; count < places; count *= 2) addPlaces(count + 1, losers(count));
  }
  playOrder(games, 1).forEach(([index], place) => (games[index!]!.number = place + 1));
  return games;

  /**
   * Plays a knockout of the entrants, listed by seed. In double elimination, the losers of each upper round after the first get two lower
   * rounds. Teams that start below first play each other until each meets a loser of the first upper round. Returns the survivors, the
   * unbeaten one first.
   */
  function survivors(
    upperLevel: BracketLevel,
    lowerLevel: BracketLevel,
    seeds: readonly SlotSource[],
    firstTier: number,
    startBelow: readonly SlotSource[] = [],
  ): SlotSource[] {
    const order = seedOrder(seeds.length);
    const rounds = Math.log2(order.length);
    let unbeaten = order.map(toSeedSlot(seeds));
    const losers: SlotSource[][] = [];
    for (let round = 1; round <= rounds; round++) {
      const played = addRound(upperLevel, round, unbeaten, firstTier + 2 ** (rounds - round));
      unbeaten = played.map(toWinnerSlot);
      losers.push(inDropOrder(drops, order.length, round, played).map(toLoserSlot));
    }
    if (!isDouble) return unbeaten;
    const [first = [], ...later] = losers;
    /** For each lower round, the teams that drop into it; null for a round among those that are there. */
    const dropping = later.flatMap((dropped) => [null, dropped]);
    let alive = first;
    if (startBelow.length > 0) {
      alive = seedOrder(startBelow.length).map(toSeedSlot(startBelow));
      dropping.unshift(...Array.from({ length: Math.log2(alive.length / first.length) }, () => null), first);
    }
    dropping.forEach((dropped, index) => {
      if (dropped) alive = dropped.flatMap((loser, i) => [loser, alive[i]!]);
      alive = addRound(lowerLevel, index + 1, alive, firstTier + 1 + dropping.length - index).map(toWinnerSlot);
    });
    return [...unbeaten, ...alive];
  }

  /** Adds a round in which neighbors meet. Its games get ids such as u1-3 (upper round 1, third game). Returns their indices. */
  function addRound(level: BracketLevel, number: number, sources: readonly SlotSource[], tier: number): number[] {
    return Array.from({ length: sources.length / 2 }, (_, i) =>
      addGame(`${PREFIX[level]}${number}-${i + 1}`, level, `round${number}`, i, [sources[i * 2]!, sources[i * 2 + 1]!], tier),
    );
  }

  /** Adds the games for as many places as there are teams: neighbors meet, winners play for the better half, losers for the other. */
  function addPlaces(from: number, teams: readonly SlotSource[]): void {
    const to = from + teams.length - 1;
    const roundId = placesRound(from, to);
    const isLast = teams.length === 2;
    const played = Array.from({ length: teams.length / 2 }, (_, i) =>
      addGame(isLast ? roundId : `p${from}to${to}-${i + 1}`, 'upper', roundId, i, [teams[i * 2]!, teams[i * 2 + 1]!], from),
    );
    if (isLast) return;
    addPlaces(from, played.map(toWinnerSlot));
    addPlaces(from + played.length, played.map(toLoserSlot));
  }

  /** Adds a game. Its loser leaves with a tier, and its winner with the next better one, until a later game waits for them. */
  function addGame(
    id: string,
    level: BracketLevel,
    roundId: string,
    position: number,
    sources: TemplateGame['sources'],
    tier: number,
  ): number {
    const kind = (['void', 'bye', 'game'] as const)[sources.filter((source) => realSource(games, source).kind !== 'bye').length]!;
    const onlyAfterUpset = roundId === 'grandFinalReset';
    const index =
      games.push({
        id: id as GameId,
        level,
        roundId,
        position,
        sources,
        kind,
        number: null,
        winnerTo: null,
        loserTo: null,
        winnerTier: tier - 1,
        loserTier: tier,
        onlyAfterUpset,
      }) - 1;
    for (const source of sources) {
      if (!('game' in source)) continue;
      const feeder = games[source.game]!;
      feeder[`${source.kind}To`] = index;
      // Without an upset, the grand final is the last game.
      if (!onlyAfterUpset) feeder[`${source.kind}Tier`] = null;
    }
    return index;
  }
}
