import { expect, test, type Page } from '@playwright/test';
import { startRoughProxy, type RoughProxy } from '../support/rough-proxy';
import { startSdkPage, type SdkPage } from '../support/sdk-page';
import { writersPage, type WritersWindow } from '../support/writers-page';

const tabs = 3;
const writesOfTab = 400;

let backend: SdkPage;
let proxy: RoughProxy | null = null;
test.use({ ignoreHTTPSErrors: true });
test.beforeEach(async () => {
  backend = await startSdkPage(writersPage);
});
test.afterEach(async () => {
  await proxy?.close();
  proxy = null;
  await backend.close();
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveTitle('ready');
}

const rough = (protocol: 'h2' | 'http/1.1', jitter: number): ReturnType<typeof startRoughProxy> =>
  startRoughProxy(
    protocol,
    [
      { prefix: '/google.firestore', port: backend.backendPort },
      { prefix: '/v1/', port: backend.backendPort },
      { prefix: '/', port: backend.sitePort },
    ],
    { jitter, oneTwice: 20 },
  );

for (const protocol of ['h2', 'http/1.1'] as const) {
  for (const jitter of [0, 40]) {
    for (const cuts of [false, true]) {
      test(`over ${protocol}, with up to ${jitter} ms of delay${cuts ? ' and broken connections' : ''}, every acknowledged write is stored once and reaches every listener`, async ({
        browser,
      }) => {
        test.setTimeout(240_000);
        const between = (proxy = await rough(protocol, jitter));
        const context = await browser.newContext({ ignoreHTTPSErrors: true });
        const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
        for (const page of pages) await open(page, `${between.origin}/`);
        expect(await pages[0]?.evaluate(() => (window as unknown as WritersWindow).state.protocol)).toBe(protocol);
        const cutting = setInterval(() => (cuts ? between.cut() : undefined), 3000);
        await Promise.all(
          pages.map((page, tab) =>
            page.evaluate(([name, count]) => (window as unknown as WritersWindow).run(name, count, 12), [`t${tab}`, writesOfTab] as const),
          ),
        );
        clearInterval(cutting);
        const states = await Promise.all(pages.map((page) => page.evaluate(() => (window as unknown as WritersWindow).state)));
        const acknowledged = states.flatMap((state) => state.acknowledged);
        const found = await pages[0]?.evaluate(() => (window as unknown as WritersWindow).found());
        expect(acknowledged).toHaveLength(tabs * writesOfTab);
        expect(new Set(found?.ids)).toEqual(new Set(acknowledged));
        expect(found?.sum).toBe(acknowledged.length);
        expect(states.every(({ heard, listeners }) => heard === listeners && listeners > 0)).toBe(true);
        if (protocol === 'h2' && jitter > 0) expect(between.overtaken).toBeGreaterThan(100);
        expect(between.repeated).toBeGreaterThan(10);
        await context.close();
      });
    }
  }
}

for (const way of ['directly', 'over h2', 'over http/1.1'] as const) {
  test(
    `${way}, each increment counts once if the network is switched off between them`,
    { tag: way === 'over h2' ? '@smoke' : [] },
    async ({ browser }) => {
      test.setTimeout(180_000);
      if (way !== 'directly') proxy = await rough(way === 'over h2' ? 'h2' : 'http/1.1', 5);
      const context = await browser.newContext({ ignoreHTTPSErrors: true });
      const page = await context.newPage();
      await open(page, proxy === null ? backend.url : `${proxy.origin}/`);
      const rounds = Number(process.env['COURTSIDE_BLINKS'] ?? 120);
      expect(await page.evaluate((count) => (window as unknown as WritersWindow).blink('rough', count), rounds)).toBe(rounds);
      await context.close();
    },
  );
}

for (const way of ['over h2', 'over http/1.1'] as const) {
  test(`${way}, pending writes of a page that goes offline and online are each applied once, and none stays pending`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    proxy = await rough(way === 'over h2' ? 'h2' : 'http/1.1', 20);
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await open(page, `${proxy.origin}/`);
    const count = Number(process.env['COURTSIDE_RESTLESS'] ?? 300);
    await page.evaluate((writes) => (window as unknown as WritersWindow).restless('restless', writes), count);
    const found = await page.evaluate(() => (window as unknown as WritersWindow).found());
    expect(found.ids).toHaveLength(count);
    expect(found.sum).toBe(count);
    await context.close();
  });
}
