import { isNewerKnown } from '@courtside/federation/newer-known';
import { reloadWhenServed } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { reloadsBetweenPages, nothingShown, standing, turned, type Shown } from './turning';

export interface TurningOptions {
  readonly seconds: number;
  readonly isPaused: boolean;
  readonly isLive: boolean;
  readonly isOnline: boolean;
}

export interface Turning {
  /** The index of the shown page; -1 if there is none. */
  readonly index: number;
  /** How often pages have turned; announcements take turns at the same pace. */
  readonly turns: number;
  readonly turn: (step: 1 | -1) => void;
}

/** Turns pages by the clock, and loads new releases between two of them. A screen without pages counts turns too. */
export function useTurning(keys: readonly string[], { seconds, isPaused, isLive, isOnline }: TurningOptions): Turning {
  const [{ shown, turns }, setShown] = useState<{ readonly shown: Shown; readonly turns: number }>({ shown: nothingShown, turns: 0 });
  const [since] = useState(() => Date.now());
  const newerSince = useRef<number | null>(null);
  const turn = (step: 1 | -1) => setShown((now) => ({ shown: turned(keys, now.shown, step), turns: now.turns + 1 }));
  const onTurn = useRef(() => undefined as void);
  useEffect(() => {
    onTurn.current = () => {
      const now = Date.now();
      if (isNewerKnown()) newerSince.current ??= now;
      if (reloadsBetweenPages({ now, since, newerSince: newerSince.current, isLive, isOnline })) void reloadWhenServed();
      turn(1);
    };
  });
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => onTurn.current(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [turns, seconds, isPaused]);
  return { index: standing(keys, shown), turns, turn };
}
