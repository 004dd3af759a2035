import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test, visit } from '../support/people-test';
import type { Stage } from '../support/stage';
import { createStoredTeams } from '../support/stored-team';

async function eventWith(stage: Stage, names: readonly string[]) {
  const me = await stage.player('tara teams');
  const event = await stage.event({ isRegistrationOpen: false });
  await stage.write(event.organiser, { [`teams/${event.id}`]: createStoredTeams(names) });
  await stage.change(event, { organizerUids: [event.organiser.uid, me.uid] });
  return { me, event };
}

test('edits a team in place: name, address, players by search', async ({ person, stage }) => {
  const { me, event } = await eventWith(stage, ['Alpha', 'Beta']);
  const unique = `quinn${Date.now()}`;
  const player = await stage.player(`${unique} quick`);
  const page = await person({ phone: true });
  await visit(page, me, `/${event.id}`);
  const teams = page.locator('#teams');
  await teams.getByRole('button', { name: 'Team details of Beta' }).click();
  await teams.getByLabel('Team name').fill('');
  await expect(teams.getByText('A team needs a name.')).toBeVisible();
  await teams.getByLabel('Team name').fill('Alpha');
  await expect(teams.getByText('Another team has this name.')).toBeVisible();
  await teams.getByLabel('Team name').fill('Bêta d’été');
  await teams.getByLabel('Email').fill('nobody');
  await expect(teams.getByText('This is not an email address.')).toBeVisible();
  await teams.getByLabel('Email').fill('beta@example.org');
  const first = teams.getByRole('combobox', { name: 'Player 1' });
  await first.fill(unique.slice(0, 2));
  await expect(page.getByText('Type at least 3 characters.')).toBeVisible();
  await first.fill(unique);
  await page.locator('[role=option]').first().click();
  await expect(first).toHaveValue(new RegExp(unique, 'i'));
  const second = teams.getByRole('combobox', { name: 'Player 2' });
  await second.fill('x'.repeat(101));
  await teams.getByLabel('Team name').click();
  await expect(second).toHaveAccessibleDescription(/Use at most 100 characters/);
  await expect(second).toHaveValue('x'.repeat(101));
  await second.fill('Someone Without');
  await teams.getByLabel('Team name').click();
  await teams.getByRole('button', { name: 'Add a player' }).click();
  await expect(teams.getByRole('combobox', { name: 'Player 3' })).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(async () => (await stage.teams(event)).map(({ name, profileIds }) => [name, profileIds]))
    .toEqual([
      ['Alpha', ['', '']],
      ['Bêta d’été', [player.uid, 'Someone Without', '']],
    ]);
  await expect
    .poll(async () => await stage.read(event.organiser, `teams/${event.id}/contacts/team0000001`).catch(() => ({})))
    .toEqual({ email: 'beta@example.org' });
  await teams.getByRole('button', { name: 'Remove player 3' }).click();
  await expect(teams.getByRole('combobox', { name: 'Player 3' })).toHaveCount(0);
  // It is removed from the stored data too: it does not reappear.
  await expect
    .poll(async () => (await stage.teams(event)).map(({ profileIds }) => profileIds))
    .toEqual([
      ['', ''],
      [player.uid, 'Someone Without'],
    ]);
  await expect(teams.getByRole('combobox', { name: 'Player 3' })).toHaveCount(0);
  await teams.getByRole('button', { name: 'Delete team' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 named players');
  await question.getByRole('button', { name: 'Delete team' }).click();
  await expect(teams.getByText('Bêta d’été')).toHaveCount(0);
  await expect.poll(async () => (await stage.teams(event)).map(({ name }) => name)).toEqual(['Alpha']);
  await expect(stage.read(event.organiser, `teams/${event.id}/contacts/team0000001`)).rejects.toThrow(/404/);
  await page.reload();
  await expect(teams.getByText('Alpha')).toBeVisible();
  await expect(teams.getByText('Bêta d’été')).toHaveCount(0);
});

test('exports and imports teams.csv, with a preview of the effect of each line', { tag: '@release' }, async ({ person, stage }) => {
  const { me, event } = await eventWith(stage, ['Alpha', '=cmd|calc', 'Gamma, "quoted"', 'Delta']);
  const page = await person();
  await visit(page, me, `/${event.id}`);
  const more = page.getByRole('button', { name: 'More tools for the teams' });
  await more.click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export teams.csv' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('teams.csv');
  const text = await readFile(await file.path(), 'utf8');
  const lines = text.replace('\uFEFF', '').split('\r\n');
  expect(lines[0]).toBe('id,name,email,group,player 1,player 2');
  expect(lines[2]).toContain("'=cmd|calc");

  await more.click();
  await page.getByRole('menuitem', { name: 'Import teams' }).click();
  const dialog = page.getByRole('dialog');
  const changed = [
    lines[0],
    String(lines[1]).replace('Alpha', 'Omega'),
    lines[2],
    ',,nobody,,',
    ',Brand New,new@example.org,,Ada,Grace',
  ].join('\n');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'teams.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) });
  await expect(dialog.getByText('1 line is left out:')).toBeVisible();
  await expect(dialog.getByText('Line 4: the name is missing.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Omega.*changes Alpha/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /=cmd\|calc.*no change/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Brand New.*new team/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 2 teams' }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await stage.teams(event)).map(({ name }) => name).sort())
    .toEqual(['=cmd|calc', 'Brand New', 'Delta', 'Gamma, "quoted"', 'Omega'].sort());
});

test('imports a spreadsheet after its columns were assigned', async ({ person, stage }) => {
  const { me, event } = await eventWith(stage, ['Alpha']);
  const page = await person({ language: 'fr', phone: true });
  await visit(page, me, `/${event.id}`);
  await page.getByRole('button', { name: 'Autres outils des équipes' }).click();
  await page.getByRole('menuitem', { name: 'Importer des équipes' }).click();
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'équipes.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004\0') });
  await expect(file).toHaveAccessibleDescription(/Ce n’est pas un fichier texte/);
  // Excel saves it as Windows-1252, in which 0x92 is a curly apostrophe.
  const saved =
    'Nom de l\u0092équipe;Ville;Capitaine;Adresse e-mail\r\nL\u0092équipe;Genève;Zoé;l@example.org\r\nDans ta gueule, Puceau;Bern;;p@example';
  await file.setInputFiles({ name: 'équipes.csv', mimeType: 'text/csv', buffer: Buffer.from(saved, 'latin1') });
  await expect(dialog.getByRole('row', { name: /L’équipe.*Genève.*nouvelle équipe/ })).toBeVisible();
  await expect(dialog.getByText('Non importé : colonne « Ville » et colonne « Capitaine ».')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Capitaine' }).selectOption('Joueur');
  await expect(dialog.getByText('Non importé : colonne « Ville ».')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Importer 2 équipes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await stage.teams(event)).map(({ name, profileIds }) => `${name}: ${profileIds[0]}`).sort())
    .toEqual(['Alpha: ', 'Dans ta gueule, Puceau: ', 'L’équipe: Zoé']);
});

test('orders the seeds, and creates groups by seed', { tag: '@release' }, async ({ person, stage }) => {
  const { me, event } = await eventWith(
    stage,
    ['A', 'B', 'C', 'D', 'E'].map((letter) => `Team ${letter}`),
  );
  const page = await person({ language: 'fr' });
  await visit(page, me, `/${event.id}`);
  await page.getByRole('button', { name: 'Autres outils des équipes' }).click();
  await page.getByRole('menuitem', { name: 'Ordre des têtes de série' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Déplacer Team E' }).last().click();
  await page.getByRole('menuitem', { name: 'Monter' }).click();
  await expect(dialog.getByRole('listitem').nth(3)).toContainText('Team E');
  await dialog.getByRole('button', { name: 'Enregistrer l’ordre' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#teams li[data-team]').nth(3)).toContainText('Team E');
  await page.locator('#groups').getByRole('button', { name: 'Créer les groupes' }).click();
  await expect(dialog.getByRole('radio', { name: '3 groupes' })).toBeDisabled();
  await dialog.getByRole('radio', { name: '1 groupe', exact: true }).check();
  await expect(dialog.getByText(/nombre impair d’équipes/)).toBeVisible();
  await dialog.getByRole('radio', { name: '2 groupes' }).check();
  await dialog.getByRole('button', { name: 'Autres actions : Team D' }).click();
  await page.getByRole('menuitem', { name: 'Vers la liste d’attente' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Créer 2 groupes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await stage.read(event.organiser, `tournaments/${event.id}`))['groups'])
    .toEqual({ '0': ['team0000000', 'team0000004'], '1': ['team0000001', 'team0000002'] });

  // Before a schedule is created, the page names the waiting team that will be deleted.
  await page.locator('#schedule').getByRole('button', { name: 'Créer le programme' }).click();
  await expect(dialog.getByText('Team D')).toBeVisible();
  await dialog.getByRole('button', { name: /supprimer 1 équipe/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await stage.teams(event)).map(({ name }) => name).sort())
    .toEqual(['Team A', 'Team B', 'Team C', 'Team E']);
});
