import { useEffect, useState, type RefObject } from 'react';

/** Returns whether an element has ever been in view, or nearly; true if the browser can't tell. */
export function useWasInSight(element: RefObject<Element | null>, asks: boolean): boolean {
  const [wasInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!asks || wasInSight || !element.current) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setInSight(true);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setInSight(true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, asks, wasInSight]);
  return wasInSight;
}
