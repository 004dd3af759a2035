import type { Page } from '@playwright/test';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import { toMatchId, createScheduledEvent } from '../support/schedules';
import { listGameRows } from '../support/tables';

const sixGames = [
  [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
  ],
  [
    [0, 3],
    [1, 2],
  ],
] as const;

const tool = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More tools for the schedule' }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('arranges the days: times, breaks, moves by menu and keyboard with warnings, an added day, a removed match', async ({
  person,
  stage,
}) => {
  const { event, organiser } = await createScheduledEvent(stage, 4, sixGames);
  const page = await person();
  await visit(page, organiser, `/${event.id}`);
  const days = page.locator('#schedule [data-day]');
  const dialog = page.getByRole('dialog');
  const stored = async () => (await stage.read(event.organiser, `tournaments/${event.id}`))['schedule'] as Record<string, string[]>;

  // Times: a value just beyond a limit only shows a message at its field.
  await page.getByRole('button', { name: 'Game times' }).click();
  await dialog.getByLabel('Game length, minutes').fill('101');
  await dialog.getByLabel('Courts', { exact: true }).fill('7');
  await dialog.getByRole('button', { name: 'Save times' }).click();
  await expect(dialog.getByText('From 1 to 100.')).toBeVisible();
  await expect(dialog.getByText('From 1 to 6.')).toBeVisible();
  await dialog.getByLabel('Game length, minutes').fill('100');
  await dialog.getByLabel('Courts', { exact: true }).fill('1');
  await dialog.getByLabel('Start of day 2').fill('10:30');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save times' }).click();
  await expect(days.first().getByText('10:43')).toBeVisible();
  await expect(days.nth(1).getByText('10:30')).toBeVisible();
  await page.getByRole('button', { name: 'Game times' }).click();
  await dialog.getByLabel('Game length, minutes').fill('12');
  await dialog.getByLabel('Courts', { exact: true }).fill('2');
  await dialog.getByRole('button', { name: 'Save times' }).click();
  await expect(days.first().getByText('09:15').first()).toBeVisible();

  // A break on all courts empties one whole time slot.
  await page.getByRole('button', { name: 'Add a break' }).click();
  await dialog.getByLabel('Before').selectOption({ label: '09:15' });
  await dialog.getByRole('button', { name: 'Add break' }).click();
  await expect(days.first().getByText('Empty court')).toHaveCount(2);
  await expect.poll(async () => (await stored())['0']).toEqual([toMatchId(0), toMatchId(1), 'break', 'break', toMatchId(2), toMatchId(3)]);
  await page.getByRole('button', { name: 'More about the break at 09:15' }).first().click();
  // The whole slot moves in one write, so that no game is on another court in between.
  await page.getByRole('menuitem', { name: 'Remove the break on all courts', exact: true }).click();
  await expect(days.first().getByText('Empty court')).toHaveCount(0);
  await expect.poll(async () => (await stored())['0']).toEqual([toMatchId(0), toMatchId(1), toMatchId(2), toMatchId(3)]);

  // By menu: the dialog warns of a team that would play two games at the same time.
  await page.getByRole('button', { name: 'More about Club A v Club D' }).click();
  await page.getByRole('menuitem', { name: 'Move game…' }).click();
  await dialog.getByLabel('Day').selectOption({ index: 0 });
  await dialog.getByLabel('Position').selectOption({ index: 1 });
  await expect(dialog.getByText(/Club A would play twice at the same time\.|Club A .*twice/)).toBeVisible();
  await dialog.getByLabel('Position').selectOption({ index: 4 });
  await dialog.getByRole('button', { name: 'Move game', exact: true }).click();
  await expect.poll(async () => (await stored())['0']).toEqual([toMatchId(0), toMatchId(1), toMatchId(2), toMatchId(3), toMatchId(4)]);

  // By keyboard to the other day, after the game has reached its new place.
  await expect(dialog).toHaveCount(0);
  const handle = days.first().getByRole('button', { name: 'Move Club A v Club D', exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Club A v Club D: Day 1.*position 5/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/Club A v Club D: Day 2.*position/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await stored())['1']).toHaveLength(2);
  expect((await stored())['0']).toHaveLength(4);

  // A third day, and a removed match.
  await tool(page, 'Add a day');
  await dialog.getByRole('button', { name: 'Add day' }).click();
  await expect(days).toHaveCount(3);
  await page.getByRole('button', { name: 'More about Club B v Club C' }).click();
  await page.getByRole('menuitem', { name: 'Delete match' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete match' }).click();
  await expect(listGameRows(page)).toHaveCount(5);
  await expect.poll(async () => Object.keys(await stage.read(event.organiser, `schedules/${event.id}`))).toHaveLength(5);
  expect(Object.keys(await stored())).toEqual(['0', '1', '2']);
  expect(Object.values(await stored()).flat()).toHaveLength(5);
});

test(
  'referees, links, a tie-breaker, points, and deleting the schedule with the numbers of what is lost',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    // The fifth team has no game, so it can always referee.
    const { event, organiser } = await createScheduledEvent(stage, 5, sixGames);
    const page = await person();
    const spectator = await person({ phone: true, expectErrors: refusals });
    await spectator.goto(`/${event.id}`);
    await visit(page, organiser, `/${event.id}`);
    const dialog = page.getByRole('dialog');
    const matches = () => stage.read(event.organiser, `schedules/${event.id}`) as Promise<Record<string, Record<string, unknown>>>;

    await tool(page, 'Referees');
    await dialog
      .getByRole('button', { name: /referees Club A v Club B/ })
      .first()
      .click();
    await dialog.getByLabel('Referee of Club C v Club D').fill('Ref from outside');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save referees' }).click();
    await expect(page.locator('#schedule').getByText('Referee: Ref from outside')).toBeVisible();
    await expect.poll(async () => (await matches())[toMatchId(0)]?.['referee']).toBe('Club E');

    await tool(page, 'Hyperlinks');
    await dialog.getByLabel('Link of Club A v Club B').fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Save links' }).click();
    await expect(dialog.getByText(/^Start with https:/)).toBeVisible();
    await dialog.getByLabel('Link of Club A v Club B').fill('https://example.org/watch');
    await dialog.getByRole('button', { name: 'Save links' }).click();
    await expect(spectator.locator('a[href="https://example.org/watch"]')).toBeVisible();

    await tool(page, 'Add a tie-breaker game');
    await dialog.getByLabel('First team').selectOption({ label: 'Club A' });
    await dialog.getByLabel('Second team').selectOption({ label: 'Club A' });
    await dialog.getByRole('button', { name: 'Add game' }).click();
    await expect(dialog.getByText('Choose two different teams.')).toBeVisible();
    await dialog.getByLabel('Second team').selectOption({ label: 'Club D' });
    await dialog.getByRole('button', { name: 'Add game' }).click();
    await expect(listGameRows(page)).toHaveCount(7);
    // The match appears before the server has responded, but until the response the dialog covers the boxes and typed text would not reach them.
    await expect(dialog).toHaveCount(0);

    // Club B wins 1:0 against Club A. The tie-breaker lifts Club D above Club A without points or goals.
    const score = async (row: number, one: string, other: string) => {
      const boxes = listGameRows(page).nth(row).getByRole('textbox');
      await boxes.nth(0).fill(one);
      await boxes.nth(1).fill(other);
    };
    await score(0, '0', '1');
    await score(6, '2', '5');
    const line = (name: string) => spectator.locator('#standings tbody tr').filter({ hasText: name }).locator('td').last();
    await expect(line('Club B')).toHaveText('3');
    await expect(line('Club D')).toHaveText('0');
    await page.getByRole('button', { name: 'Adjust Points' }).click();
    await dialog.getByText('5', { exact: true }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(line('Club B')).toHaveText('5');

    await expect(spectator.locator('#schedule tbody tr, [id^="match-"]')).not.toHaveCount(0);
    await tool(page, 'Delete the schedule');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('7 games');
    await expect(question).toContainText('2 results');
    await question.getByRole('button', { name: 'Delete schedule' }).click();
    await expect(page.locator('#schedule').getByText('No schedule yet')).toBeVisible();
    await expect(page.locator('#groups').getByRole('region', { name: 'Group A' })).toBeVisible();
    await expect(spectator.locator('#schedule tbody tr, [id^="match-"]')).toHaveCount(0);

    // It was a mistake: the history has everything.
    await page.locator('#schedule').getByRole('button', { name: 'History' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Restore: Schedule deleted, with its results' }).click();
    await expect(dialog.getByText('Schedule restored, with its results')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Restore: Schedule/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(listGameRows(page).nth(0).getByRole('textbox').nth(1)).toHaveValue('1');
    await expect(line('Club B')).toHaveText('5');
  },
);

test(
  'scores: no entry is lost, invalid ones are refused, and a lost connection only delays them',
  { tag: '@release' },
  async ({ person, stage }) => {
    const { event, organiser } = await createScheduledEvent(stage, 4, sixGames);
    const [one, other] = [await person({ expectErrors: refusals }), await person({ phone: true })];
    await visit(one, organiser, `/${event.id}`);
    await visit(other, organiser, `/${event.id}`);
    const box = (page: Page, row: number, side: number) => listGameRows(page).nth(row).getByRole('textbox').nth(side);

    // Two people at one game: each enters one side, and both see both.
    await Promise.all([box(one, 0, 0).fill('3'), box(other, 0, 1).fill('2')]);
    for (const page of [one, other]) {
      await expect(box(page, 0, 0)).toHaveValue('3');
      await expect(box(page, 0, 1)).toHaveValue('2');
    }

    // Only whole numbers of at least 0; an empty box is not 0.
    await box(one, 1, 0).pressSequentially('-a1.');
    await expect(box(one, 1, 0)).toHaveValue('1');
    await expect(box(other, 1, 0)).toHaveValue('1');
    await expect(box(other, 1, 1)).toHaveValue('');

    // Undoes the last change.
    await one.getByRole('button', { name: /^Undo/ }).click();
    await expect(box(other, 1, 0)).toHaveValue('');

    // Without a network an entry waits, is marked, and is sent later automatically.
    await one.context().setOffline(true);
    await box(one, 2, 0).fill('4');
    await box(one, 2, 1).fill('1');
    await expect(listGameRows(one).nth(2).getByText('Waiting for network')).toBeVisible({ timeout: 20_000 });
    await expect(box(other, 2, 0)).toHaveValue('');
    await one.context().setOffline(false);
    await expect(box(other, 2, 0)).toHaveValue('4', { timeout: 30_000 });
    await expect(box(other, 2, 1)).toHaveValue('1');
    await expect(listGameRows(one).nth(2).getByText('Waiting for network')).toHaveCount(0, { timeout: 20_000 });
  },
);

test('the scoring mode shows only games on court, with large buttons', { tag: '@release' }, async ({ person, stage }) => {
  const { event, organiser } = await createScheduledEvent(stage, 4, sixGames);
  const page = await person({ phone: true, language: 'fr' });
  await visit(page, organiser, `/${event.id}`);
  await page.getByRole('button', { name: 'Mode marqueur' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Créneau').selectOption({ index: 1 });
  await expect(dialog.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
  const plus = dialog.getByRole('button', { name: 'Un de plus pour Club A' });
  const { width, height } = (await plus.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(60);
  await plus.tap();
  await plus.tap();
  await dialog.getByRole('button', { name: 'Un de plus pour Club B' }).tap();
  await expect
    .poll(async () => (await stage.read(event.organiser, `schedules/${event.id}`))[toMatchId(0)])
    .toMatchObject({ team1Score: 2, team2Score: 1 });
});
