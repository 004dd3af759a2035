import type { Locator, Page } from '@playwright/test';

/** After this time without a new request, the page is waiting for responses. Milliseconds. */
const QUIET = 1500;
/** A page with more round trips is broken. */
const MOST = 20;

/**
 * Opens a page and counts the round trips until an element appears, including that of the page itself. All requests that are sent before the next responses are
 * one level, so the count does not depend on the speed of the machine. @returns the count, and the requests of each level
 */
export async function countLevels(page: Page, address: string, there: Locator): Promise<{ count: number; asked: readonly string[][] }> {
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
  const opened = page.goto(address, { waitUntil: 'commit' });
  const asked: string[][] = [];
  while (asked.length < MOST) {
    while (Date.now() - lastAt < QUIET) await new Promise((resolve) => setTimeout(resolve, 100));
    if (asked.length > 0 && (await there.isVisible())) break;
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
  await opened;
  return { count: asked.length, asked };
}
