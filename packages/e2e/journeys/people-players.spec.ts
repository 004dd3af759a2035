import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';

test(
  'a player who is named by two captains confirms one team, is only in that one, and later leaves it',
  { tag: '@release' },
  async ({ person, stage }) => {
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
    // A team that names a player without their knowledge.
    const stranger = await person({ phone: true });
    await visit(stranger, await stage.account('stranger'), `/${event.id}/register`);
    await register(stranger, 'Puddle Cavalry');
    await expect(stranger.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
    await expect(stranger.getByText(/^Not confirmed yet: .*Ada/)).toBeVisible();

    // The captain of the player's own team can still name them, and sees that another team has, too.
    const captain = await person({ phone: true });
    await visit(captain, await stage.account('captain'), `/${event.id}/register`);
    await register(captain, 'Mud Club');
    await expect(captain.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
    await expect(captain.getByText(/^Not confirmed yet: .*Ada/)).toBeVisible();
    await expect(stranger.getByText(/^Another captain has named .*Ada too/)).toBeVisible();
    await expectAccessible(stranger);

    // On a phone, in French, by keyboard.
    const player = await person({ phone: true, language: 'fr' });
    await visit(player, ada, '/my-tournaments');
    await expect(player.getByRole('heading', { level: 2, name: 'Vous jouez' })).toBeVisible();
    await expect(player.getByText('attend votre confirmation')).toBeVisible();
    await expectAccessible(player);
    await player.getByRole('link', { name: `Mon équipe : ${event.name}` }).press('Enter');
    const invitation = (team: string) => player.getByRole('region', { name: `Vous figurez dans ${team}` });
    await expect(invitation('Puddle Cavalry')).toBeVisible();
    await expectAccessible(player);
    await invitation('Mud Club').getByRole('button', { name: 'Je joue pour cette équipe' }).press('Enter');
    await expect(player.locator(':focus')).toHaveText('C’est confirmé : vous jouez pour Mud Club.');
    await expect(player.getByRole('heading', { name: 'Vous jouez pour Mud Club' })).toBeVisible();
    await expect(invitation('Puddle Cavalry')).toBeHidden();
    await expectAccessible(player);
    await expect(captain.getByText(/^Not confirmed yet/)).toBeHidden();
    await expect(stranger.getByText('2 players not named yet', { exact: true })).toBeVisible();

    // From now on no other captain can name the player. An attempt shows a message at that field, and the typed text stays.
    const rival = await person({ phone: true, expectErrors: refusals });
    await visit(rival, await stage.account('rival'), `/${event.id}/register`);
    await register(rival, 'Apes');
    await expect(rival.getByRole('combobox', { name: 'Player 1' })).toHaveAccessibleDescription(
      /has confirmed another team of this tournament/,
    );
    // The name must not overlap the button that clears it.
    await expect(rival.getByRole('combobox', { name: 'Player 1' })).toHaveCSS('padding-inline-end', '88px');
    await expect(rival.getByLabel('Team name')).toHaveValue('Apes');
    await expectAccessible(rival);

    await player.getByRole('button', { name: 'Me retirer' }).press('Enter');
    const question = player.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Rester dans l’équipe' })).toBeFocused();
    await question.getByRole('button', { name: 'Me retirer' }).press('Enter');
    await expect(player.locator(':focus')).toHaveText('Vous n’êtes plus dans Mud Club.');

    await expect(captain.getByText(/Ada took themselves out of the team on/)).toBeVisible();
    await expect(captain.getByText('2 players not named yet', { exact: true })).toBeVisible();
    await expectAccessible(captain);
    const organiser = await person();
    await visit(organiser, event.organiser, `/${event.id}`);
    await organiser.getByRole('region', { name: 'Teams' }).getByRole('button', { name: 'Mud Club' }).click();
    await expect(organiser.getByText(/^Took themselves out: .*Ada/)).toBeVisible();

    // The other team's captain can name the player now, and has lost nothing.
    await rival.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(rival.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
    await player.reload();
    await expect(invitation('Apes')).toBeVisible();
  },
);
