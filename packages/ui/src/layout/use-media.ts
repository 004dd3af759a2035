import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, kept up to date; false where there is no window to ask. For what CSS can't do: another place in the tree for a control.
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
