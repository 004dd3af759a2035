import { media } from '@courtside/ui';
import { useSyncExternalStore } from 'react';

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia(media.wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether the navigation fits next to the page; on narrower screens it is a drawer. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(media.wide).matches);
