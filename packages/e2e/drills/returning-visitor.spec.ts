import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectFilesKept } from '../support/kept-site';
import { createBuild, startEmbeddedSite, type Build, type ReleaseSite } from '../support/release-site';
import { expect, test } from '../support/test';

/* Visitors who return, with the service worker of an earlier release, to a site with missing or damaged releases. */

let site: ReleaseSite;
let builds: readonly Build[] = [];
test.beforeEach(async () => {
  test.setTimeout(300_000);
  site = await startEmbeddedSite();
  for (const app of ['shell', 'mf-planner']) await site.command('release', app);
  const worker = path.join(site.folderOf('shell'), 'service-worker.js');
  writeFileSync(worker, `/* of before */${readFileSync(worker, 'utf8')}`);
  for (const ending of ['.br', '.gz']) rmSync(`${worker}${ending}`);
});
test.afterEach(async ({ browser }) => {
  // The pages close before their backend stops.
  await Promise.all(browser.contexts().map((context) => context.close()));
  await site.stop();
  for (const { folder } of builds) rmSync(folder, { recursive: true });
  builds = [];
});

async function releaseNext(app: string, file: RegExp): Promise<Build> {
  const build = createBuild(app, file, '/* anew */');
  builds = [...builds, build];
  await site.command('release', app, '--from', build.folder);
  return build;
}
async function findLiveRelease(app: string): Promise<string> {
  const { remotes } = (await (await fetch(`${site.info.url}/remotes.json`)).json()) as {
    remotes: readonly { name: string; release: string }[];
  };
  return remotes.find(({ name }) => name === app)?.release ?? '';
}
const getPlace = (app: string, ...more: readonly string[]) => path.join(site.folderOf(app), 'releases', app, ...more);

/** Removes a file or folder of the site. @returns a function that puts it back */
function takeAway(...places: readonly string[]): () => void {
  for (const place of places) renameSync(place, `${place}.away`);
  return () => places.forEach((place) => renameSync(`${place}.away`, place));
}

const missing =
  /404|not executable|ERR_FAILED|Failed to (fetch|load)|load-failed|could not be loaded|Loading chunk|ChunkLoadError|promise was rejected|FetchEvent/i;
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Will it fit in a day?' });
async function expectPlanner(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}
const runs = (page: Page, release: string) =>
  page.evaluate((folder) => performance.getEntriesByType('resource').some(({ name }) => name.includes(folder)), `/${release}/`);
/** Visits the site until its worker controls the page and has cached it. */
async function comeFirst(page: Page): Promise<void> {
  await page.goto('/planner');
  await expectPlanner(page);
  await expectFilesKept(page);
}
async function comeBack(page: Page): Promise<void> {
  await page.goto('/planner');
  await expectPlanner(page);
}

test('if their release was removed, they get the live one, also in an open tab', async ({ person }) => {
  const reader = await person({ platform: site.info, isKept: true, expectErrors: missing });
  const tab = await person({ platform: site.info, expectErrors: missing });
  await comeFirst(reader);
  await tab.goto('/about');
  await expect(tab.getByRole('heading', { level: 1, name: /^(?!Loading)/ })).toBeVisible();
  const before = await findLiveRelease('mf-planner');
  const next = await releaseNext('mf-planner', /^remoteEntry\.js$/);
  await releaseNext('shell', /^main\.\w+\.js$/);
  rmSync(getPlace('mf-planner', before), { recursive: true });
  await comeBack(reader);
  expect([await runs(reader, before), await runs(reader, next.release)]).toEqual([false, true]);
  await tab.getByRole('link', { name: 'Planner', exact: true }).first().click();
  await expectPlanner(tab);
  expect(await runs(tab, next.release)).toBe(true);
});

const halves = {
  'names a release that is not there yet': { file: /^remoteEntry\.js$/, gone: (release: string) => [getPlace('mf-planner', release)] },
  'has the entry of a release and not yet its other files': {
    file: /^__federation_expose_App\.\w+\.js$/,
    gone: (release: string) => {
      const file = `__federation_expose_App.${release.slice(-8)}.js`;
      return [getPlace('mf-planner', release, file), getPlace('mf-planner', 'files', file)].flatMap((place) => [
        place,
        `${place}.br`,
        `${place}.gz`,
      ]);
    },
  },
};
for (const [what, { file, gone }] of Object.entries(halves)) {
  test(`the site ${what}: the page shows it, the rest works, and the next visit has the release`, async ({ person }) => {
    const reader = await person({ platform: site.info, isKept: true, expectErrors: missing });
    await comeFirst(reader);
    const next = await releaseNext('mf-planner', file);
    const putBack = takeAway(...gone(next.release));
    for (let visit = 0; visit < 2; visit += 1) {
      await reader.goto('/planner');
      await expect(reader.getByRole('alert')).toContainText('The planner could not be loaded.');
    }
    await reader.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(reader.getByRole('heading', { level: 1, name: /^(?!Loading)/ })).toBeVisible();
    await expect(reader.getByRole('alert')).toHaveCount(0);
    await reader.goto('/planner');
    await expect(reader.getByRole('alert')).toContainText('The planner could not be loaded.');
    putBack();
    await reader.getByRole('button', { name: 'Try again' }).click();
    await expectPlanner(reader);
    await comeBack(reader);
    expect(await runs(reader, next.release)).toBe(true);
  });
}

test('if the page names files that do not exist yet, it shows a message, and the next visit has them', async ({ person }) => {
  const reader = await person({ platform: site.info, isKept: true, expectErrors: missing });
  await comeFirst(reader);
  const next = await releaseNext('shell', /^main\.\w+\.js$/);
  const putBack = takeAway(getPlace('shell', next.release));
  await reader.goto('/planner');
  const said = reader.getByRole('status').filter({ hasText: 'The site has not started.' });
  await expect(said).toBeVisible();
  await expect(said).toContainText('rechargez la page');
  putBack();
  await said.getByRole('link', { name: 'load the page again' }).press('Enter');
  await expectPlanner(reader);
  await expect(said).toHaveCount(0);
  expect(await runs(reader, next.release)).toBe(true);
});

test('after a rollback they have the earlier release again, and no file of the other', async ({ person }) => {
  const reader = await person({ platform: site.info, isKept: true });
  const before = await findLiveRelease('mf-planner');
  const [next, shell] = [await releaseNext('mf-planner', /^remoteEntry\.js$/), await releaseNext('shell', /^main\.\w+\.js$/)];
  await comeFirst(reader);
  expect([await runs(reader, next.release), await runs(reader, shell.release)]).toEqual([true, true]);
  for (const app of ['mf-planner', 'shell']) await site.command('rollback', app);
  await comeBack(reader);
  expect([await runs(reader, next.release), await runs(reader, shell.release), await runs(reader, before)]).toEqual([false, false, true]);
});
