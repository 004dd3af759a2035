import { useEffect, useRef, useState } from 'react';

/** The height of the bars at the top of the page, in px. */
const BARS = 104;

/** Returns the element that represents a section: its heading, or itself. */
function findBeginning(id: string): Element | null {
  const section = document.getElementById(id);
  return section?.querySelector('h2') ?? section;
}

/**
 * Returns whether the beginning of a section, by its id, is off the screen; false if it is missing, or if the browser can't observe it. A section may be
 * mounted again, in another column or after printing. That also renders the caller again, so the hook looks for the section at each render.
 */
export function useIsOutOfSight(id: string): boolean {
  const [isOut, setOut] = useState(false);
  const watched = useRef<{ readonly beginning: Element; readonly stop: () => void } | null>(null);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- no event reports that a section was mounted again; setting an equal state stops the loop
  useEffect(() => {
    const beginning = typeof IntersectionObserver === 'undefined' ? null : findBeginning(id);
    if (beginning === (watched.current?.beginning ?? null)) return;
    watched.current?.stop();
    watched.current = null;
    if (!beginning) {
      setOut(false);
      return;
    }
    const observer = new IntersectionObserver((entries) => setOut(!entries.at(-1)?.isIntersecting), {
      rootMargin: `-${BARS}px 0px 0px 0px`,
    });
    observer.observe(beginning);
    watched.current = { beginning, stop: () => observer.disconnect() };
  });
  useEffect(
    () => () => {
      watched.current?.stop();
      watched.current = null;
    },
    [],
  );
  return isOut;
}
