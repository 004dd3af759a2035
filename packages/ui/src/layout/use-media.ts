import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, updated live; false without a window. For what CSS can't do, such as rendering a control at another place in
 * the tree.
 * @param query such as `media.phone`
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener?.('change', tell);
      return () => list?.removeEventListener?.('change', tell);
    },
    [query],
  );
  const read = () => window.matchMedia?.(query).matches ?? false;
  return useSyncExternalStore(subscribe, read, () => false);
}
