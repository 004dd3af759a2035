import { readFile } from 'node:fs/promises';
import { DayOfGroups } from '../support/day-of-groups';
import { addFurtherBracket, clockTime, FURTHER_STAGE, morning } from '../support/day-of-play';
import { expect, expectAccessible, test } from '../support/people-test';

// Four pages, however slow the machine.
test.setTimeout(240_000);
test.use({ actionTimeout: 20_000 });

test('the games of a B bracket are in the day: on the visitor’s page, in the way of their team, on the wall, in the calendar', async ({
  person,
  stage,
}) => {
  const day = await DayOfGroups.create(stage);
  await day.draw();
  const { event } = day;
  const start = clockTime(Math.floor(morning().minutes / 5) * 5 + 5);
  const bracketTimes = { startTimes: [start], gameLength: 12, interval: 3, numberOfCourts: 1 };
  await addFurtherBracket(stage, event, [5, 6, 7, 8], { name: 'B bracket', bracketTimes, gamesBefore: 4 });
  const [visitor, wall] = [await person({ phone: true }), await person()];

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
    const text = await readFile(await file.path(), 'utf8');
    expect(text.replaceAll('\r\n ', '')).toContain('B bracket\\, Semi-finals: Club 05 – Club 08');
  });

  await test.step('the wall has it on its court; its result goes on to the next game there', async () => {
    await wall.goto(`/${event.id}/screen`);
    const court = wall.locator('[data-court="A"]');
    await expect(court).toContainText('Club 05');
    await expect(court).toContainText('B bracket');
    const games = `brackets/${event.id}/stages/${FURTHER_STAGE}`;
    await stage.write(event.organiser, { [games]: { [`${FURTHER_STAGE}-gameA`]: { team1Score: 4, team2Score: 1 } } }, [
      `\`${FURTHER_STAGE}-gameA\`.team1Score`,
      `\`${FURTHER_STAGE}-gameA\`.team2Score`,
    ]);
    await expect(court).toContainText('Club 06');
  });
});
