import { useEffect, useRef, useState } from 'react';

/** Height of the bars at the top of the page, in px. */
const BARS = 104;

/** What stands for a section: its heading, or itself. */
function beginningOf(id: string): Element | null {
  const section = document.getElementById(id);
  return section?.querySelector('h2') ?? section;
}

/**
 * Whether a section's beginning, by its id, is not on the screen; false where there is none, and where the browser can't tell. A section may be made
 * anew while it is looked at, in another column or after printing: whoever draws the page draws who asks, too, so it is looked for each time.
 */
export function useIsOutOfSight(id: string): boolean {
  const [isOut, setOut] = useState(false);
  const watched = useRef<{ readonly beginning: Element; readonly stop: () => void } | null>(null);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- nothing tells that a section was made anew; setting what is already so ends it
  useEffect(() => {
    const beginning = typeof IntersectionObserver === 'undefined' ? null : beginningOf(id);
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
