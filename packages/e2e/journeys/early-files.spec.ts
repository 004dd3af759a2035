import type { Page } from '@playwright/test';
import { withoutDocuments } from '../support/bare-page';
import { logIn } from '../support/people-test';
import { rememberSession } from '../support/session';
import { Stage } from '../support/stage';
import { expect, test } from '../support/test';

const heading = (page: Page) => page.locator('#main h1');

/** What a page asks for while it comes: scripts and documents, in their order. */
function watched(page: Page) {
  const asked: { readonly url: string; readonly kind: string }[] = [];
  // The time of the server is read off an answer's head alone.
  page.on('request', (request) => request.method() === 'GET' && asked.push({ url: request.url(), kind: request.resourceType() }));
  return {
    scripts: () => asked.filter(({ kind, url }) => kind === 'script' && !url.includes('service-worker')).map(({ url }) => url),
    documents: () => asked.filter(({ url }) => /\/(config|remotes)\.json/.test(url)).map(({ url }) => new URL(url).pathname),
  };
}

const isAsking = (url: string) => /\/main\.\w+\.js$/.test(new URL(url).pathname);
/** What comes when there is something to see already, with what it shares, and on a quick machine may be on its way by then. */
const comesAfter = /firebase|web-vitals|\/lead\.|day-of-play|domain_src_(brackets|day)/;

/** The files that the first script of the page asked for. */
const early = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].map(({ href }) => href));

/** What the page itself links to, before any script has run. */
async function linked(page: Page, address: string): Promise<readonly string[]> {
  const answer = await page.request.get(address);
  return [...(await answer.text()).matchAll(/<link rel="preload" as="script"[^>]* href="([^"]*)"/g)].map(
    ([, href = '']) => new URL(href, answer.url()).href,
  );
}

/** The browser says so of what was asked for early and never used. */
function unused(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => message.text().includes('was preloaded') && said.push(message.text()));
  return said;
}

test.describe('all that a page needs is asked for at once:', () => {
  for (const [what, address] of [
    ['home', '/'],
    ['the planner', '/planner'],
    ['the archive', '/archive'],
    ['a tournament', '/ID'],
    ['registration', '/ID/register'],
  ] as const) {
    test(what, async ({ person, platform }) => {
      const { id } = await new Stage(platform).event();
      const page = await person();
      const inPage = await linked(page, address.replace('ID', id));
      const wire = watched(page);
      const inVain = unused(page);
      await page.goto(address.replace('ID', id));
      await expect(heading(page)).toBeVisible();
      const untilContent = wire.scripts();
      const asked = await early(page);
      // The page itself asks: no script has to run before.
      expect(asked.filter((url) => !inPage.includes(url))).toEqual([]);
      expect(wire.documents()).toEqual([]);
      // Besides the script that asks nothing was needed that had not been asked for by then, and nothing was asked for in vain or twice.
      expect(untilContent.filter((url) => !asked.includes(url) && !isAsking(url) && !comesAfter.test(url))).toEqual([]);
      expect(asked.filter((url) => !untilContent.includes(url))).toEqual([]);
      expect(new Set(untilContent).size).toBe(untilContent.length);
      expect(asked.length).toBeGreaterThan(5);
      await page.waitForTimeout(5000);
      expect(inVain).toEqual([]);
    });
  }
});

test('of their own tournament organisers ask for the tools at once, and for what knows who they are', async ({ person, platform }) => {
  const { id, organiser } = await new Stage(platform).event();
  const page = await person();
  await rememberSession(page, organiser.email);
  await expect.poll(async () => (await page.request.get(`/${id}`)).text()).toContain('courtside-answers');
  // Whose tournament it is the server does not know; it links to what finds it out.
  const inPage = (await linked(page, `/${id}`)).join(' ');
  expect(inPage).toMatch(/\/firebase-auth\./);
  expect(inPage).not.toMatch(/remoteEntry|page-tournament|tools/);
  const wire = watched(page);
  const inVain = unused(page);
  await page.goto(`/${id}`);
  await expect(page.locator('#details')).toBeAttached();
  const asked = await early(page);
  const all = wire.scripts();
  for (const name of [/mf-organizer|remoteEntry/, /\/tools\./, /\/firebase-auth\./, /words-en-organizer/])
    expect(asked.join(' ')).toMatch(name);
  expect(asked.filter((url) => !all.includes(url))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  await page.waitForTimeout(5000);
  expect(inVain).toEqual([]);
});

test('the device tells the server that somebody is signed in, and no more, until they sign out', async ({ person, platform }) => {
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

test('without documents in the page, as on Firebase Hosting, it asks for them and opens as well', async ({ person }) => {
  const page = await person();
  await withoutDocuments(page);
  const wire = watched(page);
  await page.goto('/planner');
  await expect(heading(page)).toBeVisible();
  expect(wire.documents().toSorted()).toEqual(['/config.json', '/remotes.json']);
});
