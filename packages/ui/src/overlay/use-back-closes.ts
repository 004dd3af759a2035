import { useEffect, useRef } from 'react';
import { openOverlay } from '../place/overlay-history';

/** While this is shown the browser's Back calls `close` instead of leaving the page. */
export function useBackCloses(close: () => void, active = true): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!active) return undefined;
    const closed = openOverlay(() => latest.current());
    return closed;
  }, [active]);
}
