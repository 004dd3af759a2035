import { useEffect, useState } from 'react';

/** How long after the last input a pause ends, in milliseconds. */
const FORGOTTEN_MS = 10 * 60_000;
const hands = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Holds whether the pages are paused. A forgotten pause ends automatically: otherwise the screen would not change for days, and would not
 * load new releases.
 */
export function usePause() {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (!isPaused) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPaused(false), FORGOTTEN_MS);
    };
    wait();
    for (const hand of hands) window.addEventListener(hand, wait);
    return () => {
      clearTimeout(timer);
      for (const hand of hands) window.removeEventListener(hand, wait);
    };
  }, [isPaused]);
  return [isPaused, setPaused] as const;
}
