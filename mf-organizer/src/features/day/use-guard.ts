import { useEffect, useRef, useState } from 'react';

/** Longer than the second tap of a double tap takes, and than a finger that is on its way. */
export const GUARD_MS = 600;

/**
 * A button that has just come does nothing yet, and nothing either when a press that began before is lifted later: the finger meant what stood there before,
 * whoever made it go. It keeps the focus meanwhile.
 */
export function useGuard(press: (() => void) | undefined) {
  const [isNew, setNew] = useState(true);
  const beganEarly = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), GUARD_MS);
    return () => clearTimeout(timer);
  }, []);
  return {
    'aria-disabled': isNew || !press || undefined,
    'onPointerDown': () => (beganEarly.current = isNew),
    'onClick': () => {
      if (!isNew && !beganEarly.current) press?.();
      beganEarly.current = false;
    },
  };
}
