import { useLayoutEffect, type RefObject } from 'react';

const pressable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Makes a scrolling element without focusable content focusable, so that arrow keys reach its end.
 * @param nameId the element that names it for screen readers
 */
export function useScrollByKeys(element: RefObject<HTMLElement | null>, nameId: string): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const look = () => {
      const needsKeys = box.scrollHeight > box.clientHeight && box.querySelector(pressable) === null;
      for (const [name, value] of [
        ['tabindex', '0'],
        ['role', 'group'],
        ['aria-labelledby', nameId],
      ] as const) {
        if (needsKeys) box.setAttribute(name, value);
        else box.removeAttribute(name);
      }
    };
    look();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  });
}
