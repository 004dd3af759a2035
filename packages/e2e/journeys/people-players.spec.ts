import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';

test('a player whom a captain names finds the tournament, is in one team only, and takes themselves out', async ({ person, stage }) => {
  test.slow();
  const mark = `zz${Date.now().toString(36)}`;
  const ada = await stage.player(`${mark} ada`);
  const event = await stage.event();
  await stage.change(event, { hasEntries: true, isTeamsPublic: false });
  const register = async (page: Awaited<ReturnType<typeof person>>, name: string) => {
    await page.getByLabel('Team name').fill(name);
    await page.getByRole('combobox', { name: 'Player 1' }).fill(mark);
    await page.getByRole('option', { name: /Ada/ }).click();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
  };
  const captain = await person({ phone: true });
  await visit(captain, await stage.account('captain'), `/${event.id}/register`);
  await register(captain, 'Puddle Cavalry');
  await expect(captain.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();

  // The second captain is told at the place of the player, and what was typed stays.
  const rival = await person({ phone: true, expectErrors: refusals });
  await visit(rival, await stage.account('rival'), `/${event.id}/register`);
  await register(rival, 'Mud Club');
  await expect(rival.getByRole('combobox', { name: 'Player 1' })).toHaveAccessibleDescription(/plays for another team of this tournament/);
  // A name ends before the button that clears it.
  await expect(rival.getByRole('combobox', { name: 'Player 1' })).toHaveCSS('padding-inline-end', '88px');
  await expect(rival.getByLabel('Team name')).toHaveValue('Mud Club');
  await expectAccessible(rival);

  // On a phone, in French, by keyboard.
  const player = await person({ phone: true, language: 'fr' });
  await visit(player, ada, '/my-tournaments');
  await expect(player.getByRole('heading', { level: 2, name: 'Vous jouez' })).toBeVisible();
  await expectAccessible(player);
  await player.getByRole('link', { name: `Mon équipe : ${event.name}` }).press('Enter');
  await expect(player.getByRole('heading', { name: 'Vous jouez pour Puddle Cavalry' })).toBeVisible();
  await expectAccessible(player);
  await player.getByRole('button', { name: 'Me retirer' }).press('Enter');
  const question = player.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Rester dans l’équipe' })).toBeFocused();
  await question.getByRole('button', { name: 'Me retirer' }).press('Enter');
  await expect(player.locator(':focus')).toHaveText('Vous n’êtes plus dans Puddle Cavalry.');

  await expect(captain.getByText(/Ada took themselves out of the team on/)).toBeVisible();
  await expect(captain.getByText('2 players not named yet', { exact: true })).toBeVisible();
  await expectAccessible(captain);
  const organiser = await person();
  await visit(organiser, event.organiser, `/${event.id}`);
  await organiser.getByRole('region', { name: 'Teams' }).getByRole('button', { name: 'Puddle Cavalry' }).click();
  await expect(organiser.getByText(/^Took themselves out: .*Ada/)).toBeVisible();

  // Free for the other team, whose captain has lost nothing.
  await rival.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(rival.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
  await player.reload();
  await expect(player.getByRole('heading', { name: 'Vous jouez pour Mud Club' })).toBeVisible();
});
