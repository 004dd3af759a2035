import type { BracketLevel, GameId } from '../entities';
import type { GameKind, SlotSource, TemplateGame } from './types';

interface Draft {
  id: GameId;
  level: BracketLevel;
  roundId: string;
  position: number;
  sources: readonly [SlotSource, SlotSource];
  winnerTier: number | null;
  loserTier: number | null;
  onlyAfterUpset: boolean;
}

/** Where a team that leaves at a game ends up: 0 is the champion. */
export interface Tiers {
  readonly winnerTier?: number;
  readonly loserTier?: number;
  readonly onlyAfterUpset?: boolean;
}

const PREFIX: Record<BracketLevel, string> = { upper: 'u', lower: 'l', hayesUpper: 'hu', hayesLower: 'hl' };

/** Collects the games of a template, feeders first. */
export class TemplateBuilder {
  readonly drafts: Draft[] = [];

  /** Adds one round; its games get ids such as u1-3 (upper round 1, third game). Returns their indices. */
  round(level: BracketLevel, number: number, pairs: readonly (readonly [SlotSource, SlotSource])[], tiers: Tiers = {}): number[] {
    return pairs.map((sources, position) => this.add(`${PREFIX[level]}${number}-${position + 1}`, level, `round${number}`, position, sources, tiers));
  }

  /** Adds a game that has a round of its own and is named after it. */
  single(roundId: string, sources: readonly [SlotSource, SlotSource], tiers: Tiers): number {
    return this.add(roundId, 'upper', roundId, 0, sources, tiers);
  }

  private add(id: string, level: BracketLevel, roundId: string, position: number, sources: readonly [SlotSource, SlotSource], tiers: Tiers): number {
    const { winnerTier = null, loserTier = null, onlyAfterUpset = false } = tiers;
    return this.drafts.push({ id: id as GameId, level, roundId, position, sources, winnerTier, loserTier, onlyAfterUpset }) - 1;
  }

  /** Links the games forward and finds out which of them can ever be played. Numbers come later. */
  finish(): Omit<TemplateGame, 'number'>[] {
    const kinds: GameKind[] = [];
    for (const { sources } of this.drafts) {
      const filled = sources.filter((source) => canBringTeam(source, kinds)).length;
      kinds.push(filled === 2 ? 'game' : filled === 1 ? 'bye' : 'void');
    }
    const next = { winner: new Map<number, number>(), loser: new Map<number, number>() };
    this.drafts.forEach(({ sources }, index) => {
      for (const source of sources) if (source.kind === 'winner' || source.kind === 'loser') next[source.kind].set(source.game, index);
    });
    return this.drafts.map((draft, index) => ({
      ...draft,
      kind: kinds[index] ?? 'void',
      winnerTo: next.winner.get(index) ?? null,
      loserTo: next.loser.get(index) ?? null,
    }));
  }
}

function canBringTeam(source: SlotSource, kinds: readonly GameKind[]): boolean {
  if (source.kind === 'seed') return true;
  if (source.kind === 'bye') return false;
  const feeder = kinds[source.game];
  return source.kind === 'winner' ? feeder !== 'void' : feeder === 'game';
}

/** Neighbours in pairs. */
export function inPairs<T>(list: readonly T[]): [T, T][] {
  const pairs: [T, T][] = [];
  for (let i = 0; i + 1 < list.length; i += 2) pairs.push([list[i] as T, list[i + 1] as T]);
  return pairs;
}

export const winnerOf = (game: number): SlotSource => ({ kind: 'winner', game });
export const loserOf = (game: number): SlotSource => ({ kind: 'loser', game });
