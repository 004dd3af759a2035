import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startMovingSite, type MovingSite, type FixedResponse } from '../support/moving-site';
import { startPlatform } from '../support/platform-process';
import { expect, test } from '../support/test';

/* A returning visitor has a worker that an earlier release installed, with the policy of that time. */

let site: MovingSite;
test.beforeEach(async ({ platform }) => {
  site = await startMovingSite(platform);
});
test.afterEach(() => site.stop());

const policy = (connects: string) => ({ 'content-security-policy': `default-src 'none'; ${connects}` });
/** A worker like those of earlier releases: it fetches every file, also from origins that its policy does not allow. */
const earlier = `
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.split('?')[0].endsWith('.js')) event.respondWith(fetch(event.request));
});`;
const throwing = earlier.replace('fetch(event.request)', 'Promise.reject(new Error("broken"))');
/** The messages that a browser logs for files that a worker does not deliver. */
const refused =
  /ERR_FAILED|Content Security Policy|violates|Failed to (fetch|load)|FetchEvent|promise was rejected|could not be loaded|load-failed|Loading chunk|ChunkLoadError|Failed to convert value|dynamically imported|broken/i;

const controller = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? null);
/** Visits the site for the first time, until its worker controls the page. */
async function comeFirst(page: Page): Promise<void> {
  await page.goto(`${site.url}/planner`);
  await expectPlanner(page);
  await expect.poll(() => controller(page)).not.toBeNull();
}
/** Locates the heading of the app. The server's content has one too, without any script. */
const heading = (page: Page) => page.locator('#main').getByRole('heading', { level: 1, name: 'Will it fit in a day?' });
async function expectPlanner(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}
/** Opens the site again and again until it works, as people do. */
async function comeBack(page: Page, times: number): Promise<void> {
  for (let visit = 1; visit < times; visit += 1) {
    await page.goto(`${site.url}/planner`);
    // The browser checks for another version of the worker during the visit.
    await page.waitForTimeout(2500);
  }
  await page.goto(`${site.url}/planner`);
  await expectPlanner(page);
}

test(
  'if a remote moves to another origin, a returning visitor has it immediately, with a new worker',
  { tag: '@smoke' },
  async ({ person }) => {
    const reader = await person({ isKept: true });
    await comeFirst(reader);
    expect(await controller(reader)).not.toContain(encodeURIComponent(site.movedTo));
    site.movePlanner();
    await comeBack(reader, 1);
    expect(
      await reader.evaluate((origin) => performance.getEntriesByType('resource').some(({ name }) => name.startsWith(origin)), site.movedTo),
    ).toBe(true);
    await expect.poll(() => controller(reader)).toContain(encodeURIComponent(site.movedTo));
    await comeBack(reader, 1);
  },
);

test('a worker of an earlier release that refuses the new origin is removed, and the page reloads once', async ({ person }) => {
  const reader = await person({ isKept: true, expectErrors: refused });
  site.setWorker({ body: earlier });
  await comeFirst(reader);
  site.movePlanner();
  // The new version is not available yet.
  await comeBack(reader, 1);
  site.setWorker(null);
  await comeBack(reader, 1);
  await expect.poll(() => controller(reader)).toContain(encodeURIComponent(site.movedTo));
});

for (const [what, headers] of [
  ['a policy that lets it fetch nothing', policy('')],
  ['a policy without the remotes', policy("connect-src 'self'")],
] as const) {
  test(`a worker with ${what} is not installed, and the site works without one`, async ({ person }) => {
    const reader = await person({ isKept: true, expectErrors: refused });
    site.setWorker({ headers });
    await reader.goto(`${site.url}/planner`);
    await expectPlanner(reader);
    await reader.waitForTimeout(6000);
    expect(await controller(reader)).toBeNull();
    await comeBack(reader, 2);
    site.setWorker(null);
    await comeBack(reader, 1);
    await expect.poll(() => controller(reader), { timeout: 15_000 }).not.toBeNull();
  });
}

const broken: readonly (readonly [string, FixedResponse])[] = [
  ['may fetch nothing', { body: earlier, headers: policy('') }],
  ['throws', { body: throwing }],
];
for (const [what, said] of broken) {
  test(`a worker of an earlier release that ${what}: the next version replaces it automatically`, async ({ person }) => {
    const reader = await person({ isKept: true, expectErrors: refused });
    site.setWorker(said);
    await comeFirst(reader);
    await reader.goto(`${site.url}/planner`);
    await expect(heading(reader)).toHaveCount(0);
    site.setWorker(null);
    await comeBack(reader, 3);
    await comeBack(reader, 1);
  });
}

/** The responses of a site whose operator has switched the worker off. */
async function switchedOff(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-off-'));
  const config = path.join(folder, 'config.json');
  writeFileSync(config, JSON.stringify({ worksOffline: false }));
  const { info, stop } = await startPlatform({ arguments: ['--empty', '--config', config] });
  try {
    return await (await fetch(`${info.url}/service-worker.js`)).text();
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
}

test('if the operator switches the worker off, it is removed, also if it keeps the page from loading', async ({ person }) => {
  const reader = await person({ isKept: true, expectErrors: refused });
  site.setWorker({ body: throwing });
  await comeFirst(reader);
  site.setWorker({ body: await switchedOff() });
  site.switchOffline();
  await comeBack(reader, 3);
  expect(await controller(reader)).toBeNull();
});
