import type { RegistryReader } from '@courtside/federation';
import { noteNewerRelease } from '@courtside/federation/newer-known';
import { useEffect, type ReactNode } from 'react';
import { watchReleases } from '../releases/watch-releases';

interface UnattendedFrameProps {
  readonly registry: Pick<RegistryReader, 'latest'>;
  readonly children: ReactNode;
}

/** The frame of an unattended page: no navigation, and no notice that waits for an answer. The page itself decides when it takes a new release. */
export function UnattendedFrame({ registry, children }: UnattendedFrameProps) {
  useEffect(() => {
    const stop = watchReleases(registry, noteNewerRelease);
    return stop;
  }, [registry]);
  return <main id="main">{children}</main>;
}
