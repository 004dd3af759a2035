import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';

test('a captain confirms their address, gets the confirmation of the team in their language, and receives an organizer’s message', async ({
  person,
  stage,
}) => {
  test.slow();
  const me = await stage.player('olive organiser');
  const event = await stage.event({ isRegistrationOpen: false, contact: 'orga@coupe.example' });
  await stage.change(event, { organizerUids: [event.organiser.uid, me.uid], isRegistrationOpen: true, hasEntries: true });
  const account = await stage.account('capitaine');
  const captain = await person({ phone: true, language: 'fr' });
  await visit(captain, account, `/${event.id}/register`);
  await captain.getByLabel('Nom de l’équipe').fill('Les Rayons');
  await captain.keyboard.press('Enter');
  const messages = captain.getByRole('region', { name: 'Messages par e-mail' });
  await expect(messages).toContainText(`Confirmez que ${account.email} est bien votre adresse`);
  await expectAccessible(captain);
  await messages.getByRole('button', { name: 'M’envoyer le lien' }).press('Enter');
  await expect(messages).toContainText('Nous avons envoyé un lien');
  await messages.getByRole('button', { name: 'Je l’ai ouvert' }).press('Enter');
  await expect(messages).toContainText('Le lien n’a pas encore été ouvert.');

  const outbox = await person();
  const letters = outbox.getByRole('article').filter({ hasText: `To ${account.email}` });
  const open = () => outbox.goto(stage.outbox());
  await open();
  await letters.getByRole('link', { name: 'Open the link' }).click();
  await outbox.getByRole('button').click();
  await expect(outbox.getByText('Votre adresse e-mail est confirmée')).toBeVisible();
  await messages.getByRole('button', { name: 'Je l’ai ouvert' }).press('Enter');
  await expect(messages).toContainText(`envoyés à ${account.email}`);
  await expect
    .poll(async () => {
      await open();
      return letters.filter({ hasText: `Inscription enregistrée : ${event.name}` }).count();
    })
    .toBe(1);
  const confirmation = letters.filter({ hasText: 'Inscription enregistrée' });
  await expect(confirmation).toContainText('Votre équipe Les Rayons est inscrite');
  await expect(confirmation).toContainText('Vous recevez ce message parce que');
  await expect(confirmation).toContainText('orga@coupe.example');
  await captain.reload();
  await expect(messages).toContainText(`envoyés à ${account.email}`);

  // A team without an account has no recipient.
  const organiser = await person({ phone: true, expectErrors: refusals });
  await visit(organiser, me, `/${event.id}`);
  const teams = organiser.locator('#teams');
  await expect(teams.getByText('Les Rayons')).toBeVisible();
  await teams.getByRole('button', { name: 'More tools for the teams' }).click();
  await organiser.getByRole('menuitem', { name: 'Write to the captains' }).click();
  const dialog = organiser.getByRole('dialog', { name: 'Write to the captains' });
  await expect(dialog).toContainText('It goes by email to 1 captain');
  await dialog.getByLabel('Subject').fill('Rain');
  await dialog.getByLabel('Text').fill('Bring a <b>coat</b>.');
  await dialog.getByText('Preview').click();
  await expect(dialog).toContainText('écrit aux capitaines');
  await expectAccessible(organiser);
  await organiser.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Send to 1 captain' }).click();
  await expect(dialog.getByRole('alert')).toContainText('network');
  await expect(dialog.getByLabel('Text')).toHaveValue('Bring a <b>coat</b>.');
  await organiser.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Send to 1 captain' }).click();
  await expect(dialog).toContainText('On its way to 1 captain.');
  await expect
    .poll(async () => {
      await open();
      return letters.filter({ hasText: `Rain – ${event.name}` }).count();
    })
    .toBe(1);
  await expect(letters.filter({ hasText: 'Rain' })).toContainText('Bring a <b>coat</b>.');
  await expect(letters.filter({ hasText: 'Rain' })).toContainText('Vous recevez ce message parce que');

  await messages.getByRole('button', { name: 'Ne plus m’écrire' }).click();
  await expect(messages).toContainText('Vous ne recevez pas de messages');
  // The organizers no longer have a recipient.
  await organiser.reload();
  await teams.getByRole('button', { name: 'More tools for the teams' }).click();
  await organiser.getByRole('menuitem', { name: 'Write to the captains' }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText('It goes by email to 1 captain');
  await expect(dialog.getByRole('button', { name: 'Send to 1 captain' })).toHaveCount(0);
});
