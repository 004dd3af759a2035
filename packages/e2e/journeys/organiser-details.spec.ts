import { createTournament, measurePosterWidth } from '../support/organizing';
import { getDateIn, createPng } from '../support/people';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';

test('edits the details in place, opens and closes registration, changes the photo, duplicates and deletes', async ({ person, stage }) => {
  test.slow();
  const me = await stage.player('dana details');
  const page = await person();
  await visit(page, me, '/organize');
  const id = await createTournament(page, { name: 'First name' });
  const details = page.locator('#details');

  // Texts are saved automatically. An invalid one shows the reason, stays in its box and is not saved.
  await details.getByRole('button', { name: 'Edit details' }).click();
  await details.getByRole('textbox', { name: 'Name' }).fill('   ');
  await expect(details.getByText('Give the tournament a name.')).toBeVisible();
  await details.getByRole('textbox', { name: 'Name' }).fill('Second name');
  await details.getByLabel('Location').fill('Ghent');
  await expect(page.getByRole('heading', { level: 1, name: 'Second name' })).toBeVisible();
  await details.getByLabel('Start date').fill(getDateIn(12));
  await expect(details.getByText('The start date can’t be after the end date.')).toBeVisible();
  await details.getByLabel('End date').fill(getDateIn(14));
  await expect(details.getByText('The start date can’t be after the end date.')).toHaveCount(0);
  await expect(details.getByText('Saved')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await stage.read(me, `tournaments/${id}`))['location']).toBe('Ghent');
  expect(await stage.read(me, `tournaments/${id}`)).toMatchObject({
    name: 'Second name',
    startDate: getDateIn(12),
    endDate: getDateIn(14),
  });

  // Registration: 2 to 12 players a team.
  const registration = page.locator('[data-step=registration]');
  await registration.getByRole('button', { name: 'Open Registration' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Players per team').fill('13');
  await dialog.getByRole('button', { name: 'Open Registration' }).click();
  await expect(dialog.getByRole('alert').or(dialog.locator('[id$=error]')).first()).toContainText('From 2 to 12.');
  await dialog.getByLabel('Players per team').fill('12');
  await dialog.getByRole('button', { name: 'Open Registration' }).click();
  await expect(registration.getByText('Registration is open for teams of 12 players.')).toBeVisible();
  await registration.getByRole('button', { name: 'Close Registration' }).click();
  await expect(registration.getByText('Registration is closed.')).toBeVisible();

  // The photo: one byte too many is refused; confirming without a file only closes the dialog.
  const more = details.getByRole('button', { name: 'More tools for the tournament' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Change the photo' }).click();
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(dialog).toHaveCount(0);
  await more.click();
  await page.getByRole('menuitem', { name: 'Change the photo' }).click();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(1_048_577) });
  await expect(dialog.getByText('File size must be less than or equal to 1 MB.')).toBeVisible();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: createPng(80, 60, [29, 78, 216]) });
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect.poll(() => measurePosterWidth(page)).toBe(80);

  // A copy, private and closed.
  await more.click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second name (COPY)' })).toBeVisible();
  const copy = new URL(page.url()).pathname.slice(1);
  expect(copy).not.toBe(id);

  // Deleting asks for the name, and removes everything.
  await page.getByRole('button', { name: 'Delete tournament' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Delete tournament' })).toBeDisabled();
  await question.getByRole('textbox').fill('Second name (COPY)');
  await question.getByRole('button', { name: 'Delete tournament' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(stage.read(me, `tournaments/${copy}`)).rejects.toThrow(/40[34]/);
  expect(await stage.read(me, `tournaments/${id}`)).toMatchObject({ name: 'Second name' });
});

test(
  'text that one organizer types is shown to the other, and a removed organizer loses the tools',
  { tag: '@release' },
  async ({ person, stage }) => {
    const [one, other] = [await stage.player('ona one'), await stage.player('otto other')];
    const event = await stage.event({ name: 'Shared', isRegistrationOpen: false });
    await stage.change(event, { organizerUids: [event.organiser.uid, one.uid, other.uid] });
    const [first, second] = [await person(), await person({ expectErrors: refusals })];
    await visit(first, one, `/${event.id}`);
    await visit(second, other, `/${event.id}`);
    await second.locator('#details').getByRole('button', { name: 'Edit details' }).click();
    await first.locator('#details').getByRole('button', { name: 'Edit details' }).click();
    await second.locator('#details').getByLabel('Description').fill('Bring rain gear.');
    await expect(first.locator('#details').getByLabel('Description')).toHaveValue('Bring rain gear.');
    await first.locator('#details').getByRole('button', { name: 'Remove Otto Other' }).click();
    await first.getByRole('alertdialog').getByRole('button', { name: 'Remove organizer' }).click();
    await expect(first.locator('#details').getByText('Otto Other')).toHaveCount(0);
    await expect
      .poll(async () => (await stage.read(event.organiser, `tournaments/${event.id}`))['organizerUids'])
      .toEqual([event.organiser.uid, one.uid]);
    await expect(second.getByRole('button', { name: 'Edit details' })).toHaveCount(0);
    await expect(second.getByRole('button', { name: 'Done' })).toHaveCount(0);
    await expect(second.getByRole('heading', { level: 1, name: 'Shared' })).toBeVisible();
    await second.reload();
    await expect(second.getByRole('heading', { level: 2, name: 'Details' })).toBeVisible();
    await expect(second.getByRole('button', { name: /^(Edit details|Delete tournament|Duplicate)/ })).toHaveCount(0);
    await expect(stage.change({ ...event, organiser: other }, { description: 'x' })).rejects.toThrow(/403/);
  },
);
