import type { Locator, Page } from '@playwright/test';

/** Returns the heading of the page itself. The skeleton has a heading too, and so has the server's content. */
export const locatePageTitle = (page: Page): Locator =>
  page.locator('h1:not(.fc h1, .fv h1)').filter({ hasNotText: /^(Loading|Chargement)/ });
