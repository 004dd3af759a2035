import type { Page } from '@playwright/test';

/**
 * From now on the page comes without `config.json` and the registry in it, as Firebase Hosting sends it: it asks for both, and a test can answer. The embedded
 * servers write them into the page. They are taken out before the first script runs: a page that a test answers itself may not ask this machine for anything.
 */
export async function withoutDocuments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const name of ['config', 'registry']) document.getElementById(`courtside-${name}`)?.remove();
    }).observe(document, { childList: true, subtree: true });
  });
}
