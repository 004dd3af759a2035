import { useEffect, useRef } from 'react';

/** Calls when another tab of this browser has changed what is kept under a key: a choice of the reader holds in all of them. */
export function useOtherTabs(key: string, onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const heard = (event: StorageEvent) => {
      // Without a key everything was removed.
      if (event.key === key || event.key === null) latest.current();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  }, [key]);
}
