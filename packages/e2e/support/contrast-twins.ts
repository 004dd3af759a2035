import type { Page } from '@playwright/test';

/** The attribute that marks texts with the same contrast as another text on the page. */
export const TWIN = 'data-contrast-twin';

/**
 * Marks texts whose contrast need not be checked. A schedule of 400 matches repeats the same words in the same colors, and checking each took
 * most of the time of the whole run. If several texts have the same contrast-relevant styles, on themselves and on all their ancestors, one
 * visible text stays to be checked. The others are marked.
 */
export async function markContrastTwins(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    interface Look {
      /** The same id for elements whose relevant styles are equal, on themselves and all ancestors. */
      readonly id: number;
      /** The visible part of the element; the rest is clipped. */
      readonly clip: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
    }
    const ids = new Map<string, number>();
    const looks = new Map<Element, Look>();
    const everything = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const relevant = [
      'color',
      'background-color',
      'background-image',
      'opacity',
      'filter',
      'mix-blend-mode',
      'position',
      'z-index',
      'font-size',
      'font-weight',
      'text-shadow',
      '-webkit-text-stroke-width',
      'pointer-events',
    ] as const;

    const lookOf = (element: Element): Look => {
      const known = looks.get(element);
      if (known) return known;
      const outer = element.parentElement ? lookOf(element.parentElement) : { id: -1, clip: everything };
      const style = getComputedStyle(element);
      const state = ['disabled', 'aria-disabled', 'aria-hidden', 'inert', 'role'].map((name) => element.getAttribute(name));
      const pseudo = (['::before', '::after'] as const).map((name) => {
        const own = getComputedStyle(element, name);
        return own.content === 'none' ? '' : `${own.content} ${own.backgroundColor} ${own.backgroundImage} ${own.position}`;
      });
      const key = JSON.stringify([
        outer.id,
        element.tagName,
        element.getAttribute('class'),
        state,
        pseudo,
        relevant.map((name) => style.getPropertyValue(name)),
      ]);
      let id = ids.get(key);
      if (id === undefined) ids.set(key, (id = ids.size));
      let { clip } = outer;
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        clip = {
          left: Math.max(clip.left, left),
          top: Math.max(clip.top, top),
          right: Math.min(clip.right, right),
          bottom: Math.min(clip.bottom, bottom),
        };
      }
      const look = { id, clip };
      looks.set(element, look);
      return look;
    };

    const judged = new Set<number>();
    for (const element of document.body.querySelectorAll('*')) {
      // Elements with child elements are always checked, because the children may differ.
      if (element.childElementCount > 0 || !element.textContent?.trim()) continue;
      const { id, clip } = lookOf(element);
      if (judged.has(id)) {
        element.setAttribute(mark, '');
        continue;
      }
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isWhole = left >= clip.left && top >= clip.top && right <= clip.right && bottom <= clip.bottom;
      if (isWhole && right > left && bottom > top && element.checkVisibility({ visibilityProperty: true })) judged.add(id);
    }
  }, TWIN);
}

export async function unmarkContrastTwins(page: Page): Promise<void> {
  await page.evaluate((mark) => document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark)), TWIN);
}
