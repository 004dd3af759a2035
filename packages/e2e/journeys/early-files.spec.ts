import type { Page } from '@playwright/test';
import { omitConfiguration } from '../support/bare-page';
import { logIn } from '../support/people-test';
import { rememberSession } from '../support/session';
import { Stage } from '../support/stage';
import { expect, test } from '../support/test';

const heading = (page: Page) => page.locator('#main h1');

/** Records the scripts and documents that a page requests while it loads, in their order. */
function watchRequests(page: Page) {
  const asked: { readonly url: string; readonly kind: string }[] = [];
  // HEAD requests are left out: they only read the server's time.
  page.on('request', (request) => request.method() === 'GET' && asked.push({ url: request.url(), kind: request.resourceType() }));
  return {
    scripts: () => asked.filter(({ kind, url }) => kind === 'script' && !url.includes('service-worker')).map(({ url }) => url),
    documents: () => asked.filter(({ url }) => /\/(config|remotes)\.json/.test(url)).map(({ url }) => new URL(url).pathname),
  };
}

const isAsking = (url: string) => /\/main\.\w+\.js$/.test(new URL(url).pathname);
/** Scripts, and chunks shared with them, that load after the first content. On a fast machine they may be requested already. */
const comesAfter = /firebase|web-vitals|\/lead\.|day-of-play|domain_src_(brackets|day|stages)/;

/** Returns the files that the first script of the page preloads. */
const listEarlyFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].map(({ href }) => href));

/** Returns the files that the page's HTML preloads, before any script has run. */
async function listLinkedFiles(page: Page, address: string): Promise<readonly string[]> {
  const answer = await page.request.get(address);
  return [...(await answer.text()).matchAll(/<link rel="preload" as="script"[^>]* href="([^"]*)"/g)].map(
    ([, href = '']) => new URL(href, answer.url()).href,
  );
}

/** Collects the browser's messages about preloaded files that were never used. */
function collectUnused(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => message.text().includes('was preloaded') && said.push(message.text()));
  return said;
}

test.describe('all files that a page needs are requested at once:', () => {
  for (const [what, address] of [
    ['home', '/'],
    ['the planner', '/planner'],
    ['the archive', '/archive'],
    ['a tournament', '/ID'],
    ['registration', '/ID/register'],
  ] as const) {
    test(what, { tag: ['home', 'a tournament'].includes(what) ? [] : '@release' }, async ({ person, platform }) => {
      const { id } = await new Stage(platform).event();
      const page = await person();
      const inPage = await listLinkedFiles(page, address.replace('ID', id));
      const wire = watchRequests(page);
      const inVain = collectUnused(page);
      await page.goto(address.replace('ID', id));
      await expect(heading(page)).toBeVisible();
      const untilContent = wire.scripts();
      const asked = await listEarlyFiles(page);
      // The HTML requests them, before any script runs.
      expect(asked.filter((url) => !inPage.includes(url))).toEqual([]);
      expect(wire.documents()).toEqual([]);
      // All needed scripts except for the first one were preloaded, and none was requested twice or without need.
      expect(untilContent.filter((url) => !asked.includes(url) && !isAsking(url) && !comesAfter.test(url))).toEqual([]);
      expect(asked.filter((url) => !untilContent.includes(url))).toEqual([]);
      expect(new Set(untilContent).size).toBe(untilContent.length);
      expect(asked.length).toBeGreaterThan(5);
      await page.waitForTimeout(5000);
      expect(inVain).toEqual([]);
    });
  }
});

test('organizers of a tournament request the tools and the SDK for accounts at once', async ({ person, platform }) => {
  const { id, organiser } = await new Stage(platform).event();
  const page = await person();
  await rememberSession(page, organiser.email);
  await expect.poll(async () => (await page.request.get(`/${id}`)).text()).toContain('courtside-answers');
  // The server does not know whether the visitor is an organizer; it preloads the code that finds it out.
  const inPage = (await listLinkedFiles(page, `/${id}`)).join(' ');
  expect(inPage).toMatch(/\/firebase-auth\./);
  expect(inPage).not.toMatch(/remoteEntry|page-tournament|tools/);
  const wire = watchRequests(page);
  const inVain = collectUnused(page);
  await page.goto(`/${id}`);
  await expect(page.locator('#details')).toBeAttached();
  const asked = await listEarlyFiles(page);
  const all = wire.scripts();
  for (const name of [/mf-organizer|remoteEntry/, /\/tools\./, /\/firebase-auth\./, /words-en-organizer/])
    expect(asked.join(' ')).toMatch(name);
  expect(asked.filter((url) => !all.includes(url))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  await page.waitForTimeout(5000);
  expect(inVain).toEqual([]);
});

test('the device tells the server only that a user is signed in, until they sign out', async ({ person, platform }) => {
  const { organiser } = await new Stage(platform).event();
  const page = await person();
  const told = async () =>
    Object.fromEntries(
      (await page.context().cookies()).filter(({ name }) => name.startsWith('courtside.')).map(({ name, value }) => [name, value]),
    );
  await logIn(page, organiser.email);
  await expect.poll(told).toEqual({ 'courtside.signed-in': '1' });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(told).toEqual({});
});

test('without documents in the page, as on Firebase Hosting, it requests them and opens too', async ({ person }) => {
  const page = await person();
  await omitConfiguration(page);
  const wire = watchRequests(page);
  await page.goto('/planner');
  await expect(heading(page)).toBeVisible();
  expect(wire.documents().toSorted()).toEqual(['/config.json', '/remotes.json']);
});
