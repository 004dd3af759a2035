import { useEffect, useRef } from 'react';

/** A notice that goes this soon after a press on the notices goes because of that press: the finger is not on a court. */
const OWN_PRESS_MS = 1_000;

/**
 * Keeps the courts in place on the screen when a notice above them appears or goes. The page scrolls by the height of the notice, which
 * then covers the head. The part that can't be scrolled back stays empty above the notices until the user scrolls past it. Browsers do this
 * only in part, and never at the top of a page.
 * @param isStill whether there are courts; before them nothing needs to stay in place
 * @returns the ref of the board: its first child has the notices, its last child the courts
 */
export function useCourtsInPlace(isStill: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = place.current;
    const notices = board?.firstElementChild;
    const courts = board?.lastElementChild;
    if (!isStill || !board || !notices || !courts) return undefined;
    let free = 0;
    let pressedAt = -Infinity;
    // The browser may have scrolled by itself before the change is observed.
    let scrolled = window.scrollY;
    const heightOfNotices = () => courts.getBoundingClientRect().top - board.getBoundingClientRect().top - free;
    let height = heightOfNotices();
    const set = (nextFree: number, top: number) => {
      free = nextFree;
      scrolled = top;
      board.style.paddingTop = free > 0 ? `${free}px` : '';
      window.scrollTo({ top, behavior: 'instant' });
    };
    const adjust = () => {
      const grown = heightOfNotices() - height;
      if (grown === 0) return;
      height += grown;
      const toScroll = grown - Math.min(free, Math.max(grown, 0));
      const left = Math.max(0, -toScroll - scrolled);
      const isOwn = performance.now() - pressedAt < OWN_PRESS_MS;
      set(grown > 0 ? free - (grown - toScroll) : free + (isOwn ? 0 : left), Math.max(0, scrolled + toScroll));
    };
    const observer = new MutationObserver(adjust);
    observer.observe(notices, { attributes: true, characterData: true, childList: true, subtree: true });
    const noteScroll = () => {
      scrolled = window.scrollY;
      if (free > 0 && scrolled >= free) set(0, scrolled - free);
    };
    const notePress = () => (pressedAt = performance.now());
    const startAgain = () => (height = heightOfNotices());
    window.addEventListener('scroll', noteScroll, { passive: true });
    window.addEventListener('resize', startAgain);
    notices.addEventListener('click', notePress, { capture: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', noteScroll);
      window.removeEventListener('resize', startAgain);
      notices.removeEventListener('click', notePress, { capture: true });
      board.style.paddingTop = '';
    };
  }, [isStill]);
  return place;
}
