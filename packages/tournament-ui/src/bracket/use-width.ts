import { useLayoutEffect, useRef, useState } from 'react';

/** Returns the width of an element in px, updated live; `fallback` before it is measured and if it can't be. */
export function useWidth<Element extends HTMLElement>(fallback: number): readonly [React.RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setWidth((known) => element.clientWidth || known);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
