import type { Page } from '@playwright/test';
import { omitDocuments } from '../support/bare-page';
import { createFinishedBracket } from '../support/finished-bracket';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

const names = ['Les Bicyclettes Enragées de Rosemont', 'Goose Patrol', 'Mallet Club', 'Ghost Riders'] as const;
// Leaves out the cards that the server rendered, which the app removes as soon as it has its own.
const card = (page: Page, name: string) => page.getByRole('main').locator('li:not(.fc li, .fv li)').filter({ hasText: name });
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the card of a finished tournament shows its champion, unless the bracket is private', async ({ person, platform }) => {
  const stage = new Stage(platform);
  const open = await createFinishedBracket(stage, { names, day: -4 });
  const hidden = await createFinishedBracket(stage, { names, day: -4, fields: { isBracketPublic: false } });
  const nameless = await createFinishedBracket(stage, { names, day: -4, fields: { isTeamsPublic: false } });
  const unfinished = await createFinishedBracket(stage, { names, day: -4, unfinished: true });
  const page = await person();
  // The server may have cached this page for another visitor before these tournaments existed.
  await omitDocuments(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto('/archive');
  const words = card(page, open.name);
  await words.scrollIntoViewIfNeeded();
  await expect(words.locator('[data-champion]')).toHaveText(/Champion.*Les Bicyclettes Enragées de Rosemont/);
  await expect(words.getByRole('link', { name: /Champion: Les Bicyclettes/ })).toBeVisible();
  // All cards are in the same rows of the list, so the missing champions are checked after the existing ones have appeared.
  for (const event of [hidden, nameless, unfinished]) {
    await card(page, event.name).scrollIntoViewIfNeeded();
    await expect(card(page, event.name).getByRole('link')).toBeVisible();
  }
  await expect.poll(() => asked.some((request) => request.includes(`brackets/${unfinished.id}`))).toBe(true);
  for (const event of [hidden, nameless, unfinished]) await expect(card(page, event.name).locator('[data-champion]')).toHaveCount(0);
  expect(asked.filter((request) => request.includes(`brackets/${hidden.id}`) || request.includes(`brackets/${nameless.id}`))).toEqual([]);
  await expectAccessible(page);
});

test('home shows the champion of a tournament that ended yesterday, in French, and no card moves when it appears', async ({
  person,
  platform,
}) => {
  const event = await createFinishedBracket(new Stage(platform), { names, day: -1 });
  const page = await person({ phone: true, language: 'fr' });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/batchGet/, async (route) => {
    if (route.request().postData()?.includes(`brackets/${event.id}`)) await held;
    await route.continue();
  });
  for (const [width, text] of [
    [390, 100],
    [320, 100],
    [320, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text);
    const words = card(page, event.name);
    await words.scrollIntoViewIfNeeded();
    // A card that keeps its size moves no other. Its position is not checked: the top of the page shows a tournament of other tests, which changes in the
    // meantime.
    const size = async () => words.evaluate((item) => [item.clientWidth, item.clientHeight]);
    const before = width === 390 ? await size() : null;
    if (before) await expect(words.locator('[data-champion]')).toHaveCount(0);
    letGo();
    const strip = words.locator('[data-champion]');
    // A visitor who returns to the same address is scrolled to their old place until they scroll themselves, and a distant card requests nothing.
    await expect(async () => {
      if (!before) await words.scrollIntoViewIfNeeded();
      await expect(strip).toHaveText(/Vainqueur.*Les Bicyclettes/, { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    if (before) expect(await size()).toEqual(before);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    // It covers no part of the poster: it is next to it or below it.
    const [poster, box] = [await words.locator('.poster').boundingBox(), await strip.boundingBox()];
    expect(box!.x >= poster!.x + poster!.width || box!.y >= poster!.y + poster!.height).toBe(true);
  }
});
