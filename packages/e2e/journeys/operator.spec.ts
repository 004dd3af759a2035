import type { Page } from '@playwright/test';
import { createEmail } from '../support/people';
import { logIn, refusals, tabTo, test } from '../support/people-test';
import type { PlatformInfo } from '../support/platform-process';
import { expect, expectAccessible } from '../support/test';
import { locatePageTitle } from '../support/page-title';

const expectErrors = /status of 40[034]/;

/** Signs in without the mouse. The key is in the address and is removed from it. */
async function signInAsOperator(page: Page, { operatorUrl }: PlatformInfo): Promise<void> {
  await page.goto(operatorUrl);
  await expect(page.getByRole('button', { name: /Sign in|Se connecter/ })).toBeFocused();
  expect(page.url()).not.toContain('key=');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Overview|Vue d’ensemble/ })).toBeVisible();
}

test('the operator signs in and sets a user’s password by keyboard, and the user signs in with it', async ({ person, stage, platform }) => {
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

test('a visitor without the key is asked for it, and a wrong key is refused', async ({ person, platform }) => {
  const page = await person({ expectErrors });
  await page.goto(`${new URL(platform.operatorUrl).origin}/operator`);
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBe(2);
  await page.getByLabel('Key or password').fill('a guess');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('That is neither the key nor the password.');
  await expectAccessible(page);
});

for (const [language, phone] of [
  ['en', false],
  ['fr', true],
] as const)
  test(
    `every page of the operator is accessible and fits ${phone ? 'a phone, in French' : 'a screen, in English'}`,
    { tag: '@release' },
    async ({ person, stage, platform }) => {
      const event = await stage.event();
      const page = await person({ expectErrors, language, phone });
      await signInAsOperator(page, platform);
      const origin = new URL(platform.operatorUrl).origin;
      const fits = async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(
          0,
        );
        await expectAccessible(page);
      };
      // Creates a request that the rules deny, and a listener.
      const denied = `${origin}/v1/projects/demo-courtside/databases/(default)/documents/mail/${createEmail('x')}`;
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
      // Figures are updated live, and stop when that is switched off.
      await page.goto(`${origin}/operator/`);
      const refreshed = page.waitForResponse(`${origin}/operator/live`);
      expect((await refreshed).status()).toBe(200);
      await expect(page.getByRole('checkbox')).toBeChecked();
    },
  );

for (const [where, hostile] of [
  ['of another port of this machine, whose requests carry the cookie', (origin: string) => `${origin.replace(/:\d+$/, '')}:59871`],
  ['of another name of this machine', () => 'http://localhost:59871'],
  ['of another site', () => 'https://evil.example'],
] as const)
  test(
    `a hostile page ${where}, reads nothing of it and does nothing there`,
    { tag: where.includes('port') ? [] : '@release' },
    async ({ person, stage, platform }) => {
      const account = await stage.account('victim');
      // All messages that a browser logs about refusals.
      const page = await person({ expectErrors: /./, expectRefusals: /./ });
      await signInAsOperator(page, platform);
      const { origin } = new URL(platform.operatorUrl);
      const evil = hostile(origin);
      await page.route(`${evil}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Prizes</title><p>Prizes' }),
      );
      await page.goto(`${evil}/`);
      const gotten = await page.evaluate(async (operator) => {
        const settled = (element: HTMLElement): Promise<string> =>
          new Promise((resolve) => {
            element.onload = () => resolve('loaded');
            element.onerror = () => resolve('refused');
            document.body.append(element);
          });
        const read = (credentials: RequestCredentials, mode: RequestMode) =>
          fetch(`${operator}/operator/people`, { credentials, mode }).then(
            async (answer) => (await answer.text()) || 'nothing',
            () => 'refused',
          );
        return {
          read: await read('include', 'cors'),
          blind: await read('include', 'no-cors'),
          script: await settled(Object.assign(document.createElement('script'), { src: `${operator}/operator/live` })),
          picture: await settled(Object.assign(document.createElement('img'), { src: `${operator}/operator/` })),
        };
      }, origin);
      expect(['nothing', 'refused']).toContain(gotten.blind);
      expect({ ...gotten, blind: '' }).toEqual({ read: 'refused', blind: '', script: 'refused', picture: 'refused' });

      // With a frame, and with forms that are submitted into one.
      const answers: number[] = [];
      page.on('response', (answer) => {
        if (answer.url().startsWith(`${origin}/operator`)) answers.push(answer.status());
      });
      await page.evaluate(
        async ([operator, uid]) => {
          const frame = Object.assign(document.createElement('iframe'), { name: 'into' });
          const loaded = () => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
          document.body.append(frame);
          const send = async (path: string, fields: Record<string, string>) => {
            const form = Object.assign(document.createElement('form'), {
              method: 'post',
              action: `${operator}/operator/${path}`,
              target: 'into',
            });
            for (const [name, value] of Object.entries(fields))
              form.append(Object.assign(document.createElement('input'), { name, value }));
            document.body.append(form);
            const done = loaded();
            form.submit();
            await done;
          };
          const shown = loaded();
          frame.src = `${operator}/operator/people`;
          await shown;
          await send('person/disabled', { uid: uid ?? '', disabled: 'yes', token: '' });
          await send('person/delete', { uid: uid ?? '', confirm: 'x', token: 'x' });
          await send('sign-out', { token: '' });
        },
        [origin, account.uid],
      );
      await expect(page.frameLocator('iframe').getByRole('heading', { name: /Overview|People/ })).toHaveCount(0);
      expect(answers.filter((status) => status !== 403)).toEqual([]);
      expect((await stage.signIn(account.email)).uid).toBe(account.uid);

      // With a new window, to which it gets no reference.
      const opened = page.waitForEvent('popup');
      await page.evaluate((operator) => {
        (window as { own?: Window | null }).own = window.open(`${operator}/operator/people`);
      }, origin);
      const other = await opened;
      await expect(locatePageTitle(other)).toBeVisible();
      await expect.poll(() => page.evaluate(() => (window as { own?: Window | null }).own?.closed)).toBe(true);
      await other.close();
      await page.goto(`${origin}/operator/`);
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    },
  );
