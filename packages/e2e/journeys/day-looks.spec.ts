import type { Page } from '@playwright/test';
import { formatClockTime, findMorning } from '../support/day-of-play';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import { createScheduledEvent } from '../support/schedules';

test(
  'on a phone team names grow with the text size, and a dialog of the board does not move over a scrolled page',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const { timeZone, date } = findMorning();
    const { event, organiser } = await createScheduledEvent(stage, 4, [
      [
        [0, 1],
        [2, 3],
        [0, 2],
        [1, 3],
      ],
    ]);
    await stage.change(event, { timeZone, startDate: date, endDate: date });
    const lead = await person({ phone: true, expectErrors: refusals });
    await visit(lead, organiser, `/${event.id}/day`);
    const court = lead.getByRole('region', { name: 'Court A' });
    const name = court.getByText('Club A', { exact: true }).first();
    await expect(name).toBeVisible();
    const sizeAt = (percent: number) =>
      name.evaluate((element, size) => {
        document.documentElement.style.fontSize = `${size}%`;
        return parseFloat(getComputedStyle(element).fontSize);
      }, percent);
    const [usual, large] = [await sizeAt(100), await sizeAt(200)];
    expect(large / usual).toBeCloseTo(2, 1);
    expect(await lead.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await lead.setViewportSize({ width: 320, height: 844 });
    await lead.getByRole('button', { name: 'More about the day' }).click();
    const menu = await lead.getByRole('menu').boundingBox();
    expect(menu!.x + menu!.width).toBeLessThanOrEqual(320);
    await lead.keyboard.press('Escape');
    await lead.evaluate(() => (document.documentElement.style.fontSize = ''));

    await lead.setViewportSize({ width: 390, height: 500 });
    await lead.getByRole('button', { name: 'More about the day' }).click();
    await lead.getByRole('menuitem', { name: 'Passes' }).click();
    const dialog = lead.getByRole('dialog', { name: 'Passes for scorekeepers' });
    await expect(dialog).toBeVisible();
    const bottom = () => dialog.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    await expect.poll(bottom).toBe(500);
    // Scrolls as a phone's keyboard does to show a field.
    await lead.evaluate(() => window.scrollTo(0, 80));
    expect(await lead.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(await bottom()).toBe(500);

    // Once time is up the bar is full, and its ball still inside the page.
    const clock = { startedAt: Date.now() - 15 * 60_000, pausedAt: null, playedMs: 0, length: 12 };
    const play = { game: 'match00000', change: 'late', state: 'playing', ending: '', clock };
    await stage.force(`schedules/${event.id}`, { match00000: { play } }, ['match00000.play']);
    await lead.keyboard.press('Escape');
    await expect(court.getByText('Time is up', { exact: true })).toBeVisible();
    for (const width of [390, 320]) {
      await lead.setViewportSize({ width, height: 844 });
      const ball = court.getByRole('progressbar').locator('> :last-child');
      await expect.poll(async () => ((box) => box && box.x + box.width)(await ball.boundingBox())).toBeLessThanOrEqual(width);
    }
  },
);

/** Returns how many pixels the page, or an element in it, is wider than the screen. */
const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test(
  'a refused tap is visible to a scorekeeper at the bottom of the page; a long name leaves enough room for the court',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const { timeZone, date, minutes } = findMorning();
    const { event, organiser } = await createScheduledEvent(stage, 4, [
      [
        [0, 1],
        [2, 3],
      ],
    ]);
    const times = { startTimes: [formatClockTime(Math.floor(minutes / 5) * 5)], gameLength: 12, interval: 3, numberOfCourts: 2 };
    await stage.change(event, { timeZone, startDate: date, endDate: date, isGameTimesVisible: true, scheduleTimes: times });
    const [lead, other] = [await person({ phone: true, expectErrors: refusals }), await person({ phone: true, expectErrors: refusals })];
    await visit(lead, organiser, `/${event.id}/day`);
    await visit(other, organiser, `/${event.id}/day`);
    const on = (page: Page, name: string | RegExp) => page.getByRole('region', { name: 'Court A' }).getByRole('button', { name });
    await on(lead, /^Call the teams/).click();
    await on(lead, /^Start/).click();
    await on(lead, 'Goal for Club A').click();
    await expect(on(other, 'End game')).toBeVisible();
    await other.setViewportSize({ width: 390, height: 500 });
    await other.context().setOffline(true);
    await expect(other.getByText('Waiting for network')).toBeVisible();
    // The page scrolls and taps: the driver may scroll sideways as well, to the next court, and never find the button again.
    await on(other, 'Goal for Club B').evaluate((button: HTMLElement) => {
      button.scrollIntoView({ block: 'center', inline: 'nearest' });
      button.click();
    });
    await on(lead, 'End game').click();
    await on(lead, /^End now/).click();
    await on(lead, 'Confirm 1–0').click();
    await expect(on(lead, /^Confirm/)).toHaveCount(0);
    await other.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await other.context().setOffline(false);
    const told = other.getByRole('alert').filter({ hasText: 'Not saved, and not counted' });
    // The SDK waits longer before each retry.
    await expect(told).toBeVisible({ timeout: 30_000 });
    await other.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await other.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect(told).toBeInViewport({ ratio: 0.9 });
    await expectAccessible(other);
    await told.getByRole('button', { name: 'Close' }).click();
    await expect(told).toHaveCount(0);

    const long = 'Rollbrettvereinigungsmeisterschaftsanwärter';
    await stage.write(event.organiser, { [`teams/${event.id}`]: { team0000003: { name: long } } }, ['team0000003.name']);
    const spectator = await person({ phone: true });
    await spectator.goto(`/${event.id}`);
    await spectator.getByLabel('My team', { exact: true }).selectOption({ label: 'Club C' });
    const card = spectator.getByRole('region', { name: 'Your next game' });
    await expect(card.getByText(`against ${long}`)).toBeVisible();
    for (const width of [390, 320]) {
      await spectator.setViewportSize({ width, height: 844 });
      await expect.poll(() => wider(spectator)).toBeLessThanOrEqual(0);
      const court = card.getByText('Court B').locator('..');
      await expect.poll(async () => ((box) => box && box.x + box.width)(await court.boundingBox())).toBeLessThanOrEqual(width);
    }
  },
);
