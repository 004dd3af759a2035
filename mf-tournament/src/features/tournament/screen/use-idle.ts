import { useEffect, useState } from 'react';

/** After so long without a hand on the device what is for hands goes out of sight, in milliseconds. */
const AWAY_MS = 4000;

/** Whether nobody has moved the pointer or touched the screen for a moment. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), AWAY_MS);
    };
    window.addEventListener('pointermove', wake);
    window.addEventListener('pointerdown', wake);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', wake);
      window.removeEventListener('pointerdown', wake);
    };
  }, []);
  return isIdle;
}
