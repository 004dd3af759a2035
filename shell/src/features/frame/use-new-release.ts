import { isOutdated, loadedRemotes, type RegistryReader } from '@courtside/federation';
import { thisBuild } from '@courtside/federation/this-build';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Between two looks at the registry while a page stays open, in milliseconds. */
const PAUSE = 10 * 60 * 1000;

/**
 * Whether to say that something newer is live than what this tab runs. It is found out when somebody comes back to the tab, and every ten minutes;
 * it is said on the next page only: nothing appears while somebody reads, types or enters a score.
 */
export function useNewRelease(registry: Pick<RegistryReader, 'latest'>): boolean {
  const { pathname } = useLocation();
  const [foundOn, setFoundOn] = useState<string | null>(null);
  const [isSaid, setIsSaid] = useState(false);
  if (foundOn !== null && foundOn !== pathname && !isSaid) setIsSaid(true);

  useEffect(() => {
    if (foundOn !== null) return;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      registry.latest().then(
        (now) => isOutdated(now, thisBuild.release, loadedRemotes()) && setFoundOn(window.location.pathname),
        // Without an answer there is nothing to say; the next look may get one.
        () => undefined,
      );
    };
    const timer = setInterval(look, PAUSE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [registry, foundOn]);

  return isSaid;
}
