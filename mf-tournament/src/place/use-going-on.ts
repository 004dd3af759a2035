import { moveFocusTo } from '@courtside/ui';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Who asked for more of a list goes on with the first entry that came: the button moves away below, or is gone.
 * @param read how much was read so far: once there is more of it, the answer is there
 * @param shown how many entries are in the list
 * @param otherwise what says how it went where none came
 * @returns what holds the list, and what notes that more was asked for
 */
export function useGoingOn<Box extends HTMLElement>(read: number, shown: number, otherwise?: (box: Box | null) => HTMLElement | null) {
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
