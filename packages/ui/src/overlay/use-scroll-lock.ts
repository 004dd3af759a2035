import { useLayoutEffect } from 'react';

let locks = 0;
let before = { overflow: '', gutter: '' };

/** The page behind does not scroll while this is mounted. Several may be; the last one gone unlocks. */
export function useScrollLock(active = true): void {
  useLayoutEffect(() => {
    if (!active) return;
    const { style } = document.documentElement;
    if (locks++ === 0) {
      before = { overflow: style.overflow, gutter: style.getPropertyValue('scrollbar-gutter') };
      const hasBar = window.innerWidth > document.documentElement.clientWidth;
      style.overflow = 'hidden';
      if (hasBar) style.setProperty('scrollbar-gutter', 'stable'); // nothing jumps when the bar goes
    }
    return () => {
      if (--locks > 0) return;
      style.overflow = before.overflow;
      style.setProperty('scrollbar-gutter', before.gutter);
    };
  }, [active]);
}
