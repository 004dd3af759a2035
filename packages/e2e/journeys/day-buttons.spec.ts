import type { Locator, Page } from '@playwright/test';
import { formatClockTime, findMorning, createUnplayedBracket } from '../support/day-of-play';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import { toMatchId, createScheduledEvent } from '../support/schedules';
import { printSheets } from '../support/sheets';
import type { Event, Stage } from '../support/stage';

const day = [
  [[0, 1], [2, 3], [0, 2], [1, 3], [0, 3], [1, 2]],
] as const; // prettier-ignore

async function eventOfToday(stage: Stage) {
  const { timeZone, date } = findMorning();
  const { event, organiser } = await createScheduledEvent(stage, 4, day);
  await stage.change(event, { timeZone, startDate: date, endDate: date });
  return { event, organiser };
}

/** The middle of a button, and its corners a little inside. */
async function places(button: Locator) {
  const { x, y, width, height } = (await button.boundingBox())!;
  return [0.5, 0.04, 0.96].flatMap((across) => [0.5, 0.04, 0.96].map((down) => [x + across * width, y + down * height] as const));
}

/** Returns the names of the enabled buttons at some positions of the page. */
const listButtonsAt = (page: Page, points: Awaited<ReturnType<typeof places>>) =>
  page.evaluate(
    (all) => [
      ...new Set(
        all.flatMap(([x, y]) => {
          const button = document.elementFromPoint(x, y)?.closest('button:not([aria-disabled="true"]), a');
          return button ? [button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''] : [];
        }),
      ),
    ],
    points,
  );

async function readPlay(stage: Stage, event: Event, id: string) {
  const games = (await stage.read(event.organiser, `schedules/${event.id}`)) as Record<
    string,
    { play?: { state: string; isConfirmed: boolean } }
  >;
  return games[id]?.play;
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
] as const)
  test(
    `a double tap has the effect of one tap, from the call to the next game, on a phone ${width} px wide`,
    { tag: width === 320 ? [] : '@release' },
    async ({ person, stage }) => {
      const { event, organiser } = await eventOfToday(stage);
      const page = await person({ phone: true, expectErrors: refusals });
      await page.setViewportSize({ width, height });
      await visit(page, organiser, `/${event.id}/day`);
      const court = page.getByRole('region', { name: 'Court A' });
      const button = (name: string | RegExp) => court.getByRole('button', { name });
      /** Taps twice in one place, as fast as a person can. The first tap must not bring another button there. */
      const tapTwice = async (name: string | RegExp, then: Locator) => {
        const pressed = button(name);
        await expect(pressed).toBeEnabled();
        await pressed.scrollIntoViewIfNeeded();
        const points = await places(pressed);
        await page.touchscreen.tap(...points[0]!);
        await page.waitForTimeout(120);
        await page.touchscreen.tap(...points[0]!);
        // Also after the time in which new buttons ignore taps: an enabled button in this place would get a slower second tap.
        await expect(then).toBeEnabled();
        expect(await listButtonsAt(page, points)).toEqual([]);
      };
      const play = (index: number) => readPlay(stage, event, toMatchId(index));
      const clubs = (one: string, other: string) => `Start Club ${one} against Club ${other}`;

      await tapTwice(/^Call the teams/, button(clubs('A', 'B')));
      await expect.poll(() => play(0)).toMatchObject({ state: 'called' });
      await tapTwice(clubs('A', 'B'), button('Goal for Club A'));
      await expect(court.locator('[data-side]')).toHaveText(['0', '0']);
      await expect.poll(async () => (await play(0))?.state).toBe('playing');
      await expectAccessible(page);
      // The longer word of the paused clock moves no other button. Measured from the court, because the browser may scroll.
      const readPlaces = () =>
        court.evaluate((element) =>
          [...element.querySelectorAll('button')].map((each) => {
            const [{ left, top }, { top: above }] = [each.getBoundingClientRect(), element.getBoundingClientRect()];
            return [left, top - above];
          }),
        );
      const playing = await readPlaces();
      await button('Pause').tap();
      await expect(button('Resume')).toBeEnabled();
      expect(await readPlaces()).toEqual(playing);
      await button('Resume').tap();
      await expect(button('Pause')).toBeEnabled();
      await tapTwice('End game', button(/^End now/));
      await button('Go on playing').tap();
      // When the time is over, ending the game asks no question.
      await button('More about court A').tap();
      await page.getByRole('menuitem', { name: 'Correct the clock' }).tap();
      await page.getByLabel('Time left').fill('0:01');
      await page.getByRole('button', { name: 'Set the clock' }).tap();
      await expect(court.getByRole('timer')).toHaveText(/^\+/);
      await tapTwice('End game', button('Confirm 0–0'));
      await expect.poll(() => play(0)).toMatchObject({ state: 'finished', isConfirmed: false });
      await tapTwice('Confirm 0–0', button(clubs('A', 'C')));
      await expect.poll(() => play(0)).toMatchObject({ state: 'finished', isConfirmed: true });
      await expect.poll(() => play(2)).toMatchObject({ state: 'called' });
      await tapTwice(clubs('A', 'C'), button('Goal for Club C'));
      await button('End game').tap();
      await tapTwice(/^End now/, button('Confirm 0–0'));
      await tapTwice('Play on', button('Goal for Club C'));
      await expect.poll(async () => (await play(2))?.state).toMatch(/playing|paused/);
    },
  );

test('a double click answers no question of a bracket game', async ({ person, stage }) => {
  const { timeZone, date, minutes } = findMorning();
  const event = await createUnplayedBracket(stage, ['Ghost Riders', 'Mallet Club', 'Pédale Douce', 'Wet Chain'], {
    ...{ timeZone, startDate: date, endDate: date, isGameTimesVisible: true },
    bracketTimes: { startTimes: [formatClockTime(Math.floor(minutes / 5) * 5)], gameLength: 10, interval: 5, numberOfCourts: 2 },
  });
  const page = await person({ expectErrors: refusals });
  await visit(page, event.organiser, `/${event.id}/day`);
  const court = page.getByRole('region', { name: 'Court A' });
  const button = (name: string | RegExp) => court.getByRole('button', { name });
  await button(/^Call the teams/).dblclick();
  await button(/^Start/).dblclick();
  await expect(court.locator('[data-side]')).toHaveText(['0', '0']);
  await button('End game').dblclick();
  await expect(court.getByRole('group', { name: 'Level: who wins?' })).toBeVisible();
  // Only the goal buttons are green. The buttons that name the winner are quieter.
  const colorOf = (pressed: Locator) => pressed.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colorOf(button('Ghost Riders won'))).not.toBe(await colorOf(button('Goal for Ghost Riders')));
  await button('Goal for Ghost Riders').click();
  await expect(button(/^End now/)).toBeVisible();
  // Undoing the goal removes the question too.
  await button(/^Undo/).dblclick();
  await expect(button('Ghost Riders won')).toBeVisible();
  await expectAccessible(page);
  await button('Ghost Riders won').dblclick();
  await expect(button('Confirm 0–0')).toBeVisible();
  await expect
    .poll(() => stage.read(event.organiser, `brackets/${event.id}`))
    .toMatchObject({ gameA: { play: { state: 'finished', ending: 'goldenGoal', isConfirmed: false } } });
});

test('the board has the whole window: no bar of the site, every game of a court on a desktop, and a link back', async ({
  person,
  stage,
}) => {
  const { event, organiser } = await eventOfToday(stage);
  const page = await person({ expectErrors: refusals });
  await visit(page, organiser, `/${event.id}/day`);
  const court = page.getByRole('region', { name: 'Court A' });
  await expect(court.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const head = page.locator('header');
  await expect(head).toHaveCount(1);
  expect((await head.boundingBox())!.y).toBe(0);
  await page.getByRole('button', { name: 'More about the day' }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bord des terrains' })).toBeVisible();
  // On paper each court has a separate sheet.
  const { count, parts } = await printSheets(page, '[data-court-sheet] tbody th');
  expect([count, parts]).toEqual([2, 6]);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await head.getByRole('link').click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('six keys lead from the top of the page to the next action on the second court, and a court’s name is a heading', async ({
  person,
  stage,
}) => {
  const { event, organiser } = await eventOfToday(stage);
  const page = await person();
  await visit(page, organiser, `/${event.id}/day`);
  const call = page.getByRole('region', { name: 'Court B' }).getByRole('button', { name: /^Call the teams/ });
  await expect(call).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Court B', exact: true })).toBeAttached();
  await expect(call).toBeEnabled();
  for (const key of ['Tab', 'Enter', 'Tab', 'Tab', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(call).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Court B' })).toContainText('Called');
  await expect(page.getByRole('region', { name: 'Court B' }).getByRole('button', { name: /^Start/ })).toBeVisible();
});

test('at twice the text size every court’s tab is on the screen, and icons are larger by half', async ({ person, stage }) => {
  const { event, organiser } = await eventOfToday(stage);
  const page = await person({ phone: true });
  await visit(page, organiser, `/${event.id}/day`);
  const court = page.getByRole('region', { name: 'Court A' });
  for (const name of [/^Call the teams/, /^Start/]) await court.getByRole('button', { name }).click();
  const icon = court.getByRole('button', { name: 'Pause' }).locator('svg');
  const usual = (await icon.boundingBox())!.width;
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(async () => (await icon.boundingBox())!.width).toBe(usual * 1.5);
  await expect(page.getByRole('tab', { name: /Court B/ })).toBeInViewport({ ratio: 1 });
});
