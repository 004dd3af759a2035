import { expect, test, visit } from '../support/people-test';

test(
  'teams register in separate documents, are visible and editable immediately, and are all in the list when registration closes',
  { tag: '@release' },
  async ({ person, stage }) => {
    const me = await stage.player('olive organiser');
    const event = await stage.event({ isRegistrationOpen: false });
    await stage.change(event, { organizerUids: [event.organiser.uid, me.uid] });
    const organiser = await person({ phone: true });
    await visit(organiser, me, `/${event.id}`);
    await organiser.getByRole('button', { name: 'Open Registration' }).click();
    const dialog = organiser.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Open Registration' }).click();
    await expect(organiser.getByText(/^Registration is open for teams of/)).toBeVisible();

    for (const [name, language] of [
      ['Tunnel Vision', 'en'],
      ['Les Rayons', 'fr'],
    ] as const) {
      const captain = await person({ phone: true, language });
      await visit(captain, await stage.account('captain'), `/${event.id}/register`);
      await captain.getByLabel(language === 'fr' ? 'Nom de l’équipe' : 'Team name').fill(name);
      await captain.keyboard.press('Enter');
      await expect(captain.getByRole('heading', { level: 1, name: /Registration Complete!|Inscription terminée/ })).toBeVisible();
      await captain.reload();
      await expect(captain.getByRole('definition').filter({ hasText: name })).toBeVisible();
    }
    // No captain wrote into the shared document.
    expect(await stage.teams(event)).toEqual([]);

    const teams = organiser.locator('#teams');
    await expect(teams.getByText('Les Rayons')).toBeVisible();
    await teams.getByRole('button', { name: 'Team details of Tunnel Vision' }).click();
    await teams.getByLabel('Team name').fill('Tunnel Visions');
    const visitor = await person();
    await visitor.goto(`/${event.id}`);
    await expect(visitor.locator('#teams').getByText('Tunnel Visions')).toBeVisible();
    await expect(visitor.locator('#teams').getByText('Les Rayons')).toBeVisible();

    await organiser.getByRole('button', { name: 'Close Registration' }).click();
    await expect.poll(async () => (await stage.teams(event)).map(({ name }) => name).sort()).toEqual(['Les Rayons', 'Tunnel Visions']);
    await expect(teams.getByText('Les Rayons')).toBeVisible();
    await expect(visitor.locator('#teams').getByText('Les Rayons')).toBeVisible();
  },
);
