import type { Locator, Page } from '@playwright/test';
import { createTournament } from '../support/organizing';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import { listGameRows, listTeamNames, computeTable, type PlayedGame } from '../support/tables';

/** The strength of each team, chosen so that no two teams of a group are level on points, wins and goal difference. */
const getStrength = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);
const computeResult = (team1: string, team2: string): readonly [number, number] => {
  const gap = getStrength(team2) - getStrength(team1);
  if (Math.abs(gap) === 1) return [2, 2];
  return gap > 0 ? [gap, 0] : [0, -gap];
};

async function fillScores(rows: Locator): Promise<PlayedGame[]> {
  const games: PlayedGame[] = [];
  for (const row of await rows.all()) {
    const boxes = row.getByRole('textbox');
    const [label1 = '', label2 = ''] = await boxes.evaluateAll((found) =>
      found.map((box) => box.getAttribute('aria-label') ?? (box as HTMLInputElement).labels?.[0]?.innerText ?? ''),
    );
    const [team1, team2] = [label1.replace('Score of ', ''), label2.replace('Score of ', '')];
    const [score1, score2] = computeResult(team1, team2);
    await boxes.nth(0).fill(String(score1));
    await boxes.nth(1).fill(String(score2));
    games.push({ team1, team2, score1, score2 });
  }
  return games;
}

const section = (page: Page, id: string) => page.locator(`#${id}`);

test('two days of sixteen teams in four groups on two courts: from an empty tournament to the final standings, with a second organizer and a spectator', async ({
  person,
  stage,
}) => {
  // Entering a whole event by hand takes long.
  test.setTimeout(300_000);
  const [lead, second] = [await stage.player('lea lead'), await stage.player(`zoe second ${Date.now()}`)];
  const organiser = await person();
  await visit(organiser, lead, '/organize');
  const id = await createTournament(organiser, { name: 'Sixteen of us' });

  // Teams: 12 typed ones and 4 sample teams.
  await organiser.getByRole('button', { name: 'Mock Teams' }).click();
  await organiser.getByLabel('Number of teams').fill('12');
  await organiser.getByRole('button', { name: 'Create 12 teams' }).click();
  await expect(section(organiser, 'teams').getByRole('listitem').filter({ hasText: 'TEAM' })).toHaveCount(12);
  await organiser.getByRole('button', { name: 'More tools for the teams' }).click();
  await organiser.getByRole('menuitem', { name: 'Mock Teams' }).click();
  await organiser.getByLabel('Number of teams').fill('4');
  await organiser.getByRole('button', { name: 'Create 4 teams' }).click();
  await expect(section(organiser, 'teams').getByRole('button', { name: 'Team details of TEAM 16' })).toBeVisible();

  // Four groups. A team is moved from one to another and back by keyboard.
  await organiser.locator('#groups').getByRole('button', { name: 'Create Groups' }).click();
  await organiser.getByRole('dialog').getByText('4 groups', { exact: true }).click();
  await expectAccessible(organiser);
  await organiser.getByRole('button', { name: 'Create 4 groups' }).click();
  await expect(organiser.getByRole('dialog')).toHaveCount(0);
  const groups = section(organiser, 'groups');
  await expect(groups.getByRole('region', { name: 'Group A' }).getByRole('listitem')).toHaveCount(4);
  await groups.getByRole('button', { name: 'Move TEAM 16', exact: true }).focus();
  await organiser.keyboard.press('Space');
  await expect(organiser.getByText(/TEAM 16: Group A, place/)).toBeAttached();
  await organiser.keyboard.press('ArrowRight');
  await expect(organiser.getByText(/TEAM 16: Group B, place/)).toBeAttached();
  await organiser.keyboard.press('Space');
  await expect(groups.getByRole('region', { name: 'Group B' }).getByText('TEAM 16')).toBeVisible();
  await groups.getByRole('button', { name: 'More about TEAM 16' }).click();
  await organiser.getByRole('menuitem', { name: 'Move to Group A' }).click();
  await expect(groups.getByRole('region', { name: 'Group A' }).getByRole('listitem')).toHaveCount(4);

  // The schedule, with a preview before it is written.
  await organiser.locator('#schedule').getByRole('button', { name: 'Create Schedule' }).click();
  const dialog = organiser.getByRole('dialog');
  await expect(dialog.getByLabel('Days', { exact: true })).toHaveValue('2');
  await dialog.getByLabel('Courts', { exact: true }).fill('2');
  await expect(dialog.getByText('What you get: 24 games')).toBeVisible();
  await expect(dialog.getByText(/^Day 1: 16 games/)).toBeVisible();
  await expectAccessible(organiser);
  await dialog.getByRole('button', { name: 'Create schedule, 24 games' }).click();
  await expect(listGameRows(organiser)).toHaveCount(24);
  await expect(section(organiser, 'groups')).toHaveCount(0);
  // The focus moves to the new schedule, and its place is announced.
  await expect(section(organiser, 'schedule')).toBeFocused();
  await expect(
    organiser.getByRole('navigation', { name: 'Parts of the tournament' }).getByRole('link', { name: 'Schedule' }),
  ).toHaveAttribute('aria-current', 'true');

  // The tournament and its schedule become public.
  await organiser.getByRole('button', { name: 'Open Tournament' }).click();
  await organiser.getByRole('alertdialog').getByRole('button', { name: 'Open Tournament' }).click();
  await section(organiser, 'visitors').getByRole('switch', { name: 'Schedule' }).click();
  const spectator = await person({ expectErrors: refusals });
  await spectator.goto(`/${id}`);
  await expect(spectator.getByRole('heading', { level: 1, name: 'Sixteen of us' })).toBeVisible();
  await expect(section(spectator, 'schedule').getByText('TEAM 16').last()).toBeVisible();

  // A second organizer is found by name and opens the page on a phone.
  await section(organiser, 'details').getByRole('button', { name: 'Add an organizer' }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Add organizer' }).click();
  await expect(organiser.getByText('Please select a profile')).toBeVisible();
  await organiser.getByRole('combobox', { name: 'Player' }).fill('zoe second');
  await organiser.locator('[role=option]').filter({ hasText: 'Zoe Second' }).last().click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Add organizer' }).click();
  await expect(section(organiser, 'details').getByText(/Zoe Second .* is an organizer now\./)).toBeVisible();
  const phone = await person({ phone: true });
  await visit(phone, second, `/${id}`);
  await expect(listGameRows(phone)).toHaveCount(24);

  // Both enter scores at the same time, the phone those of the second half.
  const firstDay = listGameRows(organiser).and(organiser.locator('[data-place^="0"]'));
  const secondDay = listGameRows(phone).and(phone.locator('[data-place^="1"]'));
  await expect(firstDay).toHaveCount(16);
  const played = (await Promise.all([fillScores(firstDay), fillScores(secondDay)])).flat();
  expect(played).toHaveLength(24);

  // All pages show the same final standings, which equal a table computed independently.
  const opponents = (name: string) =>
    new Set([name, ...played.flatMap(({ team1, team2 }) => (team1 === name ? [team2] : team2 === name ? [team1] : []))]);
  const expected = ['TEAM 1', 'TEAM 2', 'TEAM 3', 'TEAM 4'].map((name) => {
    const group = opponents(name);
    return computeTable(played.filter(({ team1 }) => group.has(team1))).map(([team]) => team);
  });
  for (const page of [organiser, phone, spectator]) {
    for (const [index, names] of expected.entries()) {
      await expect.poll(() => listTeamNames(section(page, 'standings').getByRole('table').nth(index)), { timeout: 20_000 }).toEqual(names);
    }
  }
  for (const page of [organiser, phone]) {
    // Sticky bars must not cover a button while the sizes of targets are measured.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  }
});

test('the same event by keyboard only', { tag: '@release' }, async ({ person, stage }) => {
  test.slow();
  const page = await person();
  await visit(page, await stage.player('kim keys'), '/organize');
  await createTournament(page, { name: 'Keys only' });
  const press = async (name: string | RegExp, role: Parameters<Page['getByRole']>[0] = 'button') => {
    const target = page.getByRole(role, { name }).first();
    await expect(target).toBeVisible();
    for (let steps = 0; steps < 150; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await press('Mock Teams');
  await expect(page.getByLabel('Number of teams')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.getByLabel('Number of teams').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('4');
  await press('Create 4 teams');
  await expect(page.getByRole('button', { name: 'Team details of TEAM 4' })).toBeVisible();
  await press('Create Groups');
  await expect(page.getByRole('radio', { name: '2 groups' })).toBeVisible();
  await page.getByRole('radio', { name: '2 groups' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '1 group', exact: true })).toBeChecked();
  await press('Create 1 group');
  await press('Create Schedule');
  await press('Create schedule, 6 games');
  await expect(listGameRows(page)).toHaveCount(6);
  const boxes = section(page, 'schedule').getByRole('textbox');
  await boxes.first().focus();
  for (let index = 0; index < 12; index += 1) {
    await expect(boxes.nth(index)).toBeFocused();
    const label = await boxes
      .nth(index)
      .evaluate((box) => box.getAttribute('aria-label') ?? (box as HTMLInputElement).labels?.[0]?.innerText ?? '');
    await page.keyboard.type(String(10 - getStrength(label)));
    do await page.keyboard.press('Tab');
    while (index < 11 && !(await page.evaluate(() => document.activeElement?.matches('input'))));
  }
  await expect
    .poll(() => listTeamNames(section(page, 'standings').getByRole('table').first()))
    .toEqual(['TEAM 1', 'TEAM 2', 'TEAM 3', 'TEAM 4']);
});
