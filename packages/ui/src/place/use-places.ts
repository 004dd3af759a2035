import { useEffect, useLayoutEffect } from 'react';
import { arrive, isOnTheWay, shownPlace } from './arrive';
import { changePlace, storePlaces } from './places';

/** How long the page must rest before the element at its upper edge is stored, in ms. */
const REST = 120;

/** Returns the named element below the bars at the top of the window. */
function upperEdge(): { readonly id: string; readonly top: number; readonly y: number } | null {
  const named = document.elementFromPoint?.(window.innerWidth / 2, Math.min(160, window.innerHeight / 2))?.closest('main [id]');
  return named ? { id: named.id, top: named.getBoundingClientRect().top, y: window.scrollY } : null;
}

/**
 * Scrolls to the place of each history entry, and stores the current one.
 * @param address of the page, without its fragment
 * @param entry changes with every entry of the history
 */
export function usePlaces(address: string, entry: string): void {
  useLayoutEffect(() => {
    arrive(address);
  }, [address, entry]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (change: Parameters<typeof changePlace>[1]) => {
      const id = shownPlace();
      if (id !== null && !isOnTheWay()) changePlace(id, change);
    };
    // Under a menu or a dialog the page's elements can't be found; the former result stays valid until the page scrolls.
    const noteEdge = () => {
      const anchor = upperEdge();
      note({ y: window.scrollY, ...(anchor ? { anchor } : {}) });
    };
    const noteScroll = () => {
      note({ y: window.scrollY });
      clearTimeout(timer);
      timer = setTimeout(noteEdge, REST);
    };
    const leave = () => {
      noteEdge();
      storePlaces();
    };
    window.addEventListener('scroll', noteScroll, { passive: true });
    // The element at the upper edge is stored before a link is followed.
    window.addEventListener('click', noteEdge, { capture: true });
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', noteScroll);
      window.removeEventListener('click', noteEdge, { capture: true });
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}
