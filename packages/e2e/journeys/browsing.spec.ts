import { omitDocuments } from '../support/bare-page';
import { chooseLanguage } from '../support/choose-language';
import { expect, expectAccessible, test } from '../support/test';
import { locatePageTitle } from '../support/page-title';
import { locateNumberBox } from '../support/partner';

test('home shows the sample season, in order of start, and passes the accessibility check', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await expect(page.locator('main li a, main article a').first()).toBeVisible();
  await expectAccessible(page);

  // On the smallest phone a badge stays within the words of its card, in the language where it is widest.
  const small = await person({ phone: true, language: 'es' });
  await small.setViewportSize({ width: 320, height: 640 });
  await small.goto('/');
  const badge = small.locator('main li a .marks').getByText('inscripción abierta').first();
  await expect(badge).toBeVisible();
  const [own, marks] = [(await badge.boundingBox())!, (await badge.locator('..').boundingBox())!];
  expect(own.x + own.width).toBeLessThanOrEqual(marks.x + marks.width + 0.5);
});

for (const path of ['/archive', '/about', '/planner', '/auth', '/auth/signup', '/auth/reset-password', '/profile', '/nowhere/at/all']) {
  for (const phone of [false, true]) {
    test(`${path} opens and is accessible${phone ? ' on a phone' : ''}`, { tag: phone ? [] : '@release' }, async ({ person }) => {
      // The server responds 404 for a missing page, too.
      const page = await person({ phone, ...(path.startsWith('/nowhere') ? { expectErrors: /status of 404/ } : {}) });
      await page.goto(path);
      await expect(locatePageTitle(page)).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
    });
  }
}

test('a link to a slow page shows that it is loading, and the earlier page stays', async ({ person }) => {
  const page = await person();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.goto('/about');
  // The page itself is meant: the skeleton has a heading, too.
  await expect(page.getByRole('heading', { level: 1, name: 'About Courtside' })).toBeVisible();
  await page.route(/\/page-archive\.[0-9a-f]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL(/\/archive$/);
  await expect(page.getByRole('heading', { level: 1, name: 'About Courtside' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('after a list is retried by keyboard, the focus is in the list and not at the top of the page', async ({ person }) => {
  const page = await person({ expectErrors: /status of 500|net::ERR/ });
  await omitDocuments(page);
  const queries = /documents:runQuery/;
  await page.route(queries, (route) => route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, body: '' }));
  await page.goto('/archive');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(queries);
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main li a, main article a').first()).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('is in French after the switch, and remembers the language', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await chooseLanguage(page, 'Français');
  await expect(page.getByRole('link', { name: 'Accueil', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Accueil', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('speaks German after a choice by the keyboard, on the smallest phone: planner, home and a tournament', async ({ person }) => {
  const page = await person({ phone: true });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/planner');
  await locateNumberBox(page, 'Teams').fill('21');
  const list = page.getByRole('combobox', { name: 'Language: English' });
  await list.focus();
  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { level: 1, name: 'Passt es in einen Tag?' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('combobox', { name: 'Sprache: Deutsch' })).toBeFocused();
  await expect(locateNumberBox(page, 'Teams')).toHaveValue('21');
  const fits = async () => {
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  };
  await fits();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Kommende Turniere' })).toBeVisible();
  await fits();
  await page
    .locator('main')
    .getByRole('link', { name: /Coupe des Platanes/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Spielplan' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Tabelle/ }).first()).toBeVisible();
  await fits();
});

test('the menu on a phone opens, works by keyboard, and closes', async ({ person }) => {
  const page = await person({ phone: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Planner' }).click();
  await expect(page).toHaveURL(/\/planner$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a page shows the releases that it consists of, and reports errors without personal data', async ({ person }) => {
  const page = await person({ phone: true, expectErrors: /ada@example/ });
  const reports: Readonly<Record<string, unknown>>[] = [];
  page.on('console', (message) => {
    const [, report] = /^report (\{.*\})$/.exec(message.text()) ?? [];
    if (report !== undefined) reports.push(JSON.parse(report) as Readonly<Record<string, unknown>>);
  });
  await page.goto('/planner');
  await expect(locatePageTitle(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'About this build' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'About this build' });
  for (const name of [/^shell \d+\.\d+\.\d+-[0-9a-f]{8} \d+$/, /^mf-planner \d+\.\d+\.\d+-[0-9a-f]{8} \d+$/, /^react \d+\.\d+\.\d+ shell$/])
    await expect(panel.getByRole('row', { name })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'About this build' })).toBeFocused();

  await page.evaluate(() =>
    setTimeout(() => {
      throw new TypeError('ada@example.org is no function');
    }),
  );
  await expect
    .poll(() => reports.find(({ kind }) => kind === 'error'))
    .toMatchObject({
      cause: 'uncaught',
      app: 'shell',
      release: expect.stringMatching(/-[0-9a-f]{8}$/) as unknown,
      route: '/planner',
      name: 'TypeError',
      words: '[email] is no function',
    });
  await expect.poll(() => reports.find(({ metric }) => metric === 'TTFB')).toMatchObject({ kind: 'vital', route: '/planner' });
});
