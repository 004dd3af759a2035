import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the width of an element in px, updated live; `fallback` before it is measured and if it can't be. Then how many times larger than
 * usual the text is.
 */
export function useWidth<Element extends HTMLElement>(fallback: number): readonly [React.RefObject<Element | null>, number, number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(fallback);
  const [textScale, setTextScale] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      setWidth((known) => element.clientWidth || known);
      setTextScale(parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width, textScale];
}
