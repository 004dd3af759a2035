import { startTransition, useEffect, useState } from 'react';
import { usePrinting } from '../print/use-printing';
import { queueWork } from './work-queue';

export interface Growth {
  /** How many there are from the start. */
  readonly first: number;
  /** How many items each step adds. */
  readonly step: number;
}

/**
 * Returns how many items of a long list to show: some immediately, the rest step by step, so that the browser can respond to the user in
 * between. In the end all are shown, for searching in the page and for screen readers. On paper all are shown at once.
 * @param count length of the list
 * @param key when it changes, the list is another one and starts from the beginning
 */
export function useGrowing(count: number, { first, step }: Growth, key = ''): number {
  const [grown, setGrown] = useState({ key, shown: first });
  const printing = usePrinting();
  const shown = grown.key === key ? grown.shown : first;
  useEffect(() => {
    if (shown >= count) return undefined;
    const cancel = queueWork(() => startTransition(() => setGrown({ key, shown: shown + step })));
    return cancel;
  }, [count, key, shown, step]);
  return printing ? count : Math.min(count, shown);
}
