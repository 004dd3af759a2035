import type { Locator, Page } from '@playwright/test';

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drag here.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with the mouse, by steps, as a hand does; both ends must fit on the screen. */
export async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  await middleOf(to);
  const start = await middleOf(from);
  const end = await middleOf(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 10, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await page.mouse.move(end.x, end.y + 1);
  await page.mouse.up();
}

/** Drags with a finger that rests first, as long as told (milliseconds). */
export async function dragByFinger(page: Page, from: Locator, to: Locator, rest: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await middleOf(to);
  const start = await middleOf(from);
  const end = await middleOf(to);
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [{ x: point.x, y: point.y, id: 1 }] : [] });
  await at('touchStart', start);
  await page.waitForTimeout(rest); // The length of the press is what is tested.
  for (let step = 1; step <= 12; step += 1)
    await at('touchMove', { x: start.x + ((end.x - start.x) * step) / 12, y: start.y + ((end.y - start.y) * step) / 12 });
  await at('touchEnd');
  await touch.detach();
}
