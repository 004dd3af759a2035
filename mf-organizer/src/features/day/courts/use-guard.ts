import { useEffect, useRef, useState } from 'react';

/** Longer than the second tap of a double tap takes, and than a finger that is already moving. */
export const GUARD_MS = 600;

/**
 * Makes a button that has just appeared ignore presses, and also ignore a press that began before and is released later: the finger meant
 * what was there before. It keeps the focus in the meantime.
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
