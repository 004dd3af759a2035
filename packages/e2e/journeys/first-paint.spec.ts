import type { Page } from '@playwright/test';
import { expectWrittenHome, fetchWritten } from '../support/first-content';
import { expect, test } from '../support/people-test';
import { rememberSession } from '../support/session';

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

/** Opens a page and returns what the app draws larger than all that the server had drawn. @param shown a part that the app draws last */
async function listLarger(page: Page, address: string, shown = '#main h1'): Promise<readonly Painted[]> {
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
  await expect(page.locator(shown).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect.poll(() => arePicturesThere(page, '#main')).toBe(true);
  await twoFrames(page);
  return (await listLargest(page)).slice(before.length);
}

for (const phone of [true, false])
  test(`nothing that the app draws is larger than what the server drew (${phone ? 'phone' : 'desktop'})`, async ({ person }) => {
    for (const address of ['/', '/JfQoh5u75EtBmZ0fwMeE', '/archive', '/planner', '/GpMuS1oGVPHudcD7ZZJs/register']) {
      const page = await person({ phone });
      expect([address, await listLarger(page, address)]).toEqual([address, []]);
      await page.context().close();
    }
  });

test('nor is the form of a captain who is signed in', async ({ person, stage }) => {
  const { email } = await stage.account('captain');
  for (const language of ['en', 'fr'] as const) {
    const page = await person({ phone: true, language });
    await rememberSession(page, email);
    expect([language, await listLarger(page, '/GpMuS1oGVPHudcD7ZZJs/register', '#main form')]).toEqual([language, []]);
    await page.context().close();
  }
});
