import type { Locator, Page } from '@playwright/test';

/** The heading of the page itself: what stands in its place while it loads has a heading, too, and so has what the server wrote. */
export const pageTitle = (page: Page): Locator => page.locator('h1:not(.fc h1, .fv h1)').filter({ hasNotText: /^(Loading|Chargement)/ });
