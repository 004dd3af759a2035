import type { Locator, Page } from '@playwright/test';
import { loadLargeEvent } from '../support/season';
import { expect, test } from '../support/test';

/** The games of the schedule, without the rows that fold some of them. */
const locateGames = (page: Page): Locator => page.locator('#schedule tbody:not([data-fold]) tr');

/** Waits for all games and unfolds the finished ones of the current day. */
async function openEarlierGames(page: Page): Promise<void> {
  const fold = page.locator('#schedule tbody[data-fold]').getByRole('button', { expanded: false });
  const folded = async () => (await fold.allTextContents()).reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  await expect.poll(async () => (await locateGames(page).count()) + (await folded()), { timeout: 60_000 }).toBe(480);
  // In the first minutes after midnight no game is over yet. The test uses the keyboard, because a page that is still growing would move the button.
  if ((await folded()) > 0) await fold.press('Enter');
}

test.describe('64 teams, 480 matches, a double bracket of 64', () => {
  test.setTimeout(150_000);

  test('a slow phone on a slow network shows some data first, then all of it', { tag: '@release' }, async ({ person, platform }) => {
    const id = await loadLargeEvent(platform);
    const page = await person({ phone: true });
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await device.send('Network.enable');
    // A phone at the edge of a field: 1.6 Mbit/s, 150 ms.
    await device.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
    await page.goto(`/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'World Hardcourt Championship' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 2, name: 'Now' })).toBeVisible({ timeout: 30_000 });
    await openEarlierGames(page);
    await expect(locateGames(page)).toHaveCount(480, { timeout: 60_000 });
    await expect(page.locator('#bracket').getByRole('region', { name: 'Grand final', exact: true })).toBeAttached({ timeout: 30_000 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
  });

  test('filter, my team, zoom and search work', { tag: '@release' }, async ({ person, platform }) => {
    const id = await loadLargeEvent(platform);
    const page = await person();
    await page.goto(`/${id}`);
    const rows = locateGames(page);
    await openEarlierGames(page);
    await expect(rows).toHaveCount(480, { timeout: 30_000 });
    await page.getByLabel('My team', { exact: true }).selectOption({ index: 5 });
    await expect(page.locator('#schedule tr[data-mine]')).toHaveCount(15);
    await page.locator('#schedule').getByLabel('Team', { exact: true }).selectOption({ index: 5 });
    await expect(rows).toHaveCount(15);
    await page.locator('#schedule').getByLabel('Team', { exact: true }).selectOption({ index: 0 });
    await expect(rows).toHaveCount(480);
    await page.getByRole('button', { name: 'Fit to the page' }).click();
    await expect(page.locator('#bracket [id^="game-"]')).toHaveCount(127);
    await page.getByLabel('Search teams').fill('lemon');
    const found = page.locator('#teams').getByRole('heading', { level: 3 });
    await expect.poll(() => found.count()).toBeLessThan(10);
    await expect(found.filter({ hasText: 'Lemon Tyre Pie' }).first()).toBeVisible();
  });
});
