import type { Page } from '@playwright/test';
import { freshEmail } from '../support/people';
import { logIn, refusals, tabTo, test } from '../support/people-test';
import type { PlatformInfo } from '../support/platform-process';
import { expect, expectAccessible } from '../support/test';

const expectErrors = /status of 40[034]/;

/** Everything, without the mouse: the key comes along in the address, and leaves it. */
async function signInAsOperator(page: Page, { operatorUrl }: PlatformInfo): Promise<void> {
  await page.goto(operatorUrl);
  await expect(page.getByRole('button', { name: /Sign in|Se connecter/ })).toBeFocused();
  expect(page.url()).not.toContain('key=');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Overview|Vue d’ensemble/ })).toBeVisible();
}

test('the operator signs in and sets a password by keyboard, and the person signs in with it', async ({ person, stage, platform }) => {
  const account = await stage.account('forgetful');
  const operator = await person({ expectErrors });
  await signInAsOperator(operator, platform);
  await tabTo(operator, 'People', 'link');
  await operator.keyboard.press('Enter');
  await tabTo(operator, 'Email address, name or uid', 'searchbox');
  await operator.keyboard.type(account.email);
  await operator.keyboard.press('Enter');
  await tabTo(operator, account.email, 'link');
  await operator.keyboard.press('Enter');
  await tabTo(operator, /^New password/, 'textbox');
  await operator.keyboard.type('set at the court');
  await operator.keyboard.press('Enter');
  await expect(operator.getByText('The password was set. Every session of this person is over.')).toBeVisible();
  await expectAccessible(operator);

  const visitor = await person({ expectErrors: refusals });
  await logIn(visitor, account.email, 'set at the court');

  await operator.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(operator.getByLabel('Key or password')).toBeVisible();
  await operator.goto(`${new URL(platform.operatorUrl).origin}/operator/people`);
  await expect(operator.getByLabel('Key or password')).toBeVisible();
});

test('who holds no key is asked for it, and told that another is none', async ({ person, platform }) => {
  const page = await person({ expectErrors });
  await page.goto(`${new URL(platform.operatorUrl).origin}/operator`);
  await expectAccessible(page);
  await page.getByLabel('Key or password').fill('a guess');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('That is neither the key nor the password.');
  await expectAccessible(page);
});

for (const [language, phone] of [
  ['en', false],
  ['fr', true],
] as const)
  test(`every page of the operator is accessible and fits ${phone ? 'a phone, in French' : 'a screen, in English'}`, async ({
    person,
    stage,
    platform,
  }) => {
    const event = await stage.event();
    const page = await person({ expectErrors, language, phone });
    await signInAsOperator(page, platform);
    const origin = new URL(platform.operatorUrl).origin;
    const fits = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    };
    // Something that the rules deny, and somebody who listens.
    const denied = `${origin}/v1/projects/demo-courtside/databases/(default)/documents/mail/${freshEmail('x')}`;
    expect((await page.request.get(denied)).status()).toBe(403);
    for (const address of [
      '',
      'people',
      `person?uid=${event.organiser.uid}`,
      'data',
      'data?path=tournaments',
      `data?path=tournaments/${event.id}&who=${event.organiser.uid}`,
      'denied',
      'outbox',
      'connections',
      'storage',
      'person?uid=nobody',
    ]) {
      await page.goto(`${origin}/operator/${address}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await fits();
    }
    await page.goto(`${origin}/operator/data?path=tournaments/${event.id}&who=`);
    await expect(page.locator('[data-verdict]')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await fits();
    // Figures go on by themselves, and stop where that is switched off.
    await page.goto(`${origin}/operator/`);
    const refreshed = page.waitForResponse(`${origin}/operator/live`);
    expect((await refreshed).status()).toBe(200);
    await expect(page.getByRole('checkbox')).toBeChecked();
  });

test('a page of another port of this machine gets nothing of it, though its requests carry the cookie', async ({ person, platform }) => {
  const page = await person({ expectErrors: /CORS|status of 40[03]|Failed to (load|fetch)|ERR_FAILED|ERR_BLOCKED/ });
  await signInAsOperator(page, platform);
  const origin = new URL(platform.operatorUrl).origin;
  await page.goto(platform.url);
  const read = await page.evaluate(
    async (address) =>
      fetch(address, { credentials: 'include' }).then(
        async (answer) => answer.text(),
        () => 'refused',
      ),
    `${origin}/operator/people`,
  );
  expect(read).toBe('refused');
  await page.goto(`${origin}/operator/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});
