import type { Page } from '@playwright/test';
import { expect, expectAccessible, tabTo, test, visit } from '../support/people-test';
import { listSeeds, locateBracket, score } from '../support/bracket-play';
import { createScheduledEvent } from '../support/schedules';
import { createStoredTeam, toTeamId } from '../support/stored-team';
import { listGameRows, listTeamNames } from '../support/tables';

/** Presses a button that has the focus after Tab. */
async function press(page: Page, name: string | RegExp, role: 'button' | 'menuitem' | 'checkbox' | 'radio' = 'button', key = 'Enter') {
  await tabTo(page, name, role);
  await page.keyboard.press(key);
}

/** Opens a tool of the schedule: a button of the page, whose other parts would need many Tabs. */
async function open(page: Page, name: string) {
  await page.locator('#schedule').getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

/** Types a draw or a win of the first team into every game of a round; the last game is the win. */
async function playRound(page: Page, round: number) {
  const rows = await listGameRows(page)
    .and(page.locator(`[data-place^="${round}"]`))
    .all();
  for (const [index, row] of rows.entries()) {
    await row.getByRole('textbox').first().focus();
    await page.keyboard.type(index === rows.length - 1 ? '2' : '1');
    await row.getByRole('textbox').nth(1).focus();
    await page.keyboard.type('1');
  }
}

test(
  'an odd number of teams plays Swiss rounds, and a team comes late, by keyboard on a phone',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const { event, organiser } = await createScheduledEvent(stage, 5, [], { isSchedulePublic: true });
    const page = await person({ phone: true, language: 'fr' });
    const visitor = await person({ phone: true, language: 'fr' });
    await visit(page, organiser, `/${event.id}`);
    const dialog = page.getByRole('dialog');
    await open(page, 'Créer le programme');
    await expect(dialog.getByRole('radio', { name: /^Rondes suisses/ })).toHaveCount(0);
    await press(page, /^Rondes suisses avec un nombre impair/, 'checkbox', 'Space');
    await expect(dialog.getByRole('radio', { name: /^Rondes suisses/ })).toBeChecked();
    await expect(dialog.getByText('Club E est exempte : une victoire sans but.')).toBeVisible();
    await expectAccessible(page);
    await press(page, /^Créer le programme, 2 matchs/);
    await expect(dialog).toHaveCount(0);
    await expect(listGameRows(page)).toHaveCount(2);
    await expect(page.getByText('Exempte : Club E')).toBeVisible();

    await visitor.goto(`/${event.id}`);
    await expect(visitor.locator('#schedule').getByRole('row', { name: /^Exempte\s:.*Club E/ })).toBeVisible();
    await expectAccessible(visitor);

    await playRound(page, 0);
    const standings = page.locator('#standings');
    await expect(standings.locator('tbody tr').first().locator('td').last()).toHaveText('3');
    await open(page, 'Ronde suivante');
    await expect(dialog.getByText(/est exempte\s: une victoire sans but/)).toBeVisible();
    await press(page, 'Créer la ronde 2');
    await expect(dialog).toHaveCount(0);
    await expect(listGameRows(page)).toHaveCount(4);
    await playRound(page, 1);

    await expect(standings.locator('tbody tr').first().locator('td').last()).toHaveText('6');

    // A team comes late: with the points of the lowest team, if that has any.
    await open(page, 'Autres outils du programme');
    await page.getByRole('menuitem', { name: 'Ajouter une équipe en retard' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/joue à partir de la ronde 3/)).toBeVisible();
    await expect(dialog.getByText('Le nombre d’équipes sera pair : aucune équipe ne se repose.')).toBeVisible();
    await dialog.getByLabel('Nom de l’équipe').focus();
    await page.keyboard.type('Zoé et les autres');
    await tabTo(page, /^Aucun point/, 'radio');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: /^1 point/ })).toBeChecked();
    await expectAccessible(page);
    await press(page, 'Ajouter l’équipe');
    await expect(dialog).toHaveCount(0);
    await expect(standings.getByText('Zoé et les autres est arrivée en retard : elle joue à partir de la ronde suivante.')).toBeVisible();
    await expect(standings.getByText(/Zoé et les autres\s: \+1\spoint\. Arrivée en retard/)).toBeVisible();

    await open(page, 'Ronde suivante');
    await expect(dialog.getByText('Zoé et les autres')).toBeVisible();
    await expect(dialog.getByText(/est exempte/)).toHaveCount(0);
    await press(page, 'Créer la ronde 3');
    await expect(dialog).toHaveCount(0);
    await expect(listGameRows(page)).toHaveCount(7);
    await expect(visitor.locator('#standings').getByText(/elle joue à partir de la ronde 3/)).toBeVisible();
  },
);

test(
  'a team of the waiting list comes late, and the bracket is drawn from the table of odd Swiss rounds',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const swiss = { scheduleType: 'swissRounds', byes: { '0': toTeamId(4) }, isBracketPublic: true, places: 5, hasEntries: true };
    const rounds = [
      [
        [0, 1],
        [2, 3],
      ],
    ] as const;
    const { event, organiser } = await createScheduledEvent(stage, 5, rounds);
    await stage.force(`tournaments/${event.id}`, swiss, Object.keys(swiss));
    await stage.force(`teams/${event.id}/entries/waiting0001`, createStoredTeam('Wet Chain'));
    const page = await person();
    const visitor = await person({ phone: true });
    await visitor.goto(`/${event.id}`);
    await visit(page, organiser, `/${event.id}`);
    const dialog = page.getByRole('dialog');
    await playRound(page, 0);

    await page.locator('#schedule').getByRole('button', { name: 'More tools for the schedule' }).click();
    await page.getByRole('menuitem', { name: 'Add a late team' }).click();
    await dialog.getByLabel('Team', { exact: true }).selectOption('Waiting: Wet Chain');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add the team' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stage.entries(event)).toEqual([]);
    expect((await stage.teams(event)).filter(({ name }) => name === 'Wet Chain')).toHaveLength(1);
    await expect(visitor.locator('#standings').getByText(/Wet Chain came late/)).toBeVisible();

    await page.getByRole('button', { name: 'Next Round' }).click();
    await expect(dialog.getByText('Wet Chain', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Create round 2' }).click();
    await expect(listGameRows(page)).toHaveCount(5);
    await playRound(page, 1);

    const names = await test.step('the seeds are the table, with the bye and the late team', async () => {
      // Three points for the bye and for each of two wins, two for each of three draws.
      const points = async () =>
        (await page.locator('#standings tbody tr td:last-child').allInnerTexts()).reduce((sum, text) => sum + Number(text), 0);
      await expect.poll(points).toBe(15);
      const table = await listTeamNames(page.locator('#standings table'));
      await page.locator('#bracket').getByRole('button', { name: 'Create Bracket' }).click();
      expect(await listSeeds(page)).toEqual(table);
      await dialog.getByRole('button', { name: 'Create bracket, 6 teams' }).click();
      await expect(dialog).toHaveCount(0);
      return table;
    });

    await test.step('its first game is played, and no team can come late any more', async () => {
      const game = await locateBracket(page).locator('[data-game]').first().getAttribute('data-game');
      await score(page, game ?? '', 4, 2);
      await expect(visitor.locator(`#bracket #game-${game}`)).toContainText('4');
      await expect(visitor.locator('#bracket')).toContainText(names[0] ?? '');
      await page.locator('#schedule').getByRole('button', { name: 'More tools for the schedule' }).click();
      await expect(page.getByRole('menuitem', { name: 'Hyperlinks' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Add a late team' })).toHaveCount(0);
    });
  },
);
