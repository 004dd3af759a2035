import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { tabTo } from '../support/people-test';
import { startEmbeddedSite, createNewPair, type ReleaseSite } from '../support/release-site';
import { expect, expectAccessible, test } from '../support/test';

/*
 * The shell and the tournament pages are released together, and only the new shell can run the new pages. An open tab of the earlier release continues to work.
 */

const APP = 'mf-tournament';

let site: ReleaseSite;
let pair: ReturnType<typeof createNewPair>;
/** The release of the tournament pages that is replaced. */
let before = '';
test.beforeEach(async () => {
  test.setTimeout(300_000);
  site = await startEmbeddedSite();
  pair = createNewPair(APP);
  for (const app of ['shell', APP]) await site.command('release', app);
  before = (await lineOfApp()).release;
});
test.afterEach(async ({ browser }) => {
  // The pages close before their backend stops.
  await Promise.all(browser.contexts().map((context) => context.close()));
  await site.stop();
  for (const { folder } of Object.values(pair)) rmSync(folder, { recursive: true });
});

interface Line {
  readonly name: string;
  readonly release: string;
  readonly earlier?: readonly { readonly release: string }[];
}
async function lineOfApp(): Promise<Line> {
  const { remotes } = (await (await fetch(`${site.info.url}/remotes.json`)).json()) as { readonly remotes: readonly Line[] };
  return remotes.find(({ name }) => name === APP) as Line;
}
async function releasePair(): Promise<void> {
  await site.command('release', 'shell', '--from', pair.shell.folder);
  await site.command('release', APP, '--from', pair.remote.folder);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^(?!Loading|Chargement)/ });
const hint = (page: Page) =>
  page.getByRole('status').filter({ hasText: /A new version of this site is ready|Une nouvelle version du site est prête/ });
/** Returns the releases whose scripts a page runs. */
const runs = async (page: Page) => {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return {
    before: names.some((name) => name.includes(`/${before}/`)),
    now: names.some((name) => name.includes(`/${pair.remote.release}/`)),
  };
};
const onceRun = { before: true, now: false };

/** Expects a complete page of the app in the earlier release, with the hint. */
async function expectEarlier(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(hint(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await runs(page)).toEqual(onceRun);
}
/** Visits all pages of the app by links in the same tab. */
async function walk(page: Page): Promise<void> {
  for (const name of ['About', 'Archive', 'Home']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
}
/** Reloads with the keyboard, as users without a mouse do. */
async function reloadByHint(page: Page, label: string): Promise<void> {
  await tabTo(page, label, 'button');
  await page.keyboard.press('Enter');
  await expect.poll(() => runs(page).catch(() => null)).toEqual({ before: false, now: true });
  await expect(heading(page)).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
}
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-before', ''));
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-before'));

test('an open tab continues with the earlier release and says so; a reload loads the new one', { tag: '@smoke' }, async ({ person }) => {
  const reader = await person({ platform: site.info });
  await reader.goto('/planner');
  await expect(heading(reader)).toBeVisible();
  await mark(reader);
  await releasePair();
  expect((await lineOfApp()).earlier?.map(({ release }) => release)).toEqual([before]);
  await reader.getByRole('spinbutton', { name: 'Teams', exact: true }).fill('17');
  await expect(hint(reader)).toHaveCount(0);
  await reader.getByRole('link', { name: 'Archive', exact: true }).first().click();
  await expectEarlier(reader);
  await expectAccessible(reader);
  await walk(reader);
  expect(await isMarked(reader)).toBe(true);
  await reloadByHint(reader, 'Load it');
  expect(await isMarked(reader)).toBe(false);
  await reader.goBack();
  await walk(reader);
});

test('a tab whose connection breaks reads the current registry, and loads the release that it can run', async ({ person }) => {
  const reader = await person({ platform: site.info, phone: true, language: 'fr', expectErrors: /ERR_FAILED/ });
  await reader.goto('/planner');
  await expect(heading(reader)).toBeVisible();
  await releasePair();
  await reader.route(new RegExp(`${before}/remoteEntry`), (route) => route.abort(), { times: 2 });
  await reader.getByRole('button', { name: 'Menu' }).click();
  await reader.getByRole('link', { name: 'Archives', exact: true }).click();
  await expectEarlier(reader);
  await reloadByHint(reader, 'La charger');
});

/**
 * Serves the earlier page, as from a browser that restores a tab, or from a server that is not updated yet.
 * @returns a function that serves the current page again
 */
async function releaseBehindPage(): Promise<() => void> {
  const file = path.join(site.folderOf('shell'), 'index.html');
  const page = readFileSync(file);
  await releasePair();
  const now = readFileSync(file);
  writeFileSync(file, page);
  return () => writeFileSync(file, now);
}

test('an earlier page that is served again can show every page, also after a rollback', async ({ person }) => {
  const showToday = await releaseBehindPage();
  const reader = await person({ platform: site.info });
  await reader.goto('/archive');
  await expectEarlier(reader);
  await walk(reader);
  showToday();
  await reloadByHint(reader, 'Load it');
  // A release that was rolled back is no longer offered.
  await site.command('rollback', APP);
  expect(await lineOfApp()).not.toHaveProperty('earlier');
  await reader.reload();
  await expect(heading(reader)).toBeVisible();
  expect(await runs(reader)).toEqual(onceRun);
  await site.command('rollback', 'shell');
  await reader.goto('/archive');
  await walk(reader);
  await expect(hint(reader)).toHaveCount(0);
});

test('if the earlier release was removed, the page says that the site was updated, and a reload helps', async ({ person }) => {
  const showToday = await releaseBehindPage();
  const reader = await person({ platform: site.info, expectErrors: /shell-older/ });
  const folder = path.join(site.folderOf(APP), 'releases', APP, before);
  renameSync(folder, `${folder}.away`);
  expect(await lineOfApp()).not.toHaveProperty('earlier');
  await reader.goto('/archive');
  await expect(reader.getByRole('alert')).toContainText('The site was updated while this page was open.');
  showToday();
  await reader.getByRole('button', { name: 'Reload the page' }).click();
  await expect(heading(reader)).toBeVisible();
  await expect(reader.getByRole('alert')).toHaveCount(0);
  expect(await runs(reader)).toEqual({ before: false, now: true });
});
