import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, visit } from '../support/people-test';
import { getDateIn } from '../support/people';

test.setTimeout(240_000);
test.use({ actionTimeout: 20_000 });

const names = (count: number) => Array.from({ length: count }, (_, index) => `Équipe ${String(index + 1).padStart(2, '0')}`);

/** Fills in the form of a new tournament of two days. */
async function fill(
  page: Page,
  name: string,
  count: number,
  labels: Readonly<Record<'name' | 'place' | 'start' | 'end' | 'teams', string>>,
) {
  await page.getByLabel(labels.name, { exact: true }).fill(name);
  await page.getByLabel(labels.place).fill('Genève');
  await page.getByLabel(labels.start).fill(getDateIn(10));
  await page.getByLabel(labels.end).fill(getDateIn(11));
  await page.getByLabel(labels.teams, { exact: true }).fill(names(count).join('\n'));
}

const english = { name: 'Name', place: 'Location', start: 'Start date', end: 'End date', teams: 'Teams' };
const french = { name: 'Nom', place: 'Lieu', start: 'Date de début', end: 'Date de fin', teams: 'Équipes' };

test(
  'groups, then A and B brackets: chosen by keyboard, and both can be drawn without another choice',
  { tag: '@release' },
  async ({ person, stage }) => {
    const me = await stage.player('sheila shape');
    const page = await person();
    const name = `Deux tableaux ${Date.now()}`;
    await visit(page, me, '/organize');
    await fill(page, name, 8, english);
    await page.getByRole('radio', { name: 'Groups, then a bracket' }).focus();
    await page.keyboard.press('ArrowDown');
    const shape = page.getByRole('radio', { name: 'Groups, then A and B brackets' });
    await expect(shape).toBeChecked();
    await expect(shape).toHaveAccessibleDescription(/The better half plays the A bracket.* 20 games · ends /s);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Tournament' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    const bracketB = page.getByRole('region', { name: 'B bracket', exact: true });
    await expect(bracketB).toBeVisible();
    const first = page.locator('#bracket');
    await first.getByRole('button', { name: 'Create Bracket' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create Bracket' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await bracketB.getByRole('button', { name: 'Create' }).first().press('Enter');
    await expect(dialog.getByLabel(/^Seed of /)).toHaveCount(4);
  },
);

test('groups twice and Swiss rounds, by a French phone', { tag: '@release' }, async ({ person, stage }) => {
  const me = await stage.player('sylvie suisse');
  const page = await person({ phone: true, language: 'fr' });

  await test.step('the second group stage is there with its teams', async () => {
    const name = `Deux phases ${Date.now()}`;
    await visit(page, me, '/organize');
    await fill(page, name, 8, french);
    await page.getByRole('radio', { name: 'Deux fois des groupes, puis un tableau' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Créer le tournoi' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Phase de groupes 2', exact: true })).toContainText('Rangs 1 à 2 de chaque groupe');
  });

  await test.step('the first Swiss round is drawn, and the next one is the organizer’s next step', async () => {
    const name = `Rondes ${Date.now()}`;
    await visit(page, me, '/organize');
    await fill(page, name, 9, french);
    // A long list scrolls in itself, so that the shapes below it stay near.
    expect((await page.getByLabel(french.teams, { exact: true }).boundingBox())!.height).toBeLessThan(220);
    await page.getByRole('radio', { name: 'Rondes suisses, puis un tableau' }).check();
    await expect(page.getByText('9 équipes · 1 groupe de 9 · 4 matchs à la ronde 1')).toBeVisible();
    await page.getByRole('button', { name: 'Créer le tournoi' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('#schedule').getByText('Ronde 1').first()).toBeVisible();
    await expect(page.locator('#schedule').getByRole('button', { name: 'Ronde suivante' })).toBeVisible();
  });
});
