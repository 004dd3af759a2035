import { expect, test, visit } from '../support/people-test';
import { getDateIn } from '../support/people';
import { createScheduledEvent, toMatchId } from '../support/schedules';
import { expectAccessible } from '../support/test';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000 });

const days = [[[0, 1], [2, 3]], [[0, 2], [1, 3]], [[0, 3], [1, 2]]] as const; // prettier-ignore
const [m0, m1, m2, m3, m4, m5] = [0, 1, 2, 3, 4, 5].map(toMatchId);

test(
  'an organizer removes a day in mid-event by keyboard: the dialog says first what moves and when the event ends, refuses a played day, and is undone',
  { tag: '@release' },
  async ({ person, stage }) => {
    const { event, organiser } = await createScheduledEvent(stage, 4, days);
    await stage.change(event, { startDate: getDateIn(1), endDate: getDateIn(3) });
    const page = await person();
    await visit(page, organiser, `/${event.id}`);
    const stored = async () => {
      const { schedule, scheduleTimes } = await stage.read(event.organiser, `tournaments/${event.id}`);
      return { schedule, starts: (scheduleTimes as { startTimes: string[] }).startTimes };
    };
    const before = await stored();
    const dialog = page.getByRole('dialog');
    const day = dialog.getByLabel('Day', { exact: true });
    await stage.write(event.organiser, {
      [`schedules/${event.id}`]: {
        ...(await stage.read(event.organiser, `schedules/${event.id}`)),
        [m0!]: { ...((await stage.read(event.organiser, `schedules/${event.id}`))[m0!] as object), team1Score: 3, team2Score: 1 },
      },
    });
    await page.getByRole('button', { name: 'More tools for the schedule' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Remove a day' }).press('Enter');

    await test.step('the last day is proposed, with its games', async () => {
      await expect(dialog.getByRole('status')).toContainText('2 games move to Day 1');
      await expect(dialog.getByRole('status')).toContainText('The event then ends');
      await expect(dialog.getByRole('region', { name: 'Games that move' }).getByRole('listitem')).toHaveCount(2);
      await expectAccessible(page);
    });

    await test.step('a day with a result stays', async () => {
      await day.selectOption({ index: 0 });
      await expect(dialog).toContainText('1 game of this day has a result or has begun.');
      await expect(dialog.getByRole('button', { name: 'Remove the day' })).toBeDisabled();
      await expectAccessible(page);
    });

    await test.step('the middle day goes; the others keep their dates', async () => {
      const heads = page.locator('#schedule').getByRole('heading', { level: 3 });
      const last = (await heads.nth(2).innerText()).replace(/^.*?, /, '');
      await day.selectOption({ index: 1 });
      await dialog.getByRole('button', { name: 'Remove the day' }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(heads).toHaveCount(2);
      await expect(heads.nth(1)).toContainText(last);
      expect(await stored()).toEqual({ schedule: { 0: [m0, m1, m2, m3], 2: [m4, m5] }, starts: ['09:00', '09:00'] });
    });

    await test.step('and comes back by the key', async () => {
      await page.keyboard.press('Control+z');
      await expect(page.getByText(/^Undone: Day 2, .* was removed\.$/)).toBeVisible();
      expect(await stored()).toEqual(before);
    });
  },
);
