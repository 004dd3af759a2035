import { useEffect, useRef } from 'react';

/** Calls when another tab of this browser has changed the value of a storage key: a user's choice applies to all tabs. */
export function useOtherTabs(key: string, onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const heard = (event: StorageEvent) => {
      // Without a key the whole storage was cleared.
      if (event.key === key || event.key === null) latest.current();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  }, [key]);
}
