import type { Page } from '@playwright/test';
import { expect, expectAccessible, tabTo, test, visit } from '../support/people-test';
import { createScheduledEvent } from '../support/schedules';
import { listGameRows } from '../support/tables';

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
