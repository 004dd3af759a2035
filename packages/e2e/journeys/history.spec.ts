import type { Locator, Page } from '@playwright/test';
import { getDateIn } from '../support/people';
import { createPlayedGroups } from '../support/played-groups';
import { openFromList } from '../support/season';
import { rememberSession } from '../support/session';
import { Stage } from '../support/stage';
import { expect, test } from '../support/test';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
/** Returns the outline of an element, which marks a link's target. */
const outline = (element: Locator) => element.evaluate((found) => getComputedStyle(found).outlineStyle);

/** Leaves out the cards that the server rendered: there are fewer of them, and that page is too short to scroll as far. */
const locateCard = (page: Page, id: string) => page.locator(`main li:not(.fc li, .fv li) a[href="/${id}"]`);
/** Scrolls a card to the top of the window, and waits until the page is still, as readers do. */
async function bringUp(page: Page, card: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  await card.evaluate((link) => window.scrollBy({ top: link.getBoundingClientRect().top - 120, behavior: 'instant' }));
  await page.waitForTimeout(400);
}

test(
  'Back returns to the place in the list of tournaments, also if one was added above it',
  { tag: '@release' },
  async ({ person, platform }) => {
    const page = await person({ phone: true });
    await page.goto('/');
    // A future tournament of the sample season stays among the others, whatever other journeys play.
    const card = locateCard(page, 'GpMuS1oGVPHudcD7ZZJs');
    await bringUp(page, card);
    expect(await scrollY(page)).toBeGreaterThan(400);
    const top = async () => Math.round((await card.boundingBox())?.y ?? NaN);
    const before = await top();
    await card.click();
    await expect(page).not.toHaveURL(/\/$/);
    await expect.poll(() => scrollY(page)).toBe(0);
    const { id } = await new Stage(platform).event({ startDate: getDateIn(-1), endDate: getDateIn(0) });
    await page.goBack();
    await expect(locateCard(page, id)).toBeAttached();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
    expect(await scrollY(page)).toBeGreaterThan(400);
  },
);

test('Back returns to the same scroll position if the card at the edge was removed', async ({ person, platform }) => {
  const stage = new Stage(platform);
  const soon = { startDate: getDateIn(-1), endDate: getDateIn(0) };
  const event = await stage.event(soon);
  const page = await person({ phone: true });
  await page.goto('/');
  const card = locateCard(page, event.id);
  await bringUp(page, card);
  const before = await scrollY(page);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
  // The tournament is in the archive now.
  await stage.change(event, { startDate: getDateIn(-9), endDate: getDateIn(-8) });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming tournaments' })).toBeVisible();
  await expect(card).toHaveCount(0);
  // Other journeys may add cards above it in the meantime, which move it by a card or two.
  await expect.poll(() => scrollY(page)).toBeGreaterThan(before - 300);
});

test(
  'Back and Forward return to the place in a long tournament, with its filter, also after a reload',
  { tag: '@release' },
  async ({ person, platform }) => {
    const { event, names } = await createPlayedGroups(new Stage(platform), 20);
    const page = await person({ phone: true });
    await page.goto(`/${event.id}`);
    const rows = page.locator('#schedule tbody tr');
    await expect(rows).toHaveCount(90);
    await page.locator('#schedule').getByLabel('Court', { exact: true }).selectOption({ label: 'Court A' });
    await expect(rows).toHaveCount(45);
    await page.getByRole('switch', { name: 'Why this order?' }).check();
    const row = rows.nth(25);
    await row.scrollIntoViewIfNeeded();
    await scrollTo(page, (await scrollY(page)) + 300);
    // The page is still before the reader continues.
    await page.waitForTimeout(400);
    const top = async () => Math.round((await row.boundingBox())?.y ?? NaN);
    const before = await top();
    expect(await scrollY(page)).toBeGreaterThan(1500);

    const leave = async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
      await expect.poll(() => scrollY(page)).toBe(0);
    };
    await leave();
    await page.goBack();
    await expect(rows).toHaveCount(45);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
    await expect(page.getByRole('switch', { name: 'Why this order?' })).toBeChecked();
    await page.reload();
    await expect(rows).toHaveCount(45);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
    // A new visit starts at the top and shows everything.
    await page.goto(`/${event.id}?again`);
    await expect(rows).toHaveCount(90);
    expect(names).toHaveLength(20);
    await expect.poll(() => scrollY(page)).toBe(0);
  },
);

test('keys and taps in the bars at the top do not scroll the page', { tag: '@release' }, async ({ person, platform }) => {
  const { event } = await createPlayedGroups(new Stage(platform), 20);
  for (const phone of [true, false]) {
    const page = await person({ phone });
    await page.goto(`/${event.id}`);
    await expect(page.locator('#schedule tbody tr')).toHaveCount(90);
    await scrollTo(page, 4000);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(3000);
    // Parts that become visible for the first time get their real heights.
    await page.locator('#match-match0040').scrollIntoViewIfNeeded();
    const row = page.locator('#match-match0040');
    const top = async () => Math.round((await row.boundingBox())?.y ?? NaN);
    // Content above it may still grow from one frame to the next.
    const frames = () => page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))));
    const growth = async () => {
      const first = await top();
      for (let frame = 0; frame < 12; frame += 1) await frames();
      return (await top()) - first;
    };
    await expect.poll(growth).toBe(0);
    const before = await top();
    const menu = page.getByRole('banner').getByRole('button').first();
    await menu.focus();
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
    await expect(menu).toBeFocused();
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    await page.getByRole('navigation', { name: 'Parts of the tournament' }).getByRole('link', { name: 'Schedule' }).focus();
    await page.keyboard.press('Tab');
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    if (phone) continue;
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).focus();
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  }
});

test('a reader who scrolls is not moved back', { tag: '@release' }, async ({ person, platform }) => {
  const { event } = await createPlayedGroups(new Stage(platform), 20);
  const page = await person();
  await page.goto(`/${event.id}`);
  const rows = page.locator('#schedule tbody tr');
  await expect(rows).toHaveCount(90);
  await scrollTo(page, 2500);
  await page.waitForTimeout(400);
  // The schedule is slow to load, and the reader does not wait for it.
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/mf-tournament|batchGet|Listen/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('main')).toBeVisible();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 40);
  letGo();
  await expect(rows).toHaveCount(90);
  await page.waitForTimeout(1000);
  expect(await scrollY(page)).toBeLessThan(1000);
});

test('the number of a game copies its address, which leads to the game and marks it', { tag: '@release' }, async ({ person, platform }) => {
  const { event } = await createPlayedGroups(new Stage(platform), 20);
  const page = await person();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/${event.id}`);
  await page.locator('#match-match0070').getByRole('link', { name: 'No. 71 copy the link' }).click();
  await expect(page.getByText('Link to game 71 copied.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).hash).toBe('#match-match0070');
  const reader = await person({ phone: true });
  await reader.goto(address);
  const row = reader.locator('#match-match0070');
  await expect(row).toBeInViewport({ ratio: 0.9 });
  expect(await outline(row)).toBe('solid');
  expect(await outline(reader.locator('#match-match0071'))).toBe('none');
  // Organizers open it on their own page, where a past day is folded.
  const organiser = await person();
  await rememberSession(organiser, event.organiser.email);
  await new Stage(platform).change(event, { startDate: getDateIn(-3), endDate: getDateIn(-3) });
  await organiser.goto(address);
  await expect(organiser.getByRole('link', { name: 'View as a visitor' })).toBeAttached();
  await expect(organiser.locator('#match-match0070')).toBeInViewport({ ratio: 0.9 });
});

test('a link leads to a game of a bracket, and to a part of any page', { tag: '@release' }, async ({ person }) => {
  const page = await person({ phone: true });
  await openFromList(page, '/archive', 'Cascadia Classic');
  const id = await page.locator('#bracket [id^="game-"]').last().getAttribute('id');
  const reader = await person({ phone: true });
  await reader.goto(`${new URL(page.url()).pathname}#${id}`);
  const game = reader.locator(`[id="${id}"]`);
  await expect(game).toBeInViewport({ ratio: 0.9 });
  expect(await outline(game)).toBe('solid');
  await reader.goto('/about#ties');
  await expect(reader.getByRole('heading', { name: /ties|Ties/ }).first()).toBeInViewport();
  await reader.goto('/archive');
  await reader.goto('/about#icons');
  await expect(reader.locator('#icons')).toBeInViewport();
});

test('a link works that is followed while a closed menu is still stepping back in the history', { tag: '@release' }, async ({ person }) => {
  const page = await person({ phone: true });
  await page.goto('/archive');
  await expect(page.getByRole('link', { name: /Cascadia Classic/ })).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'About' })).toBeVisible();
  // As fast as a finger on a slow phone: the browser should step back, but has not done so yet.
  await page.evaluate(() => {
    const go = window.history.go.bind(window.history);
    window.history.go = (delta) => {
      window.history.go = go;
      go(delta);
      // The first card depends on other journeys.
      [...document.querySelectorAll<HTMLElement>('main li a')].find((link) => link.textContent?.includes('Cascadia Classic'))?.click();
    };
  });
  await page.keyboard.press('Escape');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Cascadia Classic');
  // Back first closes the opened overlay, and then leads to the list.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect.poll(() => page.evaluate(() => (window.history.state as { overlay?: number }).overlay)).toBe(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title).toHaveText('Cascadia Classic');
  await page.goBack();
  await expect(page).toHaveURL(/archive/);
  await expect(title).toHaveText(/Archive/);
});
