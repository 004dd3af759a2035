import { useEffect } from 'react';

/**
 * Keeps the screen on while it is needed, if the browser supports it. The lock ends when the page is hidden, and is requested again when it is
 * visible.
 */
export function useWakeLock(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (given) => {
          if (isOver) void given.release();
          else lock = given;
        },
        // Refused with a low battery: the screen then turns off as configured.
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isNeeded]);
}
