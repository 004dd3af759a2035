import { useEffect, useState } from 'react';

/** Whether a row that scrolls sideways has hidden content at either edge. */
export interface Overflow {
  readonly start: boolean;
  readonly end: boolean;
}

const nothing: Overflow = { start: false, end: false };

/** @param content any value that changes with the row's content */
export function useOverflow(row: React.RefObject<HTMLElement | null>, content: unknown): Overflow {
  const [beyond, setBeyond] = useState(nothing);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const start = element.scrollLeft > 4;
      const end = element.scrollLeft + element.clientWidth < element.scrollWidth - 4;
      setBeyond((known) => (known.start === start && known.end === end ? known : { start, end }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    sizes?.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      sizes?.disconnect();
    };
  }, [row, content]);
  return beyond;
}
