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
 * Takes the reader to the place of each entry of the history, and notes where they stand.
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
    // Under a menu or a dialog nothing of the page is found; what was there before holds as long as the page has not moved.
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
    // Before a link is followed, whatever stands above it has been seen.
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
