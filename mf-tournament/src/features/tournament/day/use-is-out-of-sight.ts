import { useEffect, useState } from 'react';

/** Height of the bars at the top of the page, in px. */
const BARS = 104;

/** Whether a section's beginning, by its id, is not on the screen; false where the browser can't tell. */
export function useIsOutOfSight(id: string): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const section = document.getElementById(id);
    const beginning = section?.querySelector('h2') ?? section;
    if (!beginning || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setOut(!entries.at(-1)?.isIntersecting), {
      rootMargin: `-${BARS}px 0px 0px 0px`,
    });
    observer.observe(beginning);
    return () => observer.disconnect();
  }, [id]);
  return isOut;
}
