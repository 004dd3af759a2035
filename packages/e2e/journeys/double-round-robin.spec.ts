import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, visit } from '../support/people-test';
import { getDateIn } from '../support/people';
import { listGameRows, listTeamNames } from '../support/tables';

// A generous limit: two people on a slow machine.
test.setTimeout(240_000);
test.use({ actionTimeout: 20_000 });

/** Fills in the form of a new tournament with pasted teams, up to its groups and games. */
async function typeTeams(page: Page, name: string, names: readonly string[]): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Location').fill('Parc La Fontaine, Montréal');
  await page.getByLabel('Start date').fill(getDateIn(10));
  await page.getByLabel('End date').fill(getDateIn(10));
  await page.getByLabel('Teams', { exact: true }).fill(names.join('\n'));
}

async function send(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Create Tournament' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname.slice(1);
}

/** Makes the tournament and its schedule public. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open Tournament' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open Tournament' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const schedule = page.locator('#visitors').getByRole('switch', { name: 'Schedule' });
  await schedule.click();
  await expect(schedule).toBeChecked();
}

/** Enters a result into each game, starting with the first. */
async function enter(page: Page, scores: readonly (readonly [number, number])[]): Promise<void> {
  for (const [row, [one, other]] of scores.entries()) {
    const boxes = listGameRows(page).nth(row).getByRole('textbox');
    await boxes.nth(0).focus();
    await page.keyboard.type(String(one));
    await boxes.nth(1).focus();
    await page.keyboard.type(String(other));
  }
}

test(
  'six teams of one group meet twice: created by keyboard, played, and shown on a French phone',
  { tag: '@release' },
  async ({ person, stage }) => {
    const me = await stage.player('dora double');
    const [page, phone] = [await person(), await person({ phone: true, language: 'fr', expectErrors: /403|permission/i })];
    const names = [...'ABCDEF'].map((letter) => `Équipe ${letter}`);
    const name = `Ligue ${Date.now()}`;
    await visit(page, me, '/organize');
    await typeTeams(page, name, names);
    const meets = page.getByLabel('Each pair meets');
    await expect(page.getByText('6 teams · 1 group of 6 · 15 games')).toBeVisible();
    await meets.focus();
    await page.keyboard.press('ArrowDown');
    await expect(meets).toHaveValue('2');
    await expect(page.getByText('6 teams · 1 group of 6 · 30 games')).toBeVisible();
    await expectAccessible(page);
    const id = await send(page, name);
    await expect(listGameRows(page)).toHaveCount(30);
    const stored = await stage.read(me, `tournaments/${id}`);
    expect(stored).toMatchObject({ legs: 2 });
    await publish(page);

    // The first named team wins, and each team of a pair is named first once.
    const rows = listGameRows(page);
    await enter(
      page,
      Array.from({ length: 30 }, (_, row) => [1 + (row % 4), 0] as const),
    );
    await expect(rows.nth(29).getByRole('textbox').nth(1)).toHaveValue('0');
    await phone.goto(`/${id}`);
    const table = phone.locator('#standings').getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(7);
    // Each team has ten games, five won and five lost.
    for (const team of names) await expect(table.getByRole('row', { name: new RegExp(team) })).toContainText(/10\D+5\D+0\D+5|10.*5.*0.*5/);
    await expect.poll(async () => [...(await listTeamNames(table))].sort()).toEqual(names);
    await expectAccessible(phone);

    // The page of a team has both games against each of the others.
    await table.getByRole('link', { name: 'Équipe A' }).press('Enter');
    await expect(phone.getByRole('heading', { level: 1, name: 'Équipe A' })).toBeVisible();
    const games = phone
      .locator('#games')
      .getByRole('listitem')
      .filter({ hasText: /Victoire|Défaite/ });
    await expect(games).toHaveCount(10);
    for (const other of names.slice(1)) await expect(games.filter({ has: phone.getByRole('link', { name: other }) })).toHaveCount(2);

    // A new schedule proposes the earlier choice. “Once” is stored as a missing field.
    await page.getByRole('button', { name: 'More tools for the schedule' }).click();
    await page.getByRole('menuitem', { name: 'Delete the schedule' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete schedule' }).click();
    await page.locator('#schedule').getByRole('button', { name: 'Create Schedule' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Each pair meets')).toHaveValue('2');
    await expect(dialog.getByText('What you get: 30 games')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Each pair meets').selectOption('Once');
    await dialog.getByRole('button', { name: 'Create schedule, 15 games' }).click();
    await expect(rows).toHaveCount(15);
    expect(await stage.read(me, `tournaments/${id}`)).not.toHaveProperty('legs');
  },
);

test('twelve teams in six groups of two, created by keyboard, advance to a bracket', { tag: '@release' }, async ({ person, stage }) => {
  const me = await stage.player('greta groups');
  const [page, phone] = [await person(), await person({ phone: true, language: 'fr', expectErrors: /403|permission/i })];
  const names = Array.from({ length: 12 }, (_, index) => `Club ${String(index + 1).padStart(2, '0')}`);
  const name = `Six ${Date.now()}`;
  await visit(page, me, '/organize');
  await typeTeams(page, name, names);
  const groups = page.getByRole('spinbutton', { name: 'Groups' });
  await expect(groups).toHaveValue('2');
  await groups.fill('6');
  await expect(page.getByText('From 1 to 4.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'More than 4 groups' }).press('Space');
  await expect(page.getByText('12 teams · 6 groups of 2 · 6 games')).toBeVisible();
  await expectAccessible(page);
  const id = await send(page, name);
  await publish(page);
  await enter(
    page,
    Array.from({ length: 6 }, (_, row) => [2 + row, 0] as const),
  );
  await phone.goto(`/${id}`);
  await expect(phone.locator('#standings').getByRole('table')).toHaveCount(6);
  await expect(phone.getByRole('table', { name: 'Groupe F' })).toBeVisible();
  await expectAccessible(phone);

  await page.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Teams in the bracket').fill('6');
  await dialog.getByRole('button', { name: 'Create bracket, 6 teams' }).click();
  await expect(page.locator('#bracket')).toContainText('0 of 6 games played');
  // The winners of the six groups, and none of the teams they beat.
  const seeds = (await stage.read(me, `tournaments/${id}`))['bracketSeeds'] as readonly string[];
  const matches = Object.values(await stage.read(me, `schedules/${id}`)) as { readonly team1Id: string }[];
  expect([...seeds].sort()).toEqual(matches.map(({ team1Id }) => team1Id).sort());
});
