import { useEffect, useState } from 'react';

/** After so long without a hand on the device nobody holds the pages any more, in milliseconds. */
const FORGOTTEN_MS = 10 * 60_000;
const hands = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether the pages are held. A pause that was forgotten ends by itself: the screen would stand for days as it was, and take nothing that is new of the site. */
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
