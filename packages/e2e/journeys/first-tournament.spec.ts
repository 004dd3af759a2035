import { expect, expectAccessible, test } from '../support/test';
import { createEmail, getDateIn, password, createPng, signUp } from '../support/people';
import { openDetails } from '../support/organizing';
import { locatePageTitle } from '../support/page-title';

test.describe('a user creates a tournament that another person sees live', () => {
  test('from sign-up to the spectator’s home page', async ({ person }) => {
    const organiser = await person();
    // The server refuses requests for private data, which the browser logs.
    const spectator = await person({ expectErrors: /403|permission/i });
    const name = `Coupe ${Date.now()}`;

    await signUp(organiser, createEmail('ada'));
    await organiser.reload();
    await expect(organiser.getByRole('button', { name: 'Logout' })).toBeVisible();

    await organiser.getByRole('link', { name: 'Organize', exact: true }).click();
    // The earlier page has a field for a name, too.
    await expect(organiser.getByRole('button', { name: 'Create Tournament' })).toBeVisible();
    await organiser.getByLabel('Name', { exact: true }).fill(name);
    await organiser.getByLabel('Location').fill('Parc La Fontaine, Montréal');
    await organiser.getByLabel('Start date').fill(getDateIn(20));
    await organiser.getByLabel('End date').fill(getDateIn(21));
    await openDetails(organiser);
    await organiser.getByLabel('Description').fill('Two days on two courts.');
    await organiser
      .locator('input[type=file]')
      .setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: createPng(64, 48, [10, 83, 66]) });
    await organiser.getByRole('button', { name: 'Create Tournament' }).click();

    await expect(organiser.getByRole('heading', { level: 1, name })).toBeVisible();
    const id = new URL(organiser.url()).pathname.slice(1);
    const poster = organiser.locator('main img').first();
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
    await expectAccessible(organiser);

    await spectator.goto(`/${id}`);
    await expect(spectator.getByRole('heading', { level: 1, name })).toHaveCount(0);
    await expect(spectator.getByRole('heading', { name: /not found/i })).toBeVisible();
    await spectator.goto('/');
    await expect(locatePageTitle(spectator)).toBeVisible();
    await expect(spectator.locator('main li a').first()).toBeVisible();
    await expect(spectator.getByText(name)).toHaveCount(0);

    await organiser.getByRole('button', { name: 'Open Tournament' }).click();
    const confirmation = organiser.getByRole('alertdialog');
    await expect(confirmation).toContainText('can’t be undone');
    await confirmation.getByRole('button', { name: 'Open Tournament' }).click();

    await expect(spectator.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    await expect(organiser.getByRole('button', { name: 'Open Tournament' })).toHaveCount(0);
    await spectator.getByRole('link', { name: new RegExp(name) }).click();
    await expect(spectator.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('the form shows next to each field what is missing, and loses nothing', async ({ person }) => {
    const organiser = await person({ phone: true });
    await signUp(organiser, createEmail('grace'));
    await organiser.goto('/organize');
    await organiser.getByRole('button', { name: 'Create Tournament' }).click();
    await expect(organiser.getByText('Give the tournament a name.')).toBeVisible();
    await expect(organiser.getByLabel('Name', { exact: true })).toBeFocused();
    await organiser.getByLabel('Name', { exact: true }).fill('Kept');
    await organiser.getByLabel('Start date').fill(getDateIn(5));
    await organiser.getByLabel('End date').fill(getDateIn(4));
    await organiser.getByRole('button', { name: 'Create Tournament' }).click();
    await expect(organiser.getByText('The start date can’t be after the end date.')).toBeVisible();
    await openDetails(organiser);
    await organiser
      .locator('input[type=file]')
      .setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(1_048_577) });
    await expect(organiser.getByText('File size must be less than or equal to 1 MB.')).toBeVisible();
    await expect(organiser.getByLabel('Name', { exact: true })).toHaveValue('Kept');
    await expectAccessible(organiser);
  });
});

test('logs out and in again, by navbar and sidebar', { tag: '@release' }, async ({ person }) => {
  const page = await person();
  const email = createEmail('lin');
  await signUp(page, email);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  await page.goto('/auth');
  await expect(page.getByText('You are already signed in.')).toBeVisible();
});

test('a wrong password shows a message with the service’s code', async ({ person }) => {
  const page = await person({ expectErrors: /400/ });
  await page.goto('/auth');
  await page.getByLabel('Email').fill(createEmail('nobody'));
  await page.getByRole('textbox', { name: 'Password' }).fill('not the one');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText('Error: auth/invalid-credential');
});
