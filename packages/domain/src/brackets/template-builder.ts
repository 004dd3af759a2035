import type { BracketLevel, GameId } from '../entities';
import { playOrder } from './play-order';
import type { SlotSource, TemplateGame } from './types';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Where a team that leaves at a game ends up: 0 is the champion. */
export interface Tiers {
  readonly winnerTier?: number | null;
  readonly loserTier?: number | null;
  readonly onlyAfterUpset?: boolean;
}

const PREFIX: Record<BracketLevel, string> = { upper: 'u', lower: 'l', hayesUpper: 'hu', hayesLower: 'hl' };

/** Collects the games of a template, feeders first, and links each to its feeders. */
export function templateBuilder() {
  const games: Mutable<TemplateGame>[] = [];

  return {
    /** Adds one round; its games get ids such as u1-3 (upper round 1, third game). Returns their indices. */
    round: (level: BracketLevel, number: number, pairs: readonly (readonly [SlotSource, SlotSource])[], tiers?: Tiers): number[] =>
      pairs.map((sources, position) => add(`${PREFIX[level]}${number}-${position + 1}`, level, `round${number}`, position, sources, tiers)),

    /** Adds a game that has a round of its own and is named after it. */
    single: (roundId: string, sources: readonly [SlotSource, SlotSource], tiers: Tiers): number => add(roundId, 'upper', roundId, 0, sources, tiers),

    /** Numbers the games that can be played, in the order of play. */
    finish(): TemplateGame[] {
      playOrder(games, 1).flat().forEach((index, place) => (games[index]!.number = place + 1));
      return games;
    },
  };

  function add(id: string, level: BracketLevel, roundId: string, position: number, sources: readonly [SlotSource, SlotSource], { winnerTier = null, loserTier = null, onlyAfterUpset = false }: Tiers = {}): number {
    const kind = (['void', 'bye', 'game'] as const)[sources.filter(bringsTeam).length]!;
    const index = games.push({ id: id as GameId, level, roundId, position, sources, kind, number: null, winnerTo: null, loserTo: null, winnerTier, loserTier, onlyAfterUpset }) - 1;
    for (const source of sources) {
      if (source.kind === 'winner') games[source.game]!.winnerTo = index;
      else if (source.kind === 'loser') games[source.game]!.loserTo = index;
    }
    return index;
  }

  /** Can a team ever come from there? A bye has a winner but no loser. */
  function bringsTeam(source: SlotSource): boolean {
    if (source.kind === 'seed' || source.kind === 'bye') return source.kind === 'seed';
    const { kind } = games[source.game]!;
    return kind === 'game' || (kind === 'bye' && source.kind === 'winner');
  }
}

export type TemplateBuilder = ReturnType<typeof templateBuilder>;

/** Neighbours in pairs. */
export function inPairs<T>(list: readonly T[]): [T, T][] {
  const pairs: [T, T][] = [];
  for (let i = 0; i + 1 < list.length; i += 2) pairs.push([list[i] as T, list[i + 1] as T]);
  return pairs;
}

export const winnerOf = (game: number): SlotSource => ({ kind: 'winner', game });
export const loserOf = (game: number): SlotSource => ({ kind: 'loser', game });
