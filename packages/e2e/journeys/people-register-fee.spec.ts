import { expect, expectAccessible, test, visit } from '../support/people-test';

test(
  'an organizer enters the fee on a phone; a captain reads in French how to pay, and sees when and by whom the payment was recorded',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const me = await stage.player('fenna fee');
    const event = await stage.event();
    await stage.change(event, { organizerUids: [event.organiser.uid, me.uid], hasEntries: true });
    const organiser = await person({ phone: true });
    await visit(organiser, me, `/${event.id}`);
    await organiser.getByRole('button', { name: 'Set the fee' }).press('Enter');
    const dialog = organiser.getByRole('dialog');
    await dialog.getByRole('switch', { name: 'Taking part costs something' }).press('Space');
    await dialog.getByLabel('Amount per team').fill('free');
    await dialog.getByLabel('Link to a page where it can be paid').fill('pay.example');
    await dialog.getByRole('button', { name: 'Save the fee' }).click();
    await expect(dialog.getByText('Enter an amount above zero, such as 60 or 62.50.')).toBeVisible();
    await expect(dialog.getByText('Enter a full address that starts with https://.')).toBeVisible();
    await expectAccessible(organiser);
    await dialog.getByLabel('Amount per team').fill('62.50');
    await dialog.getByLabel('How to pay').fill('Virement à BE68 5390 0754 7034');
    await dialog.getByLabel('Link to a page where it can be paid').fill('https://pay.example/coupe');
    await dialog.getByRole('button', { name: 'Save the fee' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(organiser.getByText(/62\.50.* per team\./)).toBeVisible();

    const captain = await person({ phone: true, language: 'fr' });
    await visit(captain, await stage.account('zoe'), `/${event.id}/register`);
    await expect(captain.getByText(/^Participation aux frais\s: 62,50\s€ par équipe$/)).toBeVisible();
    await expect(captain.getByText('Virement à BE68 5390 0754 7034')).toBeVisible();
    await captain.getByLabel('Nom de l’équipe').fill('Les Étoiles');
    await captain.keyboard.press('Enter');
    await expect(captain.getByText('L’organisation n’a pas encore noté de paiement.')).toBeVisible();
    await expect(captain.getByRole('link', { name: /pay\.example/ })).toHaveAttribute('href', 'https://pay.example/coupe');
    await expectAccessible(captain);

    const teams = organiser.getByRole('region', { name: 'Teams' });
    await teams.getByRole('button', { name: 'Les Étoiles' }).press('Enter');
    const paid = teams.getByRole('switch', { name: 'Has paid' });
    await paid.press('Space');
    await expect(paid).toBeChecked();
    await expect(paid).toHaveAccessibleDescription(/^Noted .* by Fenna Fee\.$/);
    await expectAccessible(organiser);
    await expect(captain.getByText(/^Payé\s: l’organisation l’a noté le /)).toBeVisible();
    await paid.press('Space');
    await expect(captain.getByText('L’organisation n’a pas encore noté de paiement.')).toBeVisible();
  },
);
