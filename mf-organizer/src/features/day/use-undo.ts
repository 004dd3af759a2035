import { useEffect, useState } from 'react';

/** How long a goal can be taken back with one tap. */
const UNDO_MS = 10_000;

/** A goal that was just tapped. */
interface TappedGoal {
  readonly gameId: string;
  readonly goalId: string;
  readonly side: 1 | 2;
}

/** The last goal that was tapped here, for ten seconds; each further one begins them anew and takes the place of the one before. */
export function useUndo(): readonly [TappedGoal | null, (goal: TappedGoal | null) => void] {
  const [tapped, setTapped] = useState<TappedGoal | null>(null);
  useEffect(() => {
    if (!tapped) return;
    const timer = setTimeout(() => setTapped(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [tapped]);
  return [tapped, setTapped];
}
