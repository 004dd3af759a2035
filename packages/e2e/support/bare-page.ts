import type { Page } from '@playwright/test';

/**
 * From now on the page comes without `config.json` and the registry in it, as Firebase Hosting sends it: it asks for both, and a test can answer. The embedded
 * servers write them into the page. They are taken out before the first script runs: a page that a test answers itself may not ask this machine for anything.
 */
export const withoutDocuments = (page: Page): Promise<void> => without(page, ['config', 'registry']);

/** From now on the page comes without what the server read for it, as from a server of before: it asks for that. */
export const withoutAnswers = (page: Page): Promise<void> => without(page, ['answers']);

async function without(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((gone: readonly string[]) => {
    new MutationObserver(() => {
      for (const name of gone) document.getElementById(`courtside-${name}`)?.remove();
    }).observe(document, { childList: true, subtree: true });
  }, names);
}
