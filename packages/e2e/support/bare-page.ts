import type { Page } from '@playwright/test';

/**
 * Serves the page without `config.json` and the registry in it, as Firebase Hosting does: the page requests both, and a test can respond. The
 * embedded servers write them into the page. They are removed before the first script runs: a page that a test serves itself may not send
 * requests to this machine.
 */
export const omitConfiguration = (page: Page): Promise<void> => omit(page, ['config', 'registry']);

/** Serves the page without the documents that the server read for it, as an earlier release does. The page then requests them. */
export const omitDocuments = (page: Page): Promise<void> => omit(page, ['answers']);

async function omit(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((gone: readonly string[]) => {
    new MutationObserver(() => {
      for (const name of gone) document.getElementById(`courtside-${name}`)?.remove();
    }).observe(document, { childList: true, subtree: true });
  }, names);
}
