import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, visit } from '../support/people-test';
import { createScheduledEvent } from '../support/schedules';
import { listGameRows, listTeamNames } from '../support/tables';

/** Creates group A of the European championship of 2012, with Poland, Greece, Russia and the Czech Republic as clubs A to D. */
const games = [
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
const scores = ['1:1', '4:1', '1:1', '1:2', '0:1', '1:0'];

const tableIn = (page: Page) => page.locator('#standings').getByRole('table');

test(
  'the order of a table: a preset, criteria arranged by keyboard, and a deduction; visitors see the order with its reasons',
  { tag: '@release' },
  async ({ person, stage }) => {
    const { event, organiser } = await createScheduledEvent(stage, 4, games);
    const [page, spectator] = [await person(), await person({ phone: true })];
    await visit(page, organiser, `/${event.id}`);
    await spectator.goto(`/${event.id}`);
    for (const [row, score] of scores.entries()) {
      const boxes = listGameRows(page).nth(row).getByRole('textbox');
      const [one = '', other = ''] = score.split(':');
      await boxes.nth(0).fill(one);
      await boxes.nth(1).fill(other);
    }
    // After points, Greece is before Russia because of their own game.
    await expect.poll(() => listTeamNames(tableIn(spectator))).toEqual(['Club D', 'Club B', 'Club C', 'Club A']);
    await spectator.getByRole('switch', { name: 'Why this order?' }).click();
    await expect(spectator.getByText('Ahead on the games against each other: 3 to 0')).toBeVisible();

    const dialog = page.getByRole('dialog');
    const choose = async () => {
      await page.getByRole('button', { name: 'Adjust Points' }).click();
      await dialog.getByLabel('Order of the table').selectOption('NAH: goal difference before head-to-head');
      await expect(dialog.getByText('2 teams change their place')).toBeVisible();
    };
    await choose();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await choose();
    const criteria = dialog.getByRole('list', { name: 'Criteria, first to last' }).getByRole('listitem');
    await expect(criteria).toHaveText([
      'points',
      'goal difference',
      'goals scored',
      'head-to-head of two',
      'tie-breaker game',
      'order of registration',
    ]);
    const up = dialog.getByRole('button', { name: 'Move goals scored up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(up).toBeFocused();
    await expect(criteria.nth(1)).toHaveText('goals scored');
    await expect(dialog.getByLabel('Order of the table')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Move goals scored down' }).press('Enter');
    await expect(dialog.getByLabel('Order of the table')).toHaveValue('nah');
    await dialog.getByRole('button', { name: 'Remove head-to-head of two' }).press('Enter');
    await dialog.getByLabel('Add a criterion').selectOption('points among level teams');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);

    await expect.poll(() => listTeamNames(tableIn(spectator))).toEqual(['Club D', 'Club C', 'Club B', 'Club A']);
    await expect(spectator.getByText('Ahead on goal difference: +2 to 0')).toBeVisible();
    await expect(
      spectator.getByText('Ordered by points, goal difference, goals scored, points among level teams and tie-breaker game.'),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Deductions' }).click();
    await dialog.getByLabel('Add for a team').selectOption('Club D');
    await dialog.getByLabel('Points', { exact: true }).fill('3');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Came late to two games');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => listTeamNames(tableIn(spectator))).toEqual(['Club C', 'Club B', 'Club D', 'Club A']);
    await spectator.getByRole('switch', { name: 'Why this order?' }).click();
    await expect(spectator.getByText('Club D: −3 points. Came late to two games')).toBeVisible();
    await expectAccessible(spectator);

    // The order of the specification is stored without a list, and head-to-head counts again.
    await page.getByRole('button', { name: 'Adjust Points' }).click();
    await dialog.getByLabel('Order of the table').selectOption('Points first');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => listTeamNames(tableIn(spectator))).toEqual(['Club B', 'Club C', 'Club D', 'Club A']);
    await expect.poll(async () => (await stage.read(event.organiser, `tournaments/${event.id}`))['tableOrder']).toEqual([]);
  },
);
