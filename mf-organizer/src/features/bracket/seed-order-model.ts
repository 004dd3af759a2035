import { waitsFor, type BracketTemplate, type Side } from '@courtside/domain';
import type { KeyPlaces } from '../../board/key-lift';

/** The opponent of a seed in its first game. */
export type FirstGame =
  | { readonly kind: 'seed'; readonly seed: number; readonly isHayes: boolean }
  /** It waits for a winner, because it has a bye in the first round. */
  | { readonly kind: 'bye'; readonly isHayes: boolean };

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
      const isHayes = level === 'hayesUpper' || level === 'hayesLower';
      first.set(source.seed, other?.kind === 'seed' ? { kind: 'seed', seed: other.seed, isHayes } : { kind: 'bye', isHayes });
    });
  }
  return first;
}
