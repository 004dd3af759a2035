import { useCallback, useEffect, useState } from 'react';

/** Events with which a user moves the page. */
const moves = ['wheel', 'touchmove', 'keydown'] as const;
const staysPut: readonly string[] = ['Enter', 'Tab', 'Shift', ' '];

/**
 * Returns the id of the current section: the last one whose top has passed the upper third of the window. A section at the side (`data-aside`)
 * is current when a link to it was followed, until the user moves on.
 * @param ids ids in page order, separated by blanks (a text, so that a new array does not restart the effect)
 * @returns the id, and a function to call when a link to a section is followed
 */
export function useCurrentSection(ids: string): readonly [string | undefined, (followed: string) => void] {
  const [current, setCurrent] = useState<string | undefined>(() => ids.split(' ')[0]);
  const [beside, setBeside] = useState<string | null>(null);
  useEffect(() => {
    const known = ids.split(' ').filter(Boolean);
    let frame = 0;
    const look = () => {
      frame = 0;
      const mark = window.innerHeight / 3;
      let found = known[0];
      let reached = -Infinity;
      for (const id of known) {
        const section = document.getElementById(id);
        if (isAside(section)) continue;
        const top = section?.getBoundingClientRect().top;
        // The first of two sections next to each other counts.
        if (top === undefined || top > mark || top <= reached) continue;
        found = id;
        reached = top;
      }
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const atEnd = scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent((atEnd && known.findLast((id) => !isAside(document.getElementById(id)))) || found); // a short last section never reaches the mark
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    // Sections appear, disappear and grow without scrolling.
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
  useEffect(() => {
    if (beside === null) return undefined;
    const moveOn = (event: Event) => {
      if (!(event instanceof KeyboardEvent && staysPut.includes(event.key))) setBeside(null);
    };
    moves.forEach((move) => window.addEventListener(move, moveOn, { passive: true }));
    return () => moves.forEach((move) => window.removeEventListener(move, moveOn));
  }, [beside]);
  const follow = useCallback((id: string) => setBeside(isAside(document.getElementById(id)) ? id : null), []);
  return [beside ?? current, follow];
}

const isAside = (section: Element | null): boolean => Boolean(section?.closest('[data-aside]'));
