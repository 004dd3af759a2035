import type { Locator } from '@playwright/test';
import { openAs } from '../support/bracket-play';
import { createPlayedGroups } from '../support/played-groups';
import { openFromList } from '../support/season';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

test('a bracket opens at the current round, on a phone too, and the page does not scroll', async ({ person }) => {
  for (const language of ['en', 'fr'] as const) {
    const page = await person({ phone: true, language });
    await openFromList(page, '/archive', 'Cascadia Classic');
    const drawing = page.locator('#bracket').getByRole('region', { name: /^(Drawing of the bracket|Dessin du tableau)/ });
    await expect(drawing).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // It is over: the last two rounds fill the width, and the first of their games is directly below their names.
    const beyond = () => drawing.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft);
    await expect.poll(beyond).toBeLessThan(8);
    await expect(drawing.getByRole('heading', { name: /^(Grand final|Grande finale)/ }).first()).toBeAttached();
    const top = async (part: Locator) => (await part.first().boundingBox())!.y;
    expect((await top(drawing.getByRole('listitem'))) - (await top(drawing))).toBeLessThan(60);
    await page.getByRole('button', { name: /^(Earlier rounds|Tours précédents)$/ }).press('Enter');
    await drawing.focus();
    await expect.poll(beyond).toBeGreaterThan(8);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => drawing.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    for (const button of await page.locator('#bracket').getByRole('group').getByRole('button').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
});

test('the grand final of eight teams is in sight at 1280 px; after zooming, the rest can be reached by keyboard', async ({
  person,
  platform,
}) => {
  test.slow();
  const { event } = await createPlayedGroups(new Stage(platform), 8);
  const page = await person();
  await openAs(page, event.organiser.email, event);
  await page.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Double/ })
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Create bracket, 8 teams' }).click();
  // The drawing can appear before the dialog is closed, which then moves the focus again.
  await expect(page.getByRole('dialog')).toBeHidden();
  const drawing = page.locator('#bracket').getByRole('region', { name: /^Drawing of the bracket/ });
  await expect(drawing).toBeVisible();
  const hidden = () => drawing.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  await expect(drawing.getByRole('heading', { name: /^Grand final/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Larger' }).press('Enter');
  await expect.poll(hidden).toBeGreaterThan(0);
  await drawing.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => drawing.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expectAccessible(page);
});
