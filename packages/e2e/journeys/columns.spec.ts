import type { Page } from '@playwright/test';
import { formatClockTime, findMorning, typeScores } from '../support/day-of-play';
import { expectAccessible, expect, test } from '../support/people-test';
import { createScheduledEvent } from '../support/schedules';
import { longNames } from '../support/text-size';
import { createStoredTeams } from '../support/stored-team';
import { openFromList } from '../support/season';
import type { Stage } from '../support/stage';

const sectionTitles = (page: Page) => page.locator('main h2').allTextContents();
const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
/** Returns the number of columns of the games. */
const columns = (page: Page) => page.locator('[data-row="play"] > div').count();
const standings = (page: Page) => page.locator('#standings').getByRole('table').first();

/** Creates a day with six teams on two courts. The first of its fifteen games began an hour and a half ago; three slots are over and have scores. */
async function dayOfPlay(stage: Stage) {
  const { timeZone, date, minutes } = findMorning();
  const pairs = Array.from({ length: 6 }, (_, one) =>
    Array.from({ length: 5 - one }, (_other, gap) => [one, one + gap + 1] as const),
  ).flat();
  const event = await createScheduledEvent(stage, 6, [[...pairs, ...pairs]]);
  const times = { startTimes: [formatClockTime(Math.floor(minutes / 5) * 5 - 90)], gameLength: 12, interval: 3, numberOfCourts: 2 };
  await stage.change(event.event, {
    timeZone,
    startDate: date,
    endDate: date,
    isGameTimesVisible: true,
    scheduleTimes: times,
    isTeamsPublic: true,
  });
  await typeScores(stage, event, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [2, 1]);
  return event;
}

for (const [width, count] of [
  [390, 1],
  [768, 1],
  [1280, 2],
  [1920, 3],
] as const) {
  test(
    `on a day of play, ${width} px wide: ${count === 1 ? 'one column' : `${count} columns, the tables in sight while the games scroll`}`,
    { tag: width === 1920 ? [] : '@release' },
    async ({ person, stage }) => {
      test.slow();
      const { event } = await dayOfPlay(stage);
      const page = await person({ phone: width < 600 });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${event.id}`);
      await expect(standings(page)).toBeAttached();
      await expect.poll(() => columns(page)).toBe(count);
      await expect.poll(() => wider(page)).toBeLessThanOrEqual(0);
      // On every screen the order in the document is the reading order.
      expect((await sectionTitles(page)).filter((title) => ['Schedule', 'Standings', 'Details'].includes(title))).toEqual([
        'Schedule',
        'Standings',
        'Details',
      ]);
      const links = page.getByRole('navigation', { name: 'Parts of the tournament' }).getByRole('link');
      expect(await links.allTextContents()).toEqual(await sectionTitles(page));

      const later = page.locator('#match-match00022');
      await later.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(later).toBeInViewport();
      if (count > 1) {
        await expect(standings(page)).toBeInViewport({ ratio: 0.9 });
        // The bar of sections is above it and does not cover it.
        const bar = await page.getByRole('navigation', { name: 'Parts of the tournament' }).boundingBox();
        const heading = await page.locator('#standings h2').boundingBox();
        expect(heading!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
        // The section that a followed link leads to is marked, until the visitor scrolls or follows another link.
        const link = page.getByRole('navigation', { name: 'Parts of the tournament' }).getByRole('link', { name: 'Standings' });
        await link.click();
        await expect(link).toHaveAttribute('aria-current', 'true');
        await expect(page.locator('#standings h2')).toBeInViewport();
        await page.mouse.wheel(0, -200);
        await expect(link).not.toHaveAttribute('aria-current', 'true');
      }
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    },
  );
}

test('today’s schedule opens at the present time; finished games unfold by keyboard and stay unfolded when a score arrives; a link to a game unfolds it', async ({
  person,
  stage,
}) => {
  test.slow();
  const day = await dayOfPlay(stage);
  const page = await person({ language: 'fr' });
  await page.goto(`/${day.event.id}`);
  const fold = page.locator('#schedule').getByRole('button', { name: '12 matchs précédents' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('#match-match00000')).toHaveCount(0);
  const first = page.locator('#schedule tbody:not([data-fold]) tr').first();
  await expect(first).toHaveAttribute('id', 'match-match00012');
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#match-match00000')).toBeVisible();
  await typeScores(stage, day, [12], [3, 3]);
  await expect(page.locator('#match-match00012 b').first()).toHaveText('3');
  await expect(page.locator('#match-match00000')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('#match-match00000')).toHaveCount(0);

  const linked = await person();
  await linked.goto(`/${day.event.id}#match-match00001`);
  await expect(linked.locator('#match-match00001')).toBeInViewport();
  // On paper nothing is folded, and everything is in one column.
  await linked.emulateMedia({ media: 'print' });
  await linked.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(linked.locator('#schedule tbody tr')).toHaveCount(30);
  await expect(linked.locator('main').getByRole('heading', { level: 2 })).toHaveText(['Schedule', 'Standings']);
  expect(await columns(linked)).toBe(1);
});

test(
  'a bracket has the whole width; tables that are higher than the window scroll separately, also by keyboard',
  { tag: '@release' },
  async ({ person }) => {
    test.slow();
    const page = await person();
    await openFromList(page, '/archive', 'Cascadia Classic');
    await expect
      .poll(() => sectionTitles(page))
      .toEqual(['Champion', 'Bracket', 'Schedule', 'Standings', 'Details', 'Teams', 'Next tournaments']);
    const [bracket, body] = [await page.locator('#bracket').boundingBox(), await page.locator('[data-row="play"]').boundingBox()];
    expect(Math.abs(bracket!.width - body!.width)).toBeLessThan(2);
    await page.setViewportSize({ width: 1280, height: 520 });
    const scroller = page.getByRole('group', { name: 'Standings' });
    await expect(scroller).toHaveAttribute('tabindex', '0');
    await scroller.focus();
    await page.keyboard.press('PageDown');
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    // With large text there is one column.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => columns(page)).toBe(1);
    await expect.poll(() => wider(page)).toBeLessThanOrEqual(0);
    expect(await sectionTitles(page)).toEqual(['Champion', 'Bracket', 'Schedule', 'Standings', 'Details', 'Teams', 'Next tournaments']);
  },
);

test(
  'before the tournament, details are next to the teams, and an empty section is a single line',
  { tag: '@release' },
  async ({ person, stage }) => {
    const event = await stage.event({ isTeamsPublic: true });
    const page = await person();
    await page.goto(`/${event.id}`);
    const nobody = page.locator('#teams').getByText('No teams yet.');
    await expect(nobody).toBeVisible();
    const [details, teams] = [await page.locator('#details').boundingBox(), await page.locator('#teams').boundingBox()];
    expect(teams!.x).toBeGreaterThan(details!.x + details!.width);
    expect(Math.abs(teams!.y - details!.y)).toBeLessThan(2);
    expect((await nobody.boundingBox())!.height).toBeLessThan(64);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => wider(page)).toBeLessThanOrEqual(0);
  },
);

test(
  'with a long team name, the choice of a team and the sharing buttons stay in one line',
  { tag: '@release' },
  async ({ person, stage }) => {
    const event = await stage.event({ isTeamsPublic: true });
    await stage.write(event.organiser, { [`teams/${event.id}`]: createStoredTeams(longNames) });
    const page = await person();
    await page.goto(`/${event.id}`);
    const boxes = async () =>
      Promise.all(
        [page.getByLabel('My team'), page.getByRole('button', { name: 'Calendar' }), page.getByRole('button', { name: 'Share' })].map(
          async (part) => (await part.boundingBox())!,
        ),
      );
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    const [team, ...others] = await boxes();
    for (const other of others) expect(Math.abs(other.y + other.height / 2 - team!.y - team!.height / 2)).toBeLessThan(8);
  },
);

test('on the smallest phone, the teams of a game have the whole line below its time and court', async ({ person, stage }) => {
  const { event } = await createScheduledEvent(stage, 4, [
    [
      [0, 1],
      [2, 3],
    ],
  ]);
  await stage.change(event, { isGameTimesVisible: true });
  const page = await person({ phone: true });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/${event.id}`);
  const row = page.locator('#schedule [id^="match-"]').first();
  const team = row.locator('span[data-side="1"]');
  await team.scrollIntoViewIfNeeded();
  const [time, name] = [await row.getByRole('rowheader').boundingBox(), await team.boundingBox()];
  expect(name!.width).toBeGreaterThan(200);
  expect(name!.y).toBeGreaterThan(time!.y + time!.height - 1);
  await expect.poll(() => wider(page)).toBeLessThanOrEqual(0);
});
