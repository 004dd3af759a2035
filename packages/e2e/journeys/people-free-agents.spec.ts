import { expect, expectAccessible, test, visit } from '../support/people-test';

test(
  'a player without a team joins the list, a captain invites them, and the player accepts',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const mark = `zz${Date.now().toString(36)}`;
    const ada = await stage.player(`${mark} ada`);
    const event = await stage.event();
    await stage.change(event, { hasEntries: true, isTeamsPublic: false });

    // On a phone, in French, by keyboard.
    const player = await person({ phone: true, language: 'fr' });
    await visit(player, ada, `/${event.id}/register`);
    const start = player.getByRole('button', { name: 'M’ajouter à la liste' });
    await expect(start).toBeEnabled();
    await expect(start).not.toHaveAttribute('aria-busy', 'true');
    await start.press('Enter');
    await expect(player.getByLabel('Votre poste')).toBeFocused();
    await player.getByLabel('Votre poste').selectOption('goal');
    await player.getByLabel('Un mot aux capitaines').fill('Gauchère, là dès vendredi.');
    await expectAccessible(player);
    await player.getByRole('button', { name: 'M’ajouter à la liste' }).press('Enter');
    await expect(player.getByRole('heading', { name: 'Vous êtes sur la liste des joueurs sans équipe' })).toBeVisible();
    await expect(player.getByText('But · Gauchère, là dès vendredi.')).toBeVisible();

    const captain = await person({ phone: true });
    await visit(captain, await stage.account('captain'), `/${event.id}/register`);
    await captain.getByLabel('Team name').fill('Puddle Cavalry');
    await captain.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(captain.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
    const list = captain.getByRole('region', { name: 'Players looking for a team' });
    await expect(list.getByText('Gauchère, là dès vendredi.')).toBeVisible();
    await list.getByRole('button', { name: /^Invite / }).click();
    await expect(list.getByText('Invited. No answer yet.')).toBeVisible();
    await expectAccessible(captain);

    await player.goto('/my-tournaments');
    await player.getByRole('link', { name: `Répondre : ${event.name}` }).press('Enter');
    const invitation = player.getByRole('region', { name: 'Puddle Cavalry vous invite' });
    await expect(invitation.getByText('Personne n’y est encore nommé.')).toBeVisible();
    await expectAccessible(player);
    await invitation.getByRole('button', { name: 'Rejoindre l’équipe' }).press('Enter');
    await expect(player.getByRole('heading', { name: 'Vous jouez pour Puddle Cavalry' })).toBeVisible();
    await expect(player.locator(':focus')).toHaveText('Vous êtes maintenant dans Puddle Cavalry.');

    // The captain sees the answer and the player, and the list is empty.
    await expect(list.getByText('Said yes.')).toBeVisible();
    await expect(list.getByRole('button', { name: /^Invite / })).toHaveCount(0);
    await expect(stage.read(event.organiser, `teams/${event.id}/freeAgents/${ada.uid}`)).rejects.toThrow(/404/);
    await expect(captain.getByText(/Ada · 1 player not named yet$/)).toBeVisible();
  },
);
