import type { Page } from '@playwright/test';
import { expectWrittenHome, fetchWritten } from '../support/first-content';
import { expect, test } from '../support/test';

interface Painted {
  readonly size: number;
  readonly element: string;
}

/** Records the candidates for the largest contentful paint: each is larger than all elements drawn before it. */
const recordLargest = (page: Page) =>
  page.addInitScript(() => {
    const largest: Painted[] = [];
    Object.assign(window, { largest });
    new PerformanceObserver((list) => {
      for (const { size, element } of list.getEntries() as (PerformanceEntry & { size: number; element: Element | null })[])
        largest.push({ size, element: element?.outerHTML.slice(0, 300) ?? '' });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

const listLargest = (page: Page) => page.evaluate(() => (window as unknown as { largest: Painted[] }).largest);

const arePicturesThere = (page: Page, part: string) =>
  page.locator(`${part} img[loading=eager]`).evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete));

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test.beforeAll(({ playwright, platform }) => expectWrittenHome(playwright, platform));

for (const phone of [true, false])
  test(`nothing that the app draws is larger than what the server drew (${phone ? 'phone' : 'desktop'})`, async ({ person }) => {
    for (const address of ['/', '/JfQoh5u75EtBmZ0fwMeE', '/archive', '/planner', '/GpMuS1oGVPHudcD7ZZJs/register']) {
      const page = await person({ phone });
      // No script runs before the server's content has been drawn with its pictures.
      let begin: () => void = () => undefined;
      const begun = new Promise<void>((resolve) => (begin = resolve));
      await page.route(/\/main\.\w+\.js/, async (route) => {
        await begun;
        await route.continue();
      });
      await recordLargest(page);
      await expect.poll(() => fetchWritten(page.request, address)).toContain('class="fv"');
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('#first-content h1, #first-content h2').first()).toBeVisible();
      await expect.poll(() => arePicturesThere(page, '#first-content')).toBe(true);
      await twoFrames(page);
      await expect.poll(async () => (await listLargest(page)).length).toBeGreaterThan(0);
      const before = await listLargest(page);
      begin();
      await expect(page.locator('#first-content, .fv')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect.poll(() => arePicturesThere(page, '#main')).toBe(true);
      await twoFrames(page);
      expect([address, (await listLargest(page)).slice(before.length)]).toEqual([address, []]);
      await page.context().close();
    }
  });
