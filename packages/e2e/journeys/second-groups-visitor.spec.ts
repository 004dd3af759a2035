import { readFile } from 'node:fs/promises';
import { DayOfGroups } from '../support/day-of-groups';
import { addFurtherGroups, findMorning, formatClockTime, FURTHER_GROUPS, planFurtherGroups } from '../support/day-of-play';
import { expect, expectAccessible, test } from '../support/people-test';

test.setTimeout(240_000);
test.use({ actionTimeout: 20_000 });

const pairs = [
  [1, 4],
  [2, 3],
] as const;

test('visitors follow a second group stage: before it is drawn, while it is played, and at its end', async ({ person, stage }) => {
  const { event } = await DayOfGroups.create(stage);
  const start = formatClockTime(Math.floor(findMorning().minutes / 5) * 5 + 5);
  const scheduleTimes = { startTimes: [start], gameLength: 12, interval: 3, numberOfCourts: 1 };
  const plan = { name: 'Main round', carries: 'points' };
  await planFurtherGroups(stage, event, plan);
  const [phone, desk, wall] = [await person({ phone: true, language: 'fr' }), await person(), await person()];
  const enter = async (game: string, team1Score: number, team2Score: number) => {
    const id = `${FURTHER_GROUPS}-${game}`;
    const fields = { team1Score, team2Score };
    await stage.force(
      `schedules/${event.id}/stages/${FURTHER_GROUPS}`,
      { [id]: fields },
      Object.keys(fields).map((field) => `${id}.${field}`),
    );
  };

  await test.step('before it is drawn they read who would play it, each by the place that leads there', async () => {
    await Promise.all([phone.goto(`/${event.id}`), desk.goto(`/${event.id}`)]);
    const entry = desk.getByRole('region', { name: 'Main round' });
    await expect(entry).toContainText('Not drawn yet');
    await expect(entry).toContainText('1st of group A');
    await expect(entry).toContainText('Club 01');
    await expect(phone.getByRole('region', { name: 'Main round' })).toContainText('1er du groupe A');
    await expectAccessible(desk);
    await expectAccessible(phone);
  });

  await test.step('once it is drawn the open pages show its games and its tables, with the points that count again', async () => {
    await addFurtherGroups(stage, event, pairs, { ...plan, scheduleTimes });
    const game = desk.locator(`#match-${FURTHER_GROUPS}-m1`);
    await expect(game).toContainText('Club 01');
    await expect(game).toContainText('Club 04');
    const table = desk.getByRole('table', { name: 'Main round · Group A' });
    await expect(table).toContainText('Begins with the points from: First groups.');
    await expect(table).not.toContainText('Club 01: 9 points');
    await desk.getByRole('switch', { name: 'Why this order?' }).click();
    await expect(table).toContainText('Club 01: 9 points');
    await expect(phone.getByRole('table', { name: 'Main round · Groupe A' })).toContainText(
      'Commence avec les points de : Premiers groupes.',
    );
    await expectAccessible(desk);
  });

  await test.step('the reader of a team learns when it plays there, on the page, on the page of the team and in the calendar', async () => {
    await phone.getByLabel('Mon équipe').selectOption({ label: 'Club 03' });
    const card = phone.locator('#my-team');
    await expect(card).toContainText('Main round · Groupe B · contre Club 02');
    await expect(phone.locator('#now')).toContainText('Main round');
    await expectAccessible(phone);
    await phone.getByRole('link', { name: 'Page de l’équipe' }).first().click();
    await expect(phone.locator('#next')).toContainText('Main round · Groupe B');
    await expect(phone.locator('#standing')).toContainText('Main round · Groupe B');
    await expectAccessible(phone);
    const [file] = await Promise.all([
      phone.waitForEvent('download'),
      (async () => {
        await phone.getByRole('button', { name: 'Calendrier' }).click();
        await phone.getByRole('button', { name: 'Télécharger le fichier' }).click();
      })(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.replaceAll('\r\n ', '')).toMatch(/Main round\s?: Club 02 – Club 03/);
  });

  await test.step('the wall has its games and its tables', async () => {
    await wall.goto(`/${event.id}/screen?panels=now,standings`);
    const court = wall.locator('[data-court="A"]');
    await expect(court).toContainText('Club 01');
    await expect(court).toContainText('Main round');
    await expect(wall.getByRole('region', { name: /^Main round · Group [AB]$/ })).toBeVisible();
  });

  await test.step('scores arrive in the open pages, and its end is the end of the groups', async () => {
    await enter('m1', 1, 4);
    await expect(desk.locator(`#match-${FURTHER_GROUPS}-m1`)).toContainText('4');
    const table = desk.getByRole('table', { name: 'Main round · Group A' });
    // Club 04 begins with six points, Club 01 with nine.
    await expect(table.getByRole('row').nth(1)).toContainText('Club 04');
    await enter('m2', 2, 0);
    await phone.goto(`/${event.id}`);
    await expect(phone.locator('#my-team')).toContainText('2 du groupe B');
  });
});
