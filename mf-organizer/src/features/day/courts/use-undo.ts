import { useEffect, useState } from 'react';

/** How long one tap can undo a goal. */
const UNDO_MS = 10_000;

/** A goal that was just tapped. */
interface TappedGoal {
  readonly gameId: string;
  readonly goalId: string;
  readonly side: 1 | 2;
  /** How many games of the series had ended. */
  readonly ended: number;
}

/**
 * Holds the last goal that was tapped here, for ten seconds of play; each further goal replaces it and restarts them.
 * @param isOn the game is on court. While it is not, nothing is offered, so the ten seconds begin again when a forfeit or an end is undone
 */
export function useUndo(isOn: boolean): readonly [TappedGoal | null, (goal: TappedGoal | null) => void] {
  const [tapped, setTapped] = useState<TappedGoal | null>(null);
  useEffect(() => {
    if (!tapped || !isOn) return;
    const timer = setTimeout(() => setTapped(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [tapped, isOn]);
  return [tapped, setTapped];
}
