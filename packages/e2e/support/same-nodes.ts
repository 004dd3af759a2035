import { expect, type Page } from '@playwright/test';

const controls = 'main :is(a, button, input, select, textarea, summary)';

/**
 * Records every control of a page's content when no more appear. @returns a function that lists the controls that were since replaced by an equal one
 */
export async function noteControls(page: Page): Promise<() => Promise<readonly string[]>> {
  let count = -1;
  const isSettled = async () => {
    const before = count;
    count = await page.locator(controls).count();
    return count === before;
  };
  await expect.poll(isSettled, { intervals: [500] }).toBe(true);
  const noted = await page.evaluateHandle((controls) => {
    const describe = (element: Element) =>
      [
        element.closest('section[id]')?.id,
        element.tagName.toLowerCase(),
        element.getAttribute('href') ?? element.id,
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 80),
      ].join(' ');
    const list = () => [...document.querySelectorAll(controls)].map((element) => [element, describe(element)] as const);
    return { before: list(), list };
  }, controls);
  return () =>
    noted.evaluate(({ before, list }) => {
      const known = new Set(before.map(([element]) => element));
      const copies = new Set(list().flatMap(([element, words]) => (known.has(element) ? [] : [words])));
      return before.flatMap(([element, words]) => (!element.isConnected && copies.has(words) ? [words] : []));
    });
}
