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

/** Holds the last goal that was tapped here, for ten seconds; each further goal replaces it and restarts them. */
export function useUndo(): readonly [TappedGoal | null, (goal: TappedGoal | null) => void] {
  const [tapped, setTapped] = useState<TappedGoal | null>(null);
  useEffect(() => {
    if (!tapped) return;
    const timer = setTimeout(() => setTapped(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [tapped]);
  return [tapped, setTapped];
}
