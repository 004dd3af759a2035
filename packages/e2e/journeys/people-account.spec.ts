import { readFile } from 'node:fs/promises';
import { createEmail, password } from '../support/people';
import { expect, expectAccessible, fillIn, logIn, refusals, test, visit } from '../support/people-test';

test('a user who knows the old password can change it', { tag: '@release' }, async ({ person, stage }) => {
  test.slow();
  const account = await stage.player('changer');
  const page = await person({ expectErrors: refusals });
  await visit(page, account, '/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const submit = dialog.getByRole('button', { name: 'Change password' });
  await submit.click();
  await expect(dialog).toContainText('Enter your password.');
  await expect(dialog).toContainText('Use at least 6 characters.');
  await expectAccessible(page);
  await dialog.getByLabel('Current password', { exact: true }).fill('not the one');
  await dialog.getByLabel('New password', { exact: true }).fill('12345');
  await submit.click();
  await expect(dialog).toContainText('Use at least 6 characters.');
  await dialog.getByLabel('New password', { exact: true }).fill('123456');
  await submit.click();
  await expect(dialog).toContainText('The current password is wrong.');
  await expectAccessible(page);
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByLabel('New password', { exact: true }).press('Enter');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/auth');
  await fillIn(page, account.email, password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Error: auth/invalid-credential');
  await logIn(page, account.email, '123456');
});

test('the e-mail address is changed by the link in a mail to the new address', { tag: '@release' }, async ({ person, stage }) => {
  test.slow();
  const [account, taken] = [await stage.player('mover'), await stage.account('taken')];
  await stage.write(account, { [`profiles/${account.uid}/private/contact`]: { email: account.email } });
  const next = createEmail('moved');
  const page = await person({ expectErrors: refusals });
  await visit(page, account, '/profile');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  const send = dialog.getByRole('button', { name: 'Send the link' });
  await dialog.getByLabel('New email').fill(account.email.toUpperCase());
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await send.click();
  await expect(dialog).toContainText('That is your current address.');
  await expectAccessible(page);
  await dialog.getByLabel('New email').fill(taken.email);
  await send.click();
  await expect(dialog).toContainText('Email already in use');
  await dialog.getByLabel('New email').fill(next);
  await send.click();
  await expect(dialog).toContainText(`We sent a link to ${next}.`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);

  const mail = await person();
  await mail.goto(stage.outbox());
  await mail
    .getByRole('article')
    .filter({ hasText: `To ${next}` })
    .getByRole('link', { name: 'Open the link' })
    .click();
  await expectAccessible(mail);
  await mail.getByRole('button').click();
  await mail.getByRole('link', { name: 'Continue' }).click();
  await expect(mail.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await logIn(mail, next);
  await mail.goto('/profile');
  await expect(mail.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveValue(next);
  await expect(mail.getByLabel('Name', { exact: true })).toHaveValue('Mover');
  const moved = await stage.signIn(next);
  await expect.poll(() => stage.read(moved, `profiles/${account.uid}/private/contact`)).toEqual({ email: next });
});

test('a user can download everything that is stored about them', async ({ person, stage }) => {
  const account = await stage.player('keeper');
  const page = await person({ phone: true });
  await visit(page, account, '/profile');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download my data' }).click()]);
  expect(download.suggestedFilename()).toBe('courtside-my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({
    account: { uid: account.uid, email: account.email },
    profile: { name: 'keeper', skill: 6 },
    organizedTournaments: [],
    registrations: [],
  });
  await expect(page.getByText('Your data is in your downloads.')).toBeVisible();
});

test(
  'the only organizer of a tournament can’t delete their account; with a second organizer they can, after a list of what is deleted',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const event = await stage.event({ name: 'Coupe sans tête' });
    const heir = await stage.account('heir');
    const mixer = await stage.event({ tournamentType: 'MIXER', playerIds: [] });
    const { organiser } = event;
    await stage.write(organiser, {
      [`profiles/${organiser.uid}`]: { name: 'leaver', pronouns: 'elle', club: 'Ghent', region: 'Belgium', skill: 5 },
    });
    await stage.write(organiser, { [`tournaments/${mixer.id}`]: { playerIds: [organiser.uid] } }, ['playerIds']);
    const page = await person({ expectErrors: refusals });
    await visit(page, organiser, '/profile');
    const open = page.getByRole('button', { name: 'Delete my account' });
    await open.click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete my account' });
    await expect(dialog).toContainText('1 tournament has no other organizer');
    await expect(dialog.getByRole('link', { name: 'Coupe sans tête' })).toHaveAttribute('href', `/${event.id}`);
    await expect(dialog.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await stage.change(event, { organizerUids: [organiser.uid, heir.uid] });
    // A user who was only named and has not accepted does not count as the second organizer.
    await stage.write(heir, { [`tournaments/${event.id}`]: { acceptedOrganizerUids: [organiser.uid, heir.uid] } }, [
      'acceptedOrganizerUids',
    ]);
    // Unsaved changes must not stop a user who deletes their account.
    await page.getByLabel('Pronouns').fill('iel');
    await open.click();
    for (const line of [
      'Your profile and your email address are deleted.',
      'You leave 1 open mixer.',
      '1 tournament goes on with its other organizers.',
    ])
      await expect(dialog).toContainText(line);
    await expect(dialog).toContainText('This can’t be undone.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog).toContainText('Enter your password.');
    await dialog.getByLabel('Current password', { exact: true }).fill('not the one');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog).toContainText('The current password is wrong.');
    await dialog.getByLabel('Current password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Delete my account' }).dblclick();
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();

    await expect(stage.read(heir, `profiles/${organiser.uid}`)).rejects.toThrow('NOT_FOUND');
    expect(await stage.read(heir, `tournaments/${event.id}`)).toMatchObject({ organizerUids: [heir.uid] });
    expect(await stage.read(heir, `tournaments/${mixer.id}`)).toMatchObject({ playerIds: [] });
    await page.goto('/auth');
    await fillIn(page, organiser.email, password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Error: auth/');
  },
);
