import { expect, type Page } from '@playwright/test';

/** An object that evaluates code in a page: a page of Playwright, or a visitor in another browser. */
export interface EvaluatesInPage {
  evaluate<Result>(call: () => Result | Promise<Result>): Promise<Result>;
}

/** Messages that a browser logs without a network. If the worker could not send a request either, the message has no reason. */
export const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach Cloud Firestore|Failed to fetch|network-request-failed/;

/** Waits until the browser has cached all files of the page, and the number of cached server responses no longer grows. */
export async function expectKept(page: EvaluatesInPage): Promise<void> {
  await expectFilesKept(page);
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await countKeptResponses(page);
        const rests = now > 0 && now === before;
        before = now;
        return rests;
      },
      { intervals: [1500] },
    )
    .toBe(true);
}

/** Waits until a worker is active, and every file that the page has loaded is cached. */
export async function expectFilesKept(page: EvaluatesInPage): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /\.(js|woff2)(\?build=[^&]*)?$/.test(name) && !name.includes('service-worker'));
        const kept = await Promise.all(files.map((name) => caches.match(name, { ignoreVary: true })));
        const pages = await Promise.all(['/', '/config.json'].map((name) => caches.match(name, { ignoreVary: true })));
        return files.length > 0 ? [...files, '/', '/config.json'].filter((_, index) => ![...kept, ...pages][index]) : ['nothing is loaded'];
      }),
    )
    .toEqual([]);
}

/** Returns the number of cached server responses. */
const countKeptResponses = (page: EvaluatesInPage) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('courtside-private-documents'));
    const stores = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stores.flat().length;
  });

/** Returns the names of the caches with private data. */
export const listPrivateStores = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => /^courtside-private-(pictures|documents-of-)/.test(name)));
