import type { Page } from '@playwright/test';
import { findMorning } from '../support/day-of-play';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import { createScheduledEvent } from '../support/schedules';

const games = [[[0, 1], [2, 3], [0, 2], [1, 3], [0, 3], [1, 2]]] as const; // prettier-ignore

for (const { title, phone, scrolled } of [
  { title: 'on a phone at the top of the page', phone: true, scrolled: 0 },
  { title: 'on a phone that was scrolled', phone: true, scrolled: 60 },
  { title: 'on a wide screen', phone: false, scrolled: 0 },
])
  test(
    `notices above the courts come and go without moving a button, ${title}`,
    { tag: scrolled ? [] : '@release' },
    async ({ person, stage }) => {
      test.slow();
      const { timeZone, date } = findMorning();
      const { event, organiser } = await createScheduledEvent(stage, 4, games);
      await stage.change(event, { timeZone, startDate: date, endDate: date });
      const [page, other] = await Promise.all([person({ phone, expectErrors: refusals }), person({ expectErrors: refusals })]);
      await visit(page, organiser, `/${event.id}/day`);
      const court = page.getByRole('region', { name: 'Court A' });
      for (const name of [/^Call the teams/, /^Start/]) await court.getByRole('button', { name }).click();
      await expect(court.getByRole('button', { name: 'Goal for Club A' })).toBeEnabled();
      await visit(other, event.organiser, `/${event.id}/day`);
      await expect(other.getByRole('region', { name: 'Court A' })).toBeVisible();
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
      const places = () => buttonPlaces(page);
      const before = await places();
      expect(Object.keys(before).length).toBeGreaterThan(4);

      const announce = (announcements: object) => stage.force(`days/${event.id}`, { announcements }, ['announcements']);
      await announce({ line: { text: 'Soup at the fence', at: Date.now(), until: '' } });
      await expect(page.getByText('Soup at the fence', { exact: true })).toBeVisible();
      expect(await places()).toEqual(before);

      await other.getByRole('button', { name: 'Rain: stop everything' }).click();
      await other.getByRole('button', { name: /in 45 min$/ }).click();
      await other.getByRole('button', { name: /^Stop until/ }).click();
      const stopped = page.getByRole('status').filter({ hasText: 'Everything is stopped until' });
      await expect(stopped).toBeVisible();
      expectSamePlaces(await places(), before);
      if (scrolled === 0) await expect(stopped).toBeInViewport();
      await expectAccessible(page);

      // The reader has scrolled above the notices; a removed notice keeps its space.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const read = await places();
      await announce({});
      await expect(page.getByText('Soup at the fence', { exact: true })).toHaveCount(0);
      expectSamePlaces(await places(), read);
    },
  );

test('a refused tap covers no next step of a court on a small phone, wherever the page is scrolled to', async ({ person, stage }) => {
  test.slow();
  const { timeZone, date } = findMorning();
  const { event, organiser } = await createScheduledEvent(stage, 4, games);
  await stage.change(event, { timeZone, startDate: date, endDate: date });
  const [page, lead] = await Promise.all([person({ phone: true, expectErrors: refusals }), person({ expectErrors: refusals })]);
  const [width, height] = [320, 640];
  await page.setViewportSize({ width, height });
  await visit(lead, organiser, `/${event.id}/day`);
  await visit(page, organiser, `/${event.id}/day`);
  const on = (device: Page, name: string | RegExp) => device.getByRole('region', { name: 'Court A' }).getByRole('button', { name });
  for (const name of [/^Call the teams/, /^Start/]) await on(lead, name).click();
  await expect(on(page, 'Goal for Club B')).toBeEnabled();
  await page.context().setOffline(true);
  await expect(page.getByText('Waiting for network')).toBeVisible();
  await on(page, 'Goal for Club B').evaluate((button: HTMLElement) => button.click());
  for (const name of ['End game', /^End now/, /^Confirm/]) await on(lead, name).click();
  await expect(on(lead, /^Start/)).toBeEnabled();
  await page.context().setOffline(false);
  const refused = page.getByRole('alert').filter({ hasText: 'Not saved, and not counted' });
  // The SDK waits longer before each retry.
  await expect(refused).toBeVisible({ timeout: 30_000 });
  const start = on(page, /^Start/);
  await expect(start).toBeEnabled();
  /** Whether the middle and both ends of the button can be pressed. */
  const isFree = () =>
    start.evaluate((button) => {
      const box = button.getBoundingClientRect();
      return [0.1, 0.5, 0.9].every((part) =>
        button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + part * box.height)),
      );
    });
  const ends = new Set<'top' | 'end'>();
  for (let top = 4; top < height - 100; top += 60) {
    await start.evaluate((button, place) => window.scrollBy({ top: button.getBoundingClientRect().top - place, behavior: 'instant' }), top);
    await expect.poll(isFree).toBe(true);
    await expect(refused).toBeInViewport({ ratio: 0.9 });
    ends.add((await refused.boundingBox())!.y < height / 2 ? 'top' : 'end');
  }
  expect([...ends].sort()).toEqual(['end', 'top']);
  await expectAccessible(page);
  await start.click();
  await expect(on(page, /^Goal for/).first()).toBeEnabled();
});

/** Returns the top of each court's buttons on the screen, by name. Buttons of the queue are left out, because a stop changes its lines. */
const buttonPlaces = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('[data-court] button:not(ol *), [role=tab]')].map((button) => [
        button.getAttribute('aria-label') ?? button.textContent?.replace(/[\d:+–]+/g, '') ?? '',
        Math.round(button.getBoundingClientRect().top),
      ]),
    ),
  );

/** Expects that buttons which exist before and after are in the same places. A stop replaces some. */
function expectSamePlaces(after: Record<string, number>, before: Record<string, number>): void {
  const common = (places: typeof after) => Object.fromEntries(Object.entries(places).filter(([name]) => name in before && name in after));
  expect(Object.keys(common(after)).length).toBeGreaterThan(4);
  expect(common(after)).toEqual(common(before));
}
