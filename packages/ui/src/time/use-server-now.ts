import { useEffect, useState } from 'react';
import { onServerOffset, serverNow } from './server-clock';

/**
 * The present by the server's clock, in milliseconds since 1970. It ticks on whole steps (all clocks of a page together), pauses while the page
 * is hidden, and updates immediately when the page is shown, or when the offset of the device was measured.
 * @param step milliseconds between ticks
 */
export function useServerNow(step = 15_000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sleepUntilNextStep = () => {
      timer = setTimeout(tick, step - (serverNow() % step));
    };
    const tick = () => {
      setNow(serverNow());
      sleepUntilNextStep();
    };
    const wake = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') tick();
    };
    if (document.visibilityState === 'visible') sleepUntilNextStep();
    document.addEventListener('visibilitychange', wake);
    const stop = onServerOffset(wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      stop();
    };
  }, [step]);
  return now;
}
