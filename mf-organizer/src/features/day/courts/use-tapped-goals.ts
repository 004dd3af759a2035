import { useEffect, useState } from 'react';
import type { BoardGame } from '../data/board-model';

/** A goal that was tapped here. */
interface Tapped {
  readonly id: string;
  readonly side: 1 | 2;
}

/**
 * Adds goals that were tapped here and that the stored game does not have yet. A slow phone needs up to a second to store one and read it
 * again, while the next is tapped: each counts on the screen at once.
 */
export function useTappedGoals({ state: { play, team1Score, team2Score } }: BoardGame) {
  const [tapped, setTapped] = useState<readonly Tapped[]>([]);
  const goals = play?.goals;
  // A goal that was read once belongs to the game: if another device removes it, it is gone here too.
  useEffect(() => {
    setTapped((before) => (before.some(({ id }) => isIn(goals, id)) ? before.filter(({ id }) => !isIn(goals, id)) : before));
  }, [goals]);
  const more = (of: 1 | 2) => tapped.filter(({ id, side }) => side === of && !isIn(goals, id)).length;
  const shown = (score: number | null, added: number) => (score === null && added === 0 ? null : (score ?? 0) + added);
  return {
    /** Goals of both sides; null if there is nothing to show. */
    scores: [shown(team1Score, more(1)), shown(team2Score, more(2))] as const,
    /** Whether a goal that was tapped here still counts: another device may have removed it. */
    counts: (id: string) => isIn(goals, id) || tapped.some((goal) => goal.id === id),
    add: (goal: Tapped) => setTapped((before) => [...before, goal]),
    /** Removes a goal that was refused, or undone. */
    drop: (id: string) => setTapped((before) => before.filter((goal) => goal.id !== id)),
  };
}

const isIn = (goals: readonly { readonly id: string }[] | undefined, id: string): boolean => goals?.some((goal) => goal.id === id) ?? false;
