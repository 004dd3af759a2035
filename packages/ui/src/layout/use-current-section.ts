import { useEffect, useState } from 'react';

/**
 * The id of the section that is being read: the last one whose top has passed the upper third of the window.
 *
 * @param ids ids in page order, separated by blanks (a text, so that a new array does not start it afresh).
 */
export function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(() => ids.split(' ')[0]);
  useEffect(() => {
    const known = ids.split(' ').filter(Boolean);
    let frame = 0;
    const look = () => {
      frame = 0;
      const mark = window.innerHeight / 3;
      let found = known[0];
      let reached = -Infinity;
      for (const id of known) {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        // Of two sections beside each other the first counts.
        if (top === undefined || top > mark || top <= reached) continue;
        found = id;
        reached = top;
      }
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const atEnd = scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent(atEnd ? known.at(-1) : found); // a short last section never reaches the mark
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    // Sections come, go and grow without anybody scrolling.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(later);
    sizes?.observe(document.body);
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      sizes?.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [ids]);
  return current;
}
