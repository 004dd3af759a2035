import { password } from '../support/people';
import { expect, expectAccessible, fillIn, test, visit } from '../support/people-test';

test('a captain changes the team on a phone by keyboard, and the organizer sees old and new values', async ({ person, stage }) => {
  test.slow();
  const event = await stage.event();
  await stage.change(event, { hasEntries: true });
  const account = await stage.account('captain');
  const captain = await person({ phone: true });
  await visit(captain, account, `/${event.id}/register`);
  await captain.getByLabel('Team name').fill('Puddle Cavalry');
  await captain.keyboard.press('Enter');
  await captain.getByRole('button', { name: 'Change the team' }).press('Enter');
  await expect(captain.getByRole('heading', { name: 'Change the team' })).toBeFocused();
  const name = captain.getByLabel('Team name');
  await expect(name).toHaveValue('Puddle Cavalry');
  await expectAccessible(captain);

  // The organizer corrects the name in the meantime, and the captain must not overwrite it unseen.
  const organiser = await person();
  await visit(organiser, event.organiser, `/${event.id}`);
  const teams = organiser.getByRole('region', { name: 'Teams' });
  await teams.getByRole('button', { name: 'Puddle Cavalry' }).click();
  await teams.getByLabel('Team name').fill('Puddle Cavalry I');
  const { teamId } = await stage.read(event.organiser, `teams/${event.id}/registrations/${account.uid}`);
  const stored = () => stage.read(event.organiser, `teams/${event.id}/entries/${String(teamId)}`);
  await expect.poll(stored).toMatchObject({ name: 'Puddle Cavalry I' });
  await name.fill('Mud Club');
  await name.press('Enter');
  await expect(captain.getByText('The name is Puddle Cavalry I now.')).toBeVisible();
  await expect(name).toHaveValue('Mud Club');
  await expectAccessible(captain);
  await captain.getByRole('button', { name: 'Save the team' }).press('Enter');
  await expect(captain.getByRole('button', { name: 'Change the team' })).toBeFocused();
  await expect(captain.getByText('Mud Club')).toBeVisible();

  // It is unfolded automatically, since the captain changed something.
  await expect(teams.getByRole('button', { name: 'History of Mud Club', expanded: true })).toBeVisible();
  await expect(teams.getByRole('list', { name: 'History of Mud Club' })).toContainText('Registered');
  await expect(teams.getByText('Name: from “Puddle Cavalry I” to “Mud Club”')).toBeVisible();
  await expectAccessible(organiser);
});

test(
  'a captain hands the team over by a link, and the user who opens it becomes the captain',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const event = await stage.event();
    await stage.change(event, { hasEntries: true });
    const captain = await person({ phone: true });
    const earlier = await stage.provenAccount('captain');
    await visit(captain, earlier, `/${event.id}/register`);
    await captain.getByLabel('Team name').fill('Puddle Cavalry');
    await captain.keyboard.press('Enter');
    await captain.getByRole('button', { name: 'Hand the team over' }).press('Enter');
    const dialog = captain.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make a link' }).press('Enter');
    const link = await dialog.getByLabel('Link for the next captain').inputValue();
    expect(link).toContain(`/${event.id}/register#captain=`);
    await expectAccessible(captain);
    await dialog.getByRole('button', { name: 'Done' }).click();

    // The next captain had a team here that has withdrawn.
    const account = await stage.account('next');
    const withdrawn = await person();
    await visit(withdrawn, account, `/${event.id}/register`);
    await withdrawn.getByLabel('Team name').fill('Mud Club');
    await withdrawn.keyboard.press('Enter');
    await withdrawn.getByRole('button', { name: 'Withdraw the team' }).press('Enter');
    await withdrawn.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
    await expect(withdrawn.getByText('Your team has withdrawn')).toBeVisible();
    await expect(withdrawn.getByRole('heading', { name: 'Looking for a team?' })).toBeVisible();

    // The user is signed out first: the link survives the login, and is removed from the address.
    const next = await person({ phone: true, language: 'fr' });
    await next.goto(link);
    await expect(next.getByRole('heading', { level: 1, name: 'Devenir capitaine d’une équipe' })).toBeVisible();
    await next.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
    await fillIn(next, account.email, password);
    await next.locator('main form button[type=submit]').click();
    await expect(next.getByRole('heading', { level: 1, name: 'Devenir capitaine de Puddle Cavalry ?' })).toBeVisible();
    expect(next.url()).not.toContain('captain=');
    await expectAccessible(next);
    await next.getByRole('button', { name: 'Devenir capitaine' }).press('Enter');
    await expect(next.getByRole('heading', { level: 1, name: 'Inscription terminée !' })).toBeFocused();
    await expect(next.getByRole('button', { name: 'Modifier l’équipe' })).toBeVisible();
    await expect(next.getByText(account.email).first()).toBeVisible();

    // The first captain gets a mail with the reason for it.
    const outbox = await person();
    const letter = outbox
      .getByRole('article')
      .filter({ hasText: `To ${earlier.email}` })
      .filter({ hasText: `Your team has another captain: ${event.name}` });
    await expect
      .poll(async () => {
        await outbox.goto(stage.outbox());
        return letter.count();
      })
      .toBe(1);
    await expect(letter).toContainText('is the captain of Puddle Cavalry');
    await expect(letter).toContainText('You get this message because');

    // The first captain's open page shows that they have lost the team.
    await expect(captain.getByText('This team is no longer yours', { exact: false })).toBeVisible();
    await expect(captain.getByRole('button', { name: 'Hand the team over' })).toBeHidden();
    await expect.poll(() => stage.read(event.organiser, `teams/${event.id}/registrations/${account.uid}`)).toMatchObject({ edits: 0 });
  },
);

test(
  'a captain withdraws on a phone from a tournament without a limit of teams; the organizer reads the reason and undoes it',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const event = await stage.event();
    await stage.change(event, { hasEntries: true, isTeamsPublic: true });
    const captain = await person({ phone: true, language: 'fr' });
    await visit(captain, await stage.account('captain'), `/${event.id}/register`);
    await captain.getByLabel('Nom de l’équipe').fill('Puddle Cavalry');
    await captain.keyboard.press('Enter');
    const organiser = await person({ phone: true });
    await visit(organiser, event.organiser, `/${event.id}`);
    await expect(organiser.getByRole('region', { name: 'Teams' })).toContainText('Puddle Cavalry');
    const visitor = await person();
    await visitor.goto(`/${event.id}`);
    const seen = visitor.getByRole('region', { name: 'Teams' }).getByText('Puddle Cavalry');
    await expect(seen).toBeVisible();

    await captain.getByRole('button', { name: 'Retirer l’équipe' }).press('Enter');
    const question = captain.getByRole('dialog');
    await expect(question.getByText('Elle ne participe plus', { exact: false })).toBeVisible();
    await question.getByLabel('Pourquoi ? (facultatif)').fill('Deux malades.');
    await expectAccessible(captain);
    await question.getByRole('button', { name: 'Retirer', exact: true }).press('Enter');
    await expect(captain.getByRole('status').filter({ hasText: 'Votre équipe s’est retirée' })).toBeFocused();
    await expectAccessible(captain);

    await expect(seen).toBeHidden();
    await expect(organiser.getByText('1 team has withdrawn.')).toBeVisible();
    await organiser.getByRole('link', { name: 'Who is in' }).press('Enter');
    const teams = organiser.getByRole('region', { name: 'Teams' });
    await expect(teams.getByRole('heading', { name: 'Teams' })).toBeInViewport();
    const details = teams.getByRole('button', { name: 'Team details of Puddle Cavalry' });
    await details.press('Enter');
    await expect(teams.getByText('reason: Deux malades.', { exact: false })).toBeVisible();
    await expectAccessible(organiser);
    await teams.getByRole('button', { name: 'Undo the withdrawal' }).press('Enter');
    await expect(organiser.getByText('The withdrawal of Puddle Cavalry is undone.')).toBeVisible();
    await expect(details).toBeFocused();
    await expect(seen).toBeVisible();
    await expect(captain.getByRole('button', { name: 'Retirer l’équipe' })).toBeVisible();
  },
);
