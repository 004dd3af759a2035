import type { RegistryReader } from '@courtside/federation';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { watchReleases } from '../../releases/watch-releases';

/** Where it was found between two pages. */
const NOWHERE = '';

/**
 * Whether to say that something newer is live than what this tab runs. It is said to who has just come to a page, or on the next one: nothing appears while
 * somebody reads, types or enters a score.
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
