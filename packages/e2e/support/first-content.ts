import type { APIRequestContext, Locator, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { watchShifts } from './stillness';
import { expect, expectAccessible } from './test';

/** Returns the page of an address. The first page of a server that has just started may lack the content. */
export const fetchWritten = async (request: APIRequestContext, address: string): Promise<string> => (await request.get(address)).text();

/** Waits until the server writes the content of home. */
export async function expectWrittenHome(playwright: PlaywrightWorkerArgs['playwright'], { url }: { readonly url: string }): Promise<void> {
  const request = await playwright.request.newContext();
  await expect.poll(() => fetchWritten(request, `${url}/`)).toContain('<section id="first-content" class="fv"');
  await request.dispose();
}

/** Returns the documents that the server read for an address and wrote into its page. */
export const readDocuments = async (
  request: APIRequestContext,
  address: string,
): Promise<readonly { readTime: string; documents: unknown[] }[]> => {
  const [, text = '[]'] = /id="courtside-answers">([^<]*)<\/script><\/section>/.exec(await fetchWritten(request, address)) ?? [];
  return JSON.parse(text) as { readTime: string; documents: unknown[] }[];
};

/** Blocks all scripts of a page. */
export const withoutScripts = (page: Page) => page.route(/\.js(\?|$)/, (route) => route.abort());
/** Tests of the server's content do not wait for the app. */
export const atOnce = { waitUntil: 'domcontentloaded' } as const;
export const notLoaded = /ERR_FAILED|Failed to load resource/;

/** Expects the server's content. A busy server sends a page without it rather than let the visitor wait; the next one has it. */
export async function expectWritten(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(async () => {
    const isThere = await expect(heading)
      .toBeVisible({ timeout: 1_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isThere) await page.reload();
    await expect(heading).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** Opens an address, and expects the server's content with this heading. */
export async function openWritten(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address, atOnce);
  await expectWritten(page, name);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}

/** Expects that the page fits phones and wide screens, and is accessible in dark and light. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/** The life of a heading while the app replaces the written content. `shift`: the sum of layout shifts. */
interface Swap {
  /** Frames without it after it was there, and frames with two. */
  readonly gone: number;
  readonly twice: number;
  readonly isDrawn: boolean;
  readonly shift: number;
}

/** Watches a heading on a slow device, from the first byte of the next page. */
async function watchSwap(page: Page, heading: string): Promise<() => Promise<Swap>> {
  const shift = await watchShifts(page);
  await page.addInitScript((text: string) => {
    const seen = { gone: 0, twice: 0, isDrawn: false };
    Object.assign(window, { watched: seen });
    let isSeen = false;
    const isDrawn = (element: Element) => element.getBoundingClientRect().width > 1;
    const look = () => {
      const found = [...document.querySelectorAll('h1, h2')].filter((element) => element.textContent === text && isDrawn(element));
      seen.isDrawn ||= document.querySelector('#first-content.fv') !== null;
      if (found.length > 0) isSeen = true;
      else if (isSeen) seen.gone += 1;
      if (found.length > 1) seen.twice += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, heading);
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return async () => {
    const watched = await page.evaluate(() => (window as unknown as { watched: Omit<Swap, 'shift'> }).watched);
    return { ...watched, shift: await shift() };
  };
}

/**
 * Opens an address on a slow device, and expects that the heading neither disappears, doubles nor moves while the app replaces the written content.
 * @param there what the app shows @param what names the page in a failure
 */
export async function expectStillSwap(page: Page, address: string, heading: string, there: Locator, what = address): Promise<void> {
  const watched = await watchSwap(page, heading);
  await expect.poll(() => fetchWritten(page.request, address)).toContain('class="fv"');
  await page.goto(address, atOnce);
  await expect(there.first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.fc, .fv')).toHaveCount(0, { timeout: 30_000 });
  await page.waitForTimeout(1000);
  const { shift, ...seen } = await watched();
  expect([what, seen]).toEqual([what, { gone: 0, twice: 0, isDrawn: true }]);
  expect(shift, what).toBeLessThanOrEqual(0.02);
}
