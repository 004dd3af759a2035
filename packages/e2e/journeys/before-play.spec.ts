import type { Page } from '@playwright/test';
import { getDateIn } from '../support/people';
import { expect, expectAccessible, test } from '../support/people-test';
import { createScheduledEvent } from '../support/schedules';
import type { Event, Stage } from '../support/stage';
import { watchShifts } from '../support/stillness';

const card = (page: Page, name = 'Your next game') => page.getByRole('region', { name });
const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Creates an event in twelve days, with a published schedule and a long description. */
async function comingEvent(stage: Stage): Promise<Event> {
  const { event } = await createScheduledEvent(stage, 4, [[[0, 1], [2, 3], [0, 2], [1, 3]], [[0, 3], [1, 2]]]); // prettier-ignore
  const description = 'Helmets are required. Bring a lock: the courts are in a public park.\n'.repeat(9);
  await stage.change(event, { startDate: getDateIn(12), endDate: getDateIn(13), isGameTimesVisible: true, description });
  return event;
}

test('before play a phone shows the start of play, then the first game of a chosen team, with the schedule below, and nothing moves', async ({
  person,
  stage,
}) => {
  const event = await comingEvent(stage);
  const page = await person({ phone: true });
  const shift = await watchShifts(page);
  await page.goto(`/${event.id}`);
  await expect(card(page)).toContainText(/Play begins.*09:00/);
  expect((await page.locator('main h2').allTextContents()).slice(0, 4)).toEqual(['Schedule', 'Standings', 'Details', 'Teams']);
  await expect(page.locator('#schedule h2')).toBeInViewport();
  const { height } = (await card(page).boundingBox())!;
  await card(page).getByRole('combobox', { name: 'My team' }).selectOption({ label: 'Club A' });
  await expect(card(page)).toContainText(/Your first game.*09:00.*against Club B.*Then: 09:15.*Court A/);
  expect((await card(page).boundingBox())!.height).toBe(height);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  // Only this device knows the team: it takes the place of the server's content.
  await page.reload();
  await expect(card(page)).toContainText('Your first game');
  await expect(page.locator('.fc, .fv')).toHaveCount(0);
  expect(await shift()).toBeLessThanOrEqual(0.02);

  // A long description takes a few lines until it is opened.
  const details = page.locator('#details p');
  const folded = (await details.boundingBox())!.height;
  await page.getByRole('button', { name: 'Read more' }).press('Enter');
  await expect.poll(async () => (await details.boundingBox())!.height).toBeGreaterThan(2 * folded);
  await expect(page.getByRole('button', { name: 'Show less', expanded: true })).toBeFocused();
});

test('the same in French and German on the smallest phone', { tag: '@release' }, async ({ person, stage }) => {
  const event = await comingEvent(stage);
  for (const [language, label, more] of [
    ['fr', 'Votre prochain match', 'Lire la suite'],
    ['de', 'Euer nächstes Spiel', 'Weiterlesen'],
  ] as const) {
    const page = await person({ phone: true, language });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${event.id}`);
    await card(page, label).getByRole('combobox').selectOption({ label: 'Club C' });
    await expect(card(page, label)).toContainText('Club D');
    await expect.poll(() => wider(page)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button', { name: more })).toBeVisible();
    await expectAccessible(page);
  }
});
