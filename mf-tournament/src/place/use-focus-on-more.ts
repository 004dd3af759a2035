import { moveFocusTo } from '@courtside/ui';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus of a user who loaded more of a list to the first new entry: the button moves down, or disappears.
 * @param read how much was read so far: once there is more, the response has arrived
 * @param shown how many entries are in the list
 * @param otherwise the element with the outcome if there was no new entry
 * @returns a ref for the list, and a function to call when more is requested
 */
export function useFocusOnMore<Box extends HTMLElement>(read: number, shown: number, otherwise?: (box: Box | null) => HTMLElement | null) {
  const list: RefObject<Box | null> = useRef(null);
  const asked = useRef<{ readonly read: number; readonly shown: number } | null>(null);
  useEffect(() => {
    const before = asked.current;
    if (!before || read === before.read) return;
    asked.current = null;
    const next = list.current?.querySelectorAll('li')[before.shown]?.querySelector('a');
    moveFocusTo(next ?? otherwise?.(list.current) ?? null, list.current);
  });
  const ask = () => {
    asked.current = { read, shown };
  };
  return { list, ask };
}
