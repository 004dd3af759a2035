import type { Locator, Page } from '@playwright/test';

/** After this time without a new request, and with nothing to run, the page is waiting for responses. Milliseconds. */
const QUIET = 2000;
/** A page that asks for nothing in this time, and is not complete, never will be. Milliseconds. */
const STUCK = 30_000;
/** A page with more round trips is broken. */
const MOST = 20;

/** Waits until the page has run what is due: a busy machine may need seconds for the scripts that have arrived. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  });
}

/**
 * Opens a page and counts the round trips until an element appears, including that of the page itself. All requests that are sent before the next responses are
 * one level, so the count does not depend on the speed of the machine. @returns the count, the requests of each level, and the page as it was sent
 */
export async function countLevels(
  page: Page,
  address: string,
  there: Locator,
): Promise<{ count: number; asked: readonly string[][]; html: string }> {
  let held: (() => void)[] = [];
  let names: string[] = [];
  let lastAt = Date.now();
  let isOver = false;
  await page.route('**/*', async (route, request) => {
    lastAt = Date.now();
    names.push(`${request.method()} ${new URL(request.url()).pathname.replace(/^.*\//, '/')}`);
    if (!isOver) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  page.on('requestfinished', () => (lastAt = Date.now()));
  // Documents that the server wrote are used for half a minute, which waiting for each level may exceed.
  await page.addInitScript((at) => {
    Date.now = () => at;
  }, Date.now());
  const opened = page.goto(address, { waitUntil: 'commit' });
  const asked: string[][] = [];
  while (asked.length < MOST) {
    while (Date.now() - lastAt < QUIET) await new Promise((resolve) => setTimeout(resolve, 100));
    if (asked.length > 0) await untilIdle(page);
    if (Date.now() - lastAt < QUIET) continue;
    if (asked.length > 0 && (await there.isVisible())) break;
    if (held.length === 0 && Date.now() - lastAt < STUCK) continue;
    if (held.length === 0) throw new Error(`The page waits for nothing. It asked for ${JSON.stringify(asked)}`);
    asked.push(names);
    const release = held;
    held = [];
    names = [];
    lastAt = Date.now();
    for (const go of release) go();
  }
  isOver = true;
  for (const go of held) go();
  const html = await (await opened)!.text();
  await page.unroute('**/*');
  return { count: asked.length, asked, html };
}
