import type { Locator, Page } from '@playwright/test';

async function measureMiddle(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drag here.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns both positions when neither element moves any longer, because Firefox also scrolls to visible elements. */
async function measureEnds(from: Locator, to: Locator) {
  for (const target of [to, from]) await target.scrollIntoViewIfNeeded();
  return { start: await measureMiddle(from), end: await measureMiddle(to) };
}

/** Drags with the mouse in steps, as a hand does. Both ends must fit on the screen. */
export async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const { start, end } = await measureEnds(from, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 10, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await page.mouse.move(end.x, end.y + 1);
  await page.mouse.up();
}

/** Drags with a finger that rests first for the given milliseconds. */
export async function dragByFinger(page: Page, from: Locator, to: Locator, rest: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const { start, end } = await measureEnds(from, to);
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [{ x: point.x, y: point.y, id: 1 }] : [] });
  const step = (part: number) => at('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
  const parts = Array.from({ length: 12 }, (_, index) => (index + 1) / 12);
  // A finger that moves immediately does not wait for the page: on a busy machine its touch would become a long press.
  if (rest === 0) await Promise.all([at('touchStart', start), ...parts.map(step), at('touchEnd')]);
  else {
    await at('touchStart', start);
    await page.waitForTimeout(rest); // Waits, because the test is about the length of the press.
    for (const part of parts) await step(part);
    await at('touchEnd');
  }
  await touch.detach();
}
