import { useEffect, useState } from 'react';

/**
 * The present, in milliseconds since 1970. Ticks on whole steps (all clocks of a page together), sleeps while the
 * page is hidden, and is right again at once when it is shown.
 * @param step milliseconds between ticks
 */
export function useClock(step = 15_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sleepUntilNextStep = () => {
      timer = setTimeout(tick, step - (Date.now() % step));
    };
    const tick = () => {
      setNow(Date.now());
      sleepUntilNextStep();
    };
    const wake = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') tick();
    };
    if (document.visibilityState === 'visible') sleepUntilNextStep();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [step]);
  return now;
}
