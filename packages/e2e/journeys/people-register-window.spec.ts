import { expect, expectAccessible, test, visit } from '../support/people-test';

test(
  'registration opens and closes automatically: first a countdown, then the form, then a closed page',
  { tag: '@release' },
  async ({ person, stage }) => {
    const me = await stage.player('wanda window');
    const event = await stage.event({ isRegistrationOpen: false });
    await stage.change(event, { organizerUids: [event.organiser.uid, me.uid] });
    const organiser = await person({ phone: true });
    await visit(organiser, me, `/${event.id}`);
    await organiser.getByRole('button', { name: 'Open Registration' }).click();
    await organiser.getByRole('dialog').getByRole('button', { name: 'Open Registration' }).click();
    await organiser.getByText('Times and email addresses').click();
    await organiser.getByRole('button', { name: 'Set times' }).click();
    const dialog = organiser.getByRole('dialog');
    await dialog.getByLabel('Opens').fill('2030-07-01T20:00');
    await dialog.getByLabel('Closes').fill('2030-06-30T20:00');
    await dialog.getByRole('button', { name: 'Save times' }).click();
    await expect(dialog.getByText('It has to close after it opens.')).toBeVisible();
    await expectAccessible(organiser);
    await dialog.getByLabel('Closes').fill('2030-07-02T20:00');
    await dialog.getByLabel('Closes').press('Enter');
    await expect(organiser.getByText(/^Opens on .*2030.* Closes on .*2030/)).toBeVisible();
    await expect(organiser.getByText(/^Registration opens by itself, for teams of \d players\.$/)).toBeVisible();
    // Times are on the event's clock, in any time zone of the organizer: Brussels in summer. The page shows them before the server has them.
    await expect
      .poll(() => stage.read(event.organiser, `tournaments/${event.id}`))
      .toMatchObject({
        registrationOpensAt: Date.parse('2030-07-01T18:00Z'),
        registrationClosesAt: Date.parse('2030-07-02T18:00Z'),
      });

    const captain = await person({ phone: true, language: 'fr' });
    await visit(captain, await stage.account('captain'), `/${event.id}/register`);
    await expect(captain.getByRole('heading', { level: 1, name: 'Les inscriptions ne sont pas encore ouvertes' })).toBeVisible();
    await expect(captain.getByRole('timer')).toHaveText(/^\d+ j \d+ h \d+ min \d+ s$/);
    await expectAccessible(captain);
    const visitor = await person();
    await visitor.goto(`/${event.id}`);
    await expect(visitor.getByRole('link', { name: /^Registration opens/ })).toBeVisible();
    await expect(visitor.getByText('registration open', { exact: true })).toHaveCount(0);

    const soon = Date.now() + 8000;
    await stage.change(event, { registrationOpensAt: soon, registrationClosesAt: soon + 300_000 });
    await expect(captain.getByRole('timer')).toHaveText(/^0 h 0 min \d s$/);
    await expect(captain.getByLabel('Nom de l’équipe')).toBeVisible({ timeout: 15_000 });
    await expect(captain.getByText(/^Clôture des inscriptions le/)).toBeVisible();
    await captain.getByLabel('Nom de l’équipe').fill('Les Ponctuels');
    await captain.keyboard.press('Enter');
    await expect(captain.getByRole('heading', { level: 1, name: /Inscription terminée/ })).toBeVisible();

    const late = await person();
    await visit(late, await stage.account('late'), `/${event.id}/register`);
    await late.getByLabel('Team name').fill('Too Late');
    await stage.change(event, { registrationClosesAt: Date.now() + 1500 });
    await expect(late.getByRole('heading', { level: 1, name: 'Registration is Closed' })).toBeVisible();
    await expect(late.getByText('What you typed is kept in this tab.', { exact: false })).toBeVisible();
    await expect(organiser.getByText(/Closed since/)).toBeVisible({ timeout: 20_000 });
  },
);

test(
  'if organizers require confirmed addresses, a captain on a phone first confirms theirs, before or after registration opens',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const me = await stage.player('piet proof');
    const event = await stage.event({ isRegistrationOpen: false });
    await stage.change(event, { organizerUids: [event.organiser.uid, me.uid], isRegistrationOpen: true, hasEntries: true });
    const organiser = await person({ phone: true });
    await visit(organiser, me, `/${event.id}`);
    await organiser.getByText('Times and email addresses').click();
    await organiser.getByRole('switch', { name: 'Only confirmed addresses' }).press('Space');
    await expect.poll(() => stage.read(event.organiser, `tournaments/${event.id}`)).toMatchObject({ needsProvenEmail: true });

    const account = await stage.account('captain');
    const captain = await person({ phone: true, language: 'fr' });
    await visit(captain, account, `/${event.id}/register`);
    await expect(captain.getByText('Confirmez d’abord votre adresse')).toBeVisible();
    await expect(captain.getByLabel('Nom de l’équipe')).toHaveCount(0);
    await expectAccessible(captain);
    await captain.getByRole('button', { name: 'M’envoyer le lien' }).press('Enter');
    await expect(captain.getByText(`Nous avons envoyé un lien à ${account.email}`)).toBeVisible();
    const outbox = await person();
    await outbox.goto(stage.outbox());
    const letter = outbox.getByRole('article').filter({ hasText: `To ${account.email}` });
    await letter.getByRole('link', { name: 'Open the link' }).click();
    await outbox.getByRole('button').click();
    await expect(outbox.getByText('Votre adresse e-mail est confirmée')).toBeVisible();
    await captain.getByRole('button', { name: 'Je l’ai ouvert' }).press('Enter');
    await captain.getByLabel('Nom de l’équipe').fill('Les Rayons');
    await captain.keyboard.press('Enter');
    await expect(captain.getByText('Les Rayons').first()).toBeVisible();
    await expect(captain.getByRole('button', { name: 'Retirer l’équipe' })).toBeVisible();
  },
);
