import { useEffect, useState, type RefObject } from 'react';

/** Returns whether an element is in view, or nearly; true if the browser can't tell. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setInSight(true);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
