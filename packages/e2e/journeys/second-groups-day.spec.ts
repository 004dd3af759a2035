import { DayOfGroups } from '../support/day-of-groups';
import { addFurtherGroups, findMorning, formatClockTime, FURTHER_GROUPS } from '../support/day-of-play';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';

test.setTimeout(240_000);
test.use({ actionTimeout: 20_000 });

test('the games of a second group stage are played on the board: by an organizer, and by a pass', async ({ person, stage }) => {
  const { event } = await DayOfGroups.create(stage);
  const start = formatClockTime(Math.floor(findMorning().minutes / 5) * 5 + 5);
  const scheduleTimes = { startTimes: [start], gameLength: 12, interval: 3, numberOfCourts: 1 };
  const pairs = [
    [1, 4],
    [2, 3],
  ] as const;
  await addFurtherGroups(stage, event, pairs, { name: 'Main round', scheduleTimes });
  const [lead, keeper] = [await person({ expectErrors: refusals }), await person({ phone: true, expectErrors: refusals })];
  const read = () => stage.read(event.organiser, `schedules/${event.id}/stages/${FURTHER_GROUPS}`);

  await test.step('the organizer has them on the board with their stage and group, and plays one there', async () => {
    await visit(lead, event.organiser, `/${event.id}/day`);
    const court = lead.getByRole('region', { name: 'Court A' });
    await expect(court).toContainText('Main round · Group A');
    await expectAccessible(lead);
    await court.getByRole('button', { name: /^Call the teams Club 01 and Club 04/ }).click();
    await court.getByRole('button', { name: /^Start Club 01/ }).click();
    await court.getByRole('button', { name: 'Goal for Club 01' }).click();
    await court.getByRole('button', { name: 'End game' }).click();
    await court.getByRole('button', { name: /^End now/ }).click();
    await court.getByRole('button', { name: /^Confirm/ }).click();
    await expect(async () => {
      const played = { team1Score: 1, team2Score: 0, play: { state: 'finished', isConfirmed: true } };
      expect((await read())[`${FURTHER_GROUPS}-m1`]).toMatchObject(played);
    }).toPass({ timeout: 15_000 });
    await expect(court).toContainText('Main round · Group B');
  });

  await test.step('its result is corrected on the board', async () => {
    await lead.getByRole('button', { name: 'More about the day' }).click();
    await lead.getByRole('menuitem', { name: 'Played games' }).click();
    const dialog = lead.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Correct: Club 01 – Club 04' }).first().click();
    await dialog.getByRole('textbox').nth(0).fill('3');
    await dialog.getByRole('button', { name: 'Save result' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(async () => expect((await read())[`${FURTHER_GROUPS}-m1`]).toMatchObject({ team1Score: 3 })).toPass({ timeout: 15_000 });
  });

  await test.step('a scorekeeper’s phone keeps the next one by a pass', async () => {
    await lead.getByRole('button', { name: 'More about the day' }).click();
    await lead.getByRole('menuitem', { name: 'Passes' }).click();
    const dialog = lead.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make a pass' }).click();
    await dialog.getByLabel('Name of the pass').fill('The fence of A');
    await dialog.getByLabel('Good for').selectOption({ label: 'Court A' });
    await dialog.getByRole('button', { name: 'Make a pass' }).click();
    const link = await dialog.getByLabel('Link of the pass').inputValue();
    await keeper.goto(link);
    const court = keeper.getByRole('region', { name: 'Court A' });
    await expect(court).toContainText('Main round · Group B');
    await court.getByRole('button', { name: /^Start Club 02/ }).click();
    await court.getByRole('button', { name: 'Goal for Club 03' }).click();
    await court.getByRole('button', { name: 'End game' }).click();
    await court.getByRole('button', { name: /^End now/ }).click();
    await expect(async () => {
      const played = { team1Score: 0, team2Score: 1, play: { state: 'finished' } };
      expect((await read())[`${FURTHER_GROUPS}-m2`]).toMatchObject(played);
    }).toPass({ timeout: 15_000 });
  });
});
