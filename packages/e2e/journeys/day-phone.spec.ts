import type { Page } from '@playwright/test';
import { formatClockTime, findMorning } from '../support/day-of-play';
import { expect, expectAccessible, test } from '../support/people-test';
import { createScheduledEvent } from '../support/schedules';
import { watchShifts } from '../support/stillness';

const card = (page: Page, name = 'Your next game') => page.getByRole('region', { name });
const measureTop = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!.y;
const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test(
  'on a phone a tournament first shows when my team plays, in the same space with and without a chosen team, and shows that play is stopped',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const { timeZone, date, minutes } = findMorning();
    const { event } = await createScheduledEvent(stage, 4, [[[0, 1], [2, 3], [0, 2], [1, 3]]]); // prettier-ignore
    const scheduleTimes = { startTimes: [formatClockTime(minutes + 20)], gameLength: 12, interval: 3, numberOfCourts: 2 };
    await stage.change(event, { timeZone, startDate: date, endDate: date, isGameTimesVisible: true, scheduleTimes });
    const page = await person({ phone: true });
    const shift = await watchShifts(page);
    await page.goto(`/${event.id}`);
    await expect(card(page)).toContainText('Which team is yours?');
    await expectAccessible(page);
    const without = (await card(page).boundingBox())!;

    const choice = page.getByLabel('My team', { exact: true });
    // A missing choice looks like a field, because it is asked for; the name of a chosen team is a title.
    const edgeOfChoice = () => choice.evaluate((field) => getComputedStyle(field.closest('label')!).borderTopWidth);
    expect(await edgeOfChoice()).toBe('2px');
    await choice.focus();
    await choice.selectOption({ label: 'Club A' });
    expect(await edgeOfChoice()).toBe('0px');
    await expect(card(page)).toContainText(/You play in (19|20|18) min.*against Club B.*Court A/s);
    expect(await measureTop(page, '#my-team')).toBeLessThan(await measureTop(page, 'nav[aria-label="Parts of the tournament"]'));
    expect((await card(page).boundingBox())!.height).toBe(without.height);
    const titles = await page.locator('main h2').allTextContents();
    expect(titles.slice(0, 3)).toEqual(['Now', 'Schedule', 'Standings']);
    // The first section begins directly below the bar, so that the first screen has both courts.
    const bar = (await page.getByRole('navigation', { name: 'Parts of the tournament' }).boundingBox())!;
    expect((await measureTop(page, '#now header')) - bar.y - bar.height).toBeLessThanOrEqual(24);
    await expect(page.getByRole('article', { name: 'On court B' })).toBeInViewport({ ratio: 1 });
    for (const tool of ['Calendar', 'Share', 'Team’s page'])
      expect(
        (await card(page)
          .getByRole(tool === 'Team’s page' ? 'link' : 'button', { name: tool })
          .boundingBox())!.height,
      ).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);

    // A returning visitor: only this device knows the team, and nothing moves when it appears.
    await page.reload();
    await expect(card(page)).toContainText(/You play in \d+ min/);
    await expect(page.locator('.fc, .fv')).toHaveCount(0);
    expect(await shift()).toBeLessThanOrEqual(0.02);

    // Further down a single line of 44 px shows it and leads back.
    await page.getByRole('navigation', { name: 'Parts of the tournament' }).getByRole('link', { name: 'Standings' }).click();
    const line = page.getByRole('link', { name: /You play in \d+ minutes on court A/ });
    await expect(line).toBeInViewport({ ratio: 1 });
    expect((await line.boundingBox())!.height).toBe(44);
    await line.press('Enter');
    await expect(card(page)).toBeInViewport({ ratio: 1 });

    const resumeAt = formatClockTime(minutes + 40);
    await stage.force(`days/${event.id}`, { courts: { 0: ['match00000'] }, starts: {}, closedCourts: [], resumeAt: `${date}T${resumeAt}` });
    await expect(page.getByRole('status').filter({ hasText: 'Play is stopped' })).toContainText(`Play resumes at ${resumeAt}`);
    await expect(card(page)).toContainText(`Not before ${resumeAt}`);
    await expectAccessible(page);
    const french = await person({ phone: true, language: 'fr' });
    await french.goto(`/${event.id}`);
    await expect(french.getByText('Le jeu est arrêté')).toBeInViewport();
    await french.getByLabel('Mon équipe', { exact: true }).selectOption({ label: 'Club C' });
    await expect(card(french, 'Votre prochain match')).toContainText(`Pas avant ${resumeAt}`);
    const tools = await card(french, 'Votre prochain match').getByRole('button').all();
    for (const width of [390, 360, 320]) {
      await french.setViewportSize({ width, height: 800 });
      await expect.poll(() => wider(french)).toBeLessThanOrEqual(0);
      const tops = await Promise.all(tools.map(async (tool) => (await tool.boundingBox())!.y));
      expect(new Set(tops).size, `${width} px: one row of tools`).toBe(1);
    }
  },
);
