import { useLayoutEffect, useState } from 'react';

/**
 * Measures the width of an element in rem of the user's text, in whole steps; 0 until it is mounted and measured, and if that is
 * impossible.
 */
export function useRoom(): readonly [(element: HTMLDivElement | null) => void, number] {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      if (element.clientWidth > 0) setRoom(Math.floor(element.clientWidth / letter));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, room];
}
