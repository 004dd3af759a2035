import { readFile } from 'node:fs/promises';
import { DayOfGroups } from '../support/day-of-groups';
import { addFurtherBracket, formatClockTime, FURTHER_STAGE, findMorning } from '../support/day-of-play';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';

// Four pages, however slow the machine.
test.setTimeout(240_000);
test.use({ actionTimeout: 20_000 });

test('the games of a B bracket are in the day: on the visitor’s page, in the way of their team, on the wall, in the calendar, on the board, by a pass', async ({
  person,
  stage,
}) => {
  const day = await DayOfGroups.create(stage);
  await day.draw();
  const { event } = day;
  const start = formatClockTime(Math.floor(findMorning().minutes / 5) * 5 + 5);
  const bracketTimes = { startTimes: [start], gameLength: 12, interval: 3, numberOfCourts: 1 };
  await addFurtherBracket(stage, event, [5, 6, 7, 8], { name: 'B bracket', bracketTimes, gamesBefore: 4 });
  const [visitor, wall] = [await person({ phone: true }), await person()];
  const [lead, keeper] = [await person({ expectErrors: refusals }), await person({ phone: true, expectErrors: refusals })];

  await test.step('who follows a team of it reads when, where and in which bracket it plays next', async () => {
    await visitor.goto(`/${event.id}`);
    await visitor.getByLabel('My team').selectOption({ label: 'Club 05' });
    const card = visitor.locator('#my-team');
    await expect(card).toContainText('B bracket · Semi-finals · against Club 08');
    await expect(card).toContainText(start);
    await expect(visitor.locator('#now')).toContainText('B bracket');
    await expectAccessible(visitor);
  });

  await test.step('its team page has the game, and what may follow it', async () => {
    await visitor.getByRole('link', { name: 'Team’s page' }).first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Club 05' })).toBeVisible();
    await expect(visitor.locator('#next')).toContainText('B bracket · Semi-finals');
    await expect(visitor.locator('#games')).toContainText('Club 08');
    await expect(visitor.locator('#ahead')).toContainText('Final');
    await expectAccessible(visitor);
    const [file] = await Promise.all([
      visitor.waitForEvent('download'),
      (async () => {
        await visitor.getByRole('button', { name: 'Calendar' }).click();
        await visitor.getByRole('button', { name: 'Download the file' }).click();
      })(),
    ]);
    await visitor.getByRole('button', { name: 'Close' }).last().click();
    const text = await readFile(await file.path(), 'utf8');
    expect(text.replaceAll('\r\n ', '')).toContain('B bracket\\, Semi-finals: Club 05 – Club 08');
  });

  await test.step('the wall has it on its court', async () => {
    await wall.goto(`/${event.id}/screen`);
    const court = wall.locator('[data-court="A"]');
    await expect(court).toContainText('Club 05');
    await expect(court).toContainText('B bracket');
  });

  await test.step('the organizer has it on the board, and plays it there: visitors follow, the winner goes on', async () => {
    await visit(lead, event.organiser, `/${event.id}/day`);
    const court = lead.getByRole('region', { name: 'Court A' });
    await expect(court).toContainText('B bracket · Semi-finals');
    await expectAccessible(lead);
    await court.getByRole('button', { name: /^Call the teams Club 05 and Club 08/ }).click();
    await court.getByRole('button', { name: /^Start Club 05/ }).click();
    await court.getByRole('button', { name: 'Goal for Club 05' }).click();
    await expect(wall.locator('[data-court="A"] dd')).toHaveText(['1', '0']);
    await expect(visitor.locator('#next')).toContainText('B bracket');
    await court.getByRole('button', { name: 'End game' }).click();
    await court.getByRole('button', { name: /^End now/ }).click();
    await court.getByRole('button', { name: /^Confirm/ }).click();
    await expect(visitor.locator('#games')).toContainText(/B bracket · Semi-finals.*1–.?0.*Won/);
    // Its game in the document of its bracket is over; the first bracket has nothing of it.
    await expect(async () => {
      const games = await stage.read(event.organiser, `brackets/${event.id}/stages/${FURTHER_STAGE}`);
      const played = { team1Score: 1, team2Score: 0, play: { state: 'finished', isConfirmed: true } };
      expect(games[`${FURTHER_STAGE}-gameA`]).toMatchObject(played);
    }).toPass({ timeout: 15_000 });
    await expect(court).toContainText('Club 06');
  });

  await test.step('its result is corrected on the board', async () => {
    await lead.getByRole('button', { name: 'More about the day' }).click();
    await lead.getByRole('menuitem', { name: 'Played games' }).click();
    const dialog = lead.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Correct: Club 05 – Club 08' }).click();
    await dialog.getByRole('textbox').nth(0).fill('3');
    await dialog.getByRole('button', { name: 'Save result' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(visitor.locator('#games')).toContainText(/B bracket · Semi-finals.*3–.?0.*Won/);
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
    await expect(court).toContainText('B bracket · Semi-finals');
    await court.getByRole('button', { name: /^Start Club 06/ }).click();
    await court.getByRole('button', { name: 'Goal for Club 07' }).click();
    await expect(wall.locator('[data-court="A"] dd')).toHaveText(['0', '1']);
    await court.getByRole('button', { name: 'End game' }).click();
    await court.getByRole('button', { name: /^End now/ }).click();
    // Both finalists are known, by the board and by the pass.
    await expect(visitor.locator('#next')).toContainText('Club 07');
    await expect(visitor.locator('#next')).toContainText('B bracket · Final');
  });
});
