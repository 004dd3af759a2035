import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { expectFilesKept, noNetwork } from '../support/kept-site';
import { expect, expectAccessible, test } from '../support/test';

/* The frame of the shell before any script has run. */

/** The first page of a server that has just started may lack the frame. */
test.beforeAll(async ({ playwright, platform }) => {
  const request = await playwright.request.newContext();
  await expect.poll(async () => (await request.get(`${platform.url}/`)).text()).toContain('<div class="ff">');
  await request.dispose();
});

/** Delays the page's first script. @returns a function that sends it */
async function holdScripts(page: Page): Promise<() => void> {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  await page.route(/\/main\.\w+\.js/, async (route) => {
    await begun;
    await route.continue();
  });
  return begin;
}

for (const [language, words] of [
  [
    'en-GB',
    { nav: 'Main navigation', menu: 'Menu', archive: 'Archive', about: 'About', login: 'Login', other: 'Français', there: 'À propos' },
  ],
  [
    'fr-FR',
    {
      nav: 'Navigation principale',
      menu: 'Menu',
      archive: 'Archives',
      about: 'À propos',
      login: 'Se connecter',
      other: 'English',
      there: 'About',
    },
  ],
] as const)
  test(`without scripts the navigation works, on a phone in its menu (${language})`, async ({ browser, platform }) => {
    const context = await browser.newContext({
      baseURL: platform.url,
      javaScriptEnabled: false,
      locale: language,
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: words.nav });
    await expect(nav.getByRole('link', { name: words.archive })).toBeVisible();
    await expect(nav.locator('[aria-current=page]')).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: words.login })).toBeVisible();
    // There is no control that needs scripts, and no message about a bad connection.
    await expect(page.locator('#first header button, #first nav button').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('#late')).toBeHidden();
    await nav.getByRole('link', { name: words.archive }).click();
    await expect(page).toHaveURL('/archive');
    await expect(nav.locator('[aria-current=page]')).toHaveAttribute('href', '/archive');

    await page.setViewportSize({ width: 390, height: 844 });
    const about = page.getByRole('link', { name: words.about });
    await expect(about).toBeHidden();
    await page.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await about.click();
    await expect(page).toHaveURL('/about');

    await page.goto('/planner?teams=20');
    await page.locator('summary').last().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
    await page.getByRole('link', { name: words.other }).click();
    await expect(page).toHaveURL(/teams=20&lang=/);
    await expect(page.getByRole('spinbutton').first()).toHaveValue('20');
    await page.locator('summary').first().click();
    await expect(page.getByRole('link', { name: words.there })).toBeVisible();
    await context.close();
  });

test('the focus in the frame stays when the app has loaded, and no element is there twice', async ({ person }) => {
  const page = await person();
  const begin = await holdScripts(page);
  await page.goto('/archive', { waitUntil: 'commit' });
  const planner = page.getByRole('navigation').getByRole('link', { name: 'Planner' });
  await planner.focus();
  await expect(page.locator('#first').getByRole('link', { name: 'Login' })).toBeHidden();
  await expectAccessible(page);
  begin();
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(1);
  await expect(planner).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/planner');
});

test('a menu that is opened before any script has run stays open', { tag: '@release' }, async ({ person }) => {
  const page = await person({ phone: true });
  const begin = await holdScripts(page);
  await page.goto('/archive', { waitUntil: 'commit' });
  await page.locator('summary').first().tap();
  await expect(page.getByRole('link', { name: 'Planner' })).toBeVisible();
  await expectAccessible(page);
  begin();
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await drawer.getByRole('link', { name: 'Planner' }).tap();
  await expect(page).toHaveURL('/planner');
  await expect(drawer).toHaveCount(0);
});

test('it has no personal data, the policy allows its style, and pages with their own header have no frame', async ({ person }) => {
  const { request } = await person();
  const answer = await request.get('/no/such/page?q="><script>evil()', { headers: { 'X-Forwarded-Host': 'evil.example' } });
  const html = await answer.text();
  expect(html).not.toContain('evil');
  const [, style = ''] = /<div class="ff"><style>([^]*?)<\/style>/.exec(html) ?? [];
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`sha256-${createHash('sha256').update(style).digest('base64')}`);
  expect(policy).not.toContain('unsafe-inline');
  expect(await (await request.get('/JfQoh5u75EtBmZ0fwMeE/screen')).text()).not.toContain('class="ff"');
});

test('the page that the service worker keeps for all addresses marks none as current', async ({ person }) => {
  const page = await person({ isKept: true, expectErrors: noNetwork });
  await page.goto('/archive');
  await expectFilesKept(page);
  const kept = await page.evaluate(async () => (await caches.match('/', { ignoreVary: true }))?.text());
  expect(kept).toContain('<div class="ff">');
  expect(kept).not.toContain('aria-current="page"');
});
