import type { Page } from '@playwright/test';
import path from 'node:path';
import { repository } from '../support/platform-process';
import { expect, logIn, test } from '../support/people-test';
import { openFromList } from '../support/season';

const today = 'Coupe des Platanes';
const played = 'Cascadia Classic';
const organiser = ['organiser@courtside.test', 'courtside'] as const;

/** Takes a picture when posters and late parts are loaded. No event reports that, because pages always listen for more. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(4_000);
  await page.screenshot({ path: path.join(repository, 'docs/screenshots', `${name}.png`), animations: 'disabled' });
}

test('pages of visitors', async ({ person }) => {
  const page = await person({});
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: new RegExp(today) })).toBeVisible();
  await take(page, 'home-1280');
  await openFromList(page, '/', today);
  await expect(page.getByRole('heading', { level: 2, name: 'Standings' })).toBeVisible();
  await take(page, 'tournament-1280');
  await openFromList(page, '/archive', played);
  await page.getByRole('link', { name: 'Bracket', exact: true }).click();
  await take(page, 'bracket-1280');
  await page.goto('/planner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'planner-1280');
});

test('pages of visitors on a phone', async ({ person }) => {
  const page = await person({ phone: true, language: 'fr' });
  await openFromList(page, '/', today);
  await page.getByLabel('Mon équipe', { exact: true }).selectOption({ index: 3 });
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, 'tournament-390-fr');
});

test('pages of organizers', async ({ person }) => {
  const page = await person({});
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, ...organiser);
  await page.goto('/my-tournaments');
  const card = page.getByRole('article').filter({ hasText: today });
  const board = (await card.getByRole('link', { name: 'Court board' }).getAttribute('href')) ?? '';
  await take(page, 'mine-1280');
  await card.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: 'Schedule', exact: true }).click();
  await take(page, 'organiser-1280');
  await page.goto(board);
  await expect(page.locator('[data-court=A]')).toBeVisible();
  await take(page, 'board-1280');
  const phone = await person({ phone: true });
  await logIn(phone, ...organiser);
  await phone.goto(board);
  await expect(phone.locator('[data-court=A]')).toBeVisible();
  await take(phone, 'board-390');
});
