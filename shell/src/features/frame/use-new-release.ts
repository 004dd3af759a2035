import type { RegistryReader } from '@courtside/federation';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { watchReleases } from '../../releases/watch-releases';

/** Where it was found between two pages. */
const NOWHERE = '';

/**
 * Whether to show that a newer release than this tab's is live. It is shown just after a user has opened a page, and otherwise on the next one:
 * no notice appears while a user reads, types or enters a score.
 */
export function useNewRelease(registry: Pick<RegistryReader, 'latest'>): boolean {
  const { pathname } = useLocation();
  const [foundOn, setFoundOn] = useState<string | null>(null);
  const [isSaid, setIsSaid] = useState(false);
  if (foundOn !== null && foundOn !== pathname && !isSaid) setIsSaid(true);

  useEffect(() => {
    const stop =
      foundOn === null ? watchReleases(registry, (isArriving) => setFoundOn(isArriving ? NOWHERE : window.location.pathname)) : undefined;
    return stop;
  }, [registry, foundOn]);

  return isSaid;
}
