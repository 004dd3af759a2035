import { formatClockTime, findMorning } from '../support/day-of-play';
import { test, visit } from '../support/people-test';
import { createScheduledEvent } from '../support/schedules';
import { expect, expectAccessible } from '../support/test';
import { toTeamId } from '../support/stored-team';

test(
  'a refereeing team is busy: in the schedule, on the board before a game starts, in a change of the schedule, and on its phone',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const { timeZone, date, minutes } = findMorning();
    const { event, organiser } = await createScheduledEvent(stage, 6, [[[0, 1], [2, 3], [4, 5], [0, 2], [1, 4], [3, 5]]]); // prettier-ignore
    const first = Math.ceil((minutes + 20) / 5) * 5;
    await stage.change(event, { timeZone, startDate: date, endDate: date, isGameTimesVisible: true });
    await stage.change(event, {
      scheduleTimes: { startTimes: [formatClockTime(first)], gameLength: 12, interval: 3, numberOfCourts: 2 },
    });

    // The schedule: a conflict with a referee's own game is shown while typing, and afterwards in the row.
    const page = await person();
    await visit(page, organiser, `/${event.id}`);
    await page.getByRole('button', { name: 'More about Club A v Club B' }).click();
    await page.getByRole('menuitem', { name: 'Referee…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Referee of Club A v Club B' }).fill('club c');
    const warning = 'Referee busy at the same time: Club C v Club D';
    await expect(dialog.getByText(warning)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save referees' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('#match-match00000').getByText(warning)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });

    // Club E referees before it plays, Club F after.
    const referees = { match00001: { referee: 'Club E' }, match00004: { referee: 'Club F' } };
    await stage.write(event.organiser, { [`schedules/${event.id}`]: referees }, ['match00001.referee', 'match00004.referee']);

    // The board: a change of court B makes the game of court A wait for its referee, and shows that before it is confirmed.
    await page.goto(`/${event.id}/day`);
    const court = (letter: string) => page.getByRole('region', { name: `Court ${letter}`, exact: true });
    await page.getByRole('button', { name: 'More about court B' }).click();
    await page.getByRole('menuitem', { name: 'Court B is late' }).click();
    const effect = dialog.getByRole('region', { name: 'What it does' });
    await effect.getByText(/^See/).click();
    await expect(effect.getByRole('listitem').filter({ hasText: 'Club A' }).first()).toBeVisible();
    await expect(effect).toContainText(/Double bookings\s*0/);
    await page.keyboard.press('Escape');

    // Before its game starts, court A shows where its referee plays.
    await court('B')
      .getByRole('button', { name: /^Call the teams/ })
      .click();
    const busy = court('A').getByText('Club C plays on court B');
    await expect(busy).toBeVisible();
    await expect(court('A').getByRole('button', { name: /^Call the teams/ })).toBeVisible();
    await expectAccessible(page);

    // The team's phone names the earlier of game and duty.
    const phone = await person({ phone: true });
    const mine = phone.getByRole('region', { name: 'Your next game' });
    await phone.goto(`/${event.id}`);
    await phone.getByLabel('My team', { exact: true }).selectOption(toTeamId(4));
    await expect(mine).toContainText(/referee.*You play/s);
    await phone.getByLabel('My team', { exact: true }).selectOption(toTeamId(5));
    await expect(mine).toContainText(/You play.*You referee/s);
  },
);
