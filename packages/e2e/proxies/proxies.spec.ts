import type { Browser, Page } from '@playwright/test';
import { collectComplaints } from '../support/complaints';
import { createTournament } from '../support/organizing';
import { createEmail, createPng, signUp } from '../support/people';
import { startPlatform } from '../support/platform-process';
import { createPlayedGroups } from '../support/played-groups';
import { startSdkPage } from '../support/sdk-page';
import { Stage } from '../support/stage';
import { expect, test } from '../support/test';
import { writersPage, type WritersWindow } from '../support/writers-page';
import { proxyNames, startKnownProxy, readProxyVersion } from './known-proxies';

const tabs = 3;
const writesOfTab = 400;

for (const name of proxyNames) {
  test.describe(name, () => {
    const version = readProxyVersion(name);
    test.skip(version === null, `${name} is not installed.`);
    test.beforeEach(() => void test.info().annotations.push({ type: 'version', description: version ?? '' }));

    test('the platform: an account, a tournament with its poster, and a live score, all on one address', async ({ browser }) => {
      const own = await startPlatform({ arguments: ['--one-port', '--trusted-proxy', '127.0.0.1', '--no-backups', '--empty'] });
      const proxy = await startKnownProxy(name, [{ prefix: '/', port: own.info.ports['front']! }]);
      const context = await browser.newContext({ baseURL: proxy.origin, ignoreHTTPSErrors: true });
      const complaints = await collectComplaints(context);
      const asked = new Set<string>();
      context.on('request', (request) => /^https?:/.test(request.url()) && asked.add(new URL(request.url()).origin));
      try {
        const page = await context.newPage();
        await signUp(page, createEmail('proxy'));
        expect(await readProtocol(page)).toBe('h2');
        await page.goto('/organize');
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: createPng(64, 48, [10, 83, 66]) });
        const id = await createTournament(page, { name: 'Proxy Cup' });
        await page.goto(`/${id}`);
        await expect(page.getByRole('heading', { level: 1, name: 'Proxy Cup' })).toBeVisible();
        await expect(page.locator(`img[src^="${proxy.origin}/v0/b/"]`).first()).toBeVisible();

        const stage = new Stage(own.info);
        const { event } = await createPlayedGroups(stage, 8);
        await page.goto(`/${event.id}`);
        const score = page.locator('#match-match0003 b[data-side="1"]');
        await expect(score).toBeAttached();
        for (const team1Score of [9, 10]) {
          await stage.write(event.organiser, { [`schedules/${event.id}`]: { match0003: { team1Score, team2Score: 0 } } }, [
            'match0003.team1Score',
            'match0003.team2Score',
          ]);
          await expect(score).toHaveText(String(team1Score), { timeout: 5_000 });
        }
        expect([...asked]).toEqual([proxy.origin]);
        expect(complaints).toEqual([]);
      } finally {
        await context.close();
        await proxy.close();
        await own.stop();
      }
    });

    test('the SDK: each of several equal increments counts once if the backend is killed', async ({ browser }) => {
      test.setTimeout(300_000);
      const { backend, pages, close } = await openWriters(name, browser);
      try {
        const counting = Promise.all(
          pages.map((page, tab) =>
            page.evaluate(([id, count]) => (window as unknown as WritersWindow).count(id, count), [`tab${tab}`, 300] as const),
          ),
        );
        // Each client recovers before the next kill, because the SDK gives up its session after a few failures.
        for (const acknowledged of [40, 110, 180]) {
          for (const page of pages)
            await page.waitForFunction((least) => (window as unknown as WritersWindow).state.counted >= least, acknowledged);
          await backend.restartBackend();
        }
        expect(await counting).toEqual(pages.map(() => 300));
      } finally {
        await close();
      }
    });

    test('the SDK: every acknowledged write is stored once and reaches every listener', async ({ browser }) => {
      test.setTimeout(300_000);
      const { proxy, pages, close } = await openWriters(name, browser);
      try {
        const rereading = setInterval(() => proxy.reread(), 3_000);
        await Promise.all(
          pages.map((page, tab) =>
            page.evaluate(([id, count]) => (window as unknown as WritersWindow).run(id, count, 12), [`t${tab}`, writesOfTab] as const),
          ),
        );
        clearInterval(rereading);
        const states = await Promise.all(pages.map((page) => page.evaluate(() => (window as unknown as WritersWindow).state)));
        const acknowledged = states.flatMap((state) => state.acknowledged);
        const found = await pages[0]!.evaluate(() => (window as unknown as WritersWindow).found());
        expect(acknowledged).toHaveLength(tabs * writesOfTab);
        expect(new Set(found.ids)).toEqual(new Set(acknowledged));
        expect(found.sum).toBe(acknowledged.length);
        expect(states.every(({ heard, listeners }) => heard === listeners && listeners > 0)).toBe(true);

        // Pages go offline and online with pending writes.
        const count = 200;
        await pages[1]!.evaluate((writes) => (window as unknown as WritersWindow).restless('restless', writes), count);
        const later = await pages[1]!.evaluate(() => (window as unknown as WritersWindow).found());
        expect(later.sum).toBe(acknowledged.length + count);
      } finally {
        await close();
      }
    });
  });
}

/** Opens pages that write with the SDK through a proxy, and their backend. */
async function openWriters(name: string, browser: Browser) {
  const backend = await startSdkPage(writersPage);
  const proxy = await startKnownProxy(name, [
    { prefix: '/google.firestore', port: backend.backendPort },
    { prefix: '/v1/', port: backend.backendPort },
    { prefix: '/', port: backend.sitePort },
  ]);
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const close = async (): Promise<void> => {
    await context.close();
    await proxy.close();
    await backend.close();
  };
  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  for (const page of pages) {
    await page.goto(proxy.origin);
    await expect(page).toHaveTitle('ready');
    expect(await readProtocol(page)).toBe('h2');
  }
  return { backend, proxy, pages, close };
}

/** Returns the protocol by which the page was loaded. */
const readProtocol = (page: Page): Promise<string> =>
  page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).nextHopProtocol);
