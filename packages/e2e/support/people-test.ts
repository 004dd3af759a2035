import type { Page } from '@playwright/test';
import { password } from './people';
import { rememberSession } from './session';
import type { Account } from './stage';
import { Stage } from './stage';
import { expect, expectAccessible, test as base } from './test';

/** The test function for journeys of users, with a stage that prepares tournaments and other users. */
export const test = base.extend<{ readonly stage: Stage }>({
  stage: async ({ platform }, provide) => {
    await provide(new Stage(platform));
  },
});

/** Messages that a browser logs when the server refuses a request, or without a network. */
export const refusals = /status of 40[03]|net::ERR|ERR_INTERNET_DISCONNECTED|RPC_ERROR|Could not reach Cloud Firestore|WebChannel/i;

/** The requests that commit a transaction. */
export const commits = /:commit/;

/** Holds the first matching request of each page until every page has sent its own, so that no page receives another's write before. */
export async function sendTogether(pages: readonly Page[], requests: RegExp): Promise<void> {
  let missing = pages.length;
  let letGo = (): void => undefined;
  const all = new Promise<void>((resolve) => (letGo = resolve));
  for (const page of pages) {
    await page.route(
      requests,
      async (route) => {
        missing -= 1;
        if (missing === 0) letGo();
        await all;
        await route.continue();
      },
      { times: 1 },
    );
  }
}

/** Logs in on the login page and waits until it is done. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/auth');
  await fillIn(page, email, secret);
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('link', { name: /^(Profile|Profil)$/ })).toBeVisible();
}

/** Fills in the two fields of the sign-in pages. */
export async function fillIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel(/^(Email|Adresse e-mail)$/).fill(email);
  await page.getByRole('textbox', { name: /^(Password|Mot de passe)/ }).fill(secret);
}

/** Opens a page as a user who is already signed in. */
export async function visit(page: Page, account: Account, path: string): Promise<void> {
  await rememberSession(page, account.email);
  await page.goto(path);
}

/** Presses Tab until an element has the focus; fails if it never gets it. */
export async function tabTo(page: Page, name: string | RegExp, role: Parameters<Page['getByRole']>[0]): Promise<void> {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' });
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${role} “${String(name)}”.`);
}

export { expect, expectAccessible };
