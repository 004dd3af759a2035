import { useEffect, useRef } from 'react';

/**
 * Keeps an element as high as it has ever been at its width. If a page shrinks while it is scrolled to its end, everything moves down under
 * a pressing finger.
 */
export function useHighWater<E extends HTMLElement>() {
  const place = useRef<E>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let [width, height] = [0, 0];
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth !== width) {
        [width, height] = [element.offsetWidth, 0];
        element.style.minHeight = '';
      }
      if (element.offsetHeight <= height) return;
      height = element.offsetHeight;
      element.style.minHeight = `${height}px`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return place;
}
