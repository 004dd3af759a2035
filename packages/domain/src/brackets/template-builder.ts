import type { BracketLevel, GameId } from '../entities';
import { playOrder } from './play-order';
import type { GameKind, SlotSource, TemplateGame } from './types';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Where a team that leaves at a game ends up: 0 is the champion. */
export interface Tiers {
  readonly winnerTier?: number;
  readonly loserTier?: number;
  readonly onlyAfterUpset?: boolean;
}

const PREFIX: Record<BracketLevel, string> = { upper: 'u', lower: 'l', hayesUpper: 'hu', hayesLower: 'hl' };

/** Collects the games of a template, feeders first, and links each to its feeders. */
export class TemplateBuilder {
  private readonly games: Mutable<TemplateGame>[] = [];

  /** Adds one round; its games get ids such as u1-3 (upper round 1, third game). Returns their indices. */
  round(level: BracketLevel, number: number, pairs: readonly (readonly [SlotSource, SlotSource])[], tiers: Tiers = {}): number[] {
    return pairs.map((sources, position) => this.add(`${PREFIX[level]}${number}-${position + 1}`, level, `round${number}`, position, sources, tiers));
  }

  /** Adds a game that has a round of its own and is named after it. */
  single(roundId: string, sources: readonly [SlotSource, SlotSource], tiers: Tiers): number {
    return this.add(roundId, 'upper', roundId, 0, sources, tiers);
  }

  /** Numbers the games that can be played, in the order of play. */
  finish(): TemplateGame[] {
    let number = 0;
    for (const [index] of playOrder(this.games, 1)) this.games[index!]!.number = ++number;
    return this.games;
  }

  private add(id: string, level: BracketLevel, roundId: string, position: number, sources: readonly [SlotSource, SlotSource], tiers: Tiers): number {
    const { winnerTier = null, loserTier = null, onlyAfterUpset = false } = tiers;
    const filled = Number(this.bringsTeam(sources[0])) + Number(this.bringsTeam(sources[1]));
    const kind: GameKind = filled === 2 ? 'game' : filled === 1 ? 'bye' : 'void';
    const index = this.games.length;
    this.games.push({ id: id as GameId, level, roundId, position, sources, kind, number: null, winnerTo: null, loserTo: null, winnerTier, loserTier, onlyAfterUpset });
    for (const source of sources) {
      if (source.kind === 'winner') this.games[source.game]!.winnerTo = index;
      else if (source.kind === 'loser') this.games[source.game]!.loserTo = index;
    }
    return index;
  }

  /** Can a team ever come from there? A bye has a winner but no loser. */
  private bringsTeam(source: SlotSource): boolean {
    if (source.kind === 'seed') return true;
    if (source.kind === 'bye') return false;
    const feeder = this.games[source.game]!.kind;
    return source.kind === 'winner' ? feeder !== 'void' : feeder === 'game';
  }
}

/** Neighbours in pairs. */
export function inPairs<T>(list: readonly T[]): [T, T][] {
  const pairs: [T, T][] = [];
  for (let i = 0; i + 1 < list.length; i += 2) pairs.push([list[i] as T, list[i + 1] as T]);
  return pairs;
}

export const winnerOf = (game: number): SlotSource => ({ kind: 'winner', game });
export const loserOf = (game: number): SlotSource => ({ kind: 'loser', game });
