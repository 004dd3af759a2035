import { expect, test, type Page } from '@playwright/test';
import { startSdkPage, type SdkPage } from '../support/sdk-page';

/** Each tab has its own streams, as in a browser without a shared cache: 20 streams over the six connections that a browser opens to one host. */
let backend: SdkPage;
test.beforeAll(async () => {
  backend = await startSdkPage();
});
test.afterAll(() => backend.close());

const addOne = (page: Page) => page.evaluate(() => (window as unknown as { addOne(): Promise<void> }).addOne());

test('ten tabs of one browser listen and write, and continue after the server was killed', { tag: '@smoke' }, async ({ browser }) => {
  const context = await browser.newContext();
  const tabs: Page[] = [];
  for (let count = 0; count < 10; count += 1) {
    const tab = await context.newPage();
    await tab.goto(backend.url);
    tabs.push(tab);
  }
  for (const tab of tabs) await expect(tab).toHaveTitle('0');
  await Promise.all(tabs.map(addOne));
  for (const tab of tabs) await expect(tab).toHaveTitle('10');

  await backend.restartBackend();
  await Promise.all(tabs.map(addOne));
  // The SDK waits up to 15 seconds before it retries a broken connection.
  for (const tab of tabs) await expect(tab).toHaveTitle('20', { timeout: 40_000 });
  await context.close();
});
