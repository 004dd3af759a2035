import type { RegistryReader } from '@courtside/federation';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { watchReleases } from '../../releases/watch-releases';

/**
 * Whether to say that something newer is live than what this tab runs. It is said on the next page only: nothing appears while somebody reads, types or
 * enters a score.
 */
export function useNewRelease(registry: Pick<RegistryReader, 'latest'>): boolean {
  const { pathname } = useLocation();
  const [foundOn, setFoundOn] = useState<string | null>(null);
  const [isSaid, setIsSaid] = useState(false);
  if (foundOn !== null && foundOn !== pathname && !isSaid) setIsSaid(true);

  useEffect(() => {
    const stop = foundOn === null ? watchReleases(registry, () => setFoundOn(window.location.pathname)) : undefined;
    return stop;
  }, [registry, foundOn]);

  return isSaid;
}
