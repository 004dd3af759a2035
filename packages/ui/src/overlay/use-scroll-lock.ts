import { onePerPage } from '@courtside/federation/one-per-page';
import { useLayoutEffect } from 'react';

const lock = onePerPage('ui.scroll-lock.1', () => ({ count: 0, before: { overflow: '', gutter: '' } }));

/** The page behind does not scroll while this is mounted. Several may be; the last one gone unlocks. */
export function useScrollLock(active = true): void {
  useLayoutEffect(() => {
    if (!active) return;
    const { style } = document.documentElement;
    if (lock.count++ === 0) {
      lock.before = { overflow: style.overflow, gutter: style.getPropertyValue('scrollbar-gutter') };
      const hasBar = window.innerWidth > document.documentElement.clientWidth;
      style.overflow = 'hidden';
      if (hasBar) style.setProperty('scrollbar-gutter', 'stable'); // keeps the layout when the scroll bar disappears
    }
    return () => {
      if (--lock.count > 0) return;
      style.overflow = lock.before.overflow;
      style.setProperty('scrollbar-gutter', lock.before.gutter);
    };
  }, [active]);
}
