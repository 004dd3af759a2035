import { waitsFor, type BracketTemplate, type Side, type WaitsFor } from '@courtside/domain';
import type { KeyPlaces } from '../../board/key-lift';

/** The opponent of a seed in its first game, and where that game is if it is not in the upper bracket. */
export type FirstGame = FirstOpponent & { readonly tier: 'hayes' | 'lower' | null };
type FirstOpponent =
  | { readonly kind: 'seed'; readonly seed: number }
  /** It starts in the lower bracket and waits for the loser of an upper game. */
  | { readonly kind: 'loser'; readonly game: number }
  /** It waits for a winner, because it has a bye in the first round. */
  | { readonly kind: 'bye' };

/** Moves the team at one place to another. Both count from 0; a place out of range becomes the nearest one in range. */
export function moveSeed<Id>(seeds: readonly Id[], from: number, to: number): Id[] {
  const moved = [...seeds];
  const [team] = moved.splice(from, 1);
  if (team !== undefined) moved.splice(Math.max(0, Math.min(to, moved.length)), 0, team);
  return moved;
}

/** Returns the places of seeds: arrow keys go up and down. */
export const seedPlaces = <Id>(seeds: readonly Id[]): KeyPlaces<Id, number> => ({
  homeOf: (team) => (seeds.includes(team) ? seeds.indexOf(team) : null),
  accepts: (_, place) => place < seeds.length,
  isSame: (one, other) => one === other,
  step: (_, place, key) => {
    const next = place + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);
    return next === place || next < 0 || next >= seeds.length ? null : next;
  },
});

/** Returns the first game of each seed, by seed from 1. */
export function firstGames(template: BracketTemplate): ReadonlyMap<number, FirstGame> {
  const first = new Map<number, FirstGame>();
  for (const { id, kind, level } of template.games) {
    if (kind !== 'game') continue;
    const sources = ([0, 1] as const).map((side: Side) => waitsFor(template, id, side));
    sources.forEach((source, side) => {
      if (source.kind !== 'seed' || first.has(source.seed)) return;
      const other = sources[1 - side];
      first.set(source.seed, { ...toOpponent(other), tier: level === 'upper' ? null : level === 'lower' ? 'lower' : 'hayes' });
    });
  }
  return first;
}

function toOpponent(source: WaitsFor | undefined): FirstOpponent {
  if (source?.kind === 'seed') return { kind: 'seed', seed: source.seed };
  return source?.kind === 'loser' && source.number !== null ? { kind: 'loser', game: source.number } : { kind: 'bye' };
}
