import type { Page } from '@playwright/test';
import { createEmail } from '../support/people';
import { expect, expectAccessible, logIn, refusals, test } from '../support/people-test';

/** Chooses an account in the window that the embedded backend shows for Google's. */
async function choose(chooser: Page, email: string): Promise<void> {
  await chooser.getByLabel('Email address').fill(email);
  await chooser.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test(
  'if popup windows are blocked, the user returns from Google to the page that they wanted',
  { tag: '@release' },
  async ({ person, stage }) => {
    const event = await stage.event();
    const page = await person({ isDeveloper: true, expectErrors: refusals });
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`/${event.id}/register`);
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.getByRole('button', { name: 'Sign up with Google' }).click();
    await choose(page, createEmail('edsger'));
    await expect(page).toHaveURL(new RegExp(`/${event.id}/register$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Register a team' })).toBeVisible();
  },
);

test('closing the window does not sign in, and the page says so', { tag: '@release' }, async ({ person }) => {
  const page = await person();
  await page.goto('/auth');
  const [chooser] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Sign in with Google' }).click()]);
  await chooser.close();
  // The SDK checks the window every two seconds, and then waits eight seconds for a late result.
  await expect(page.getByRole('alert')).toContainText('Error: auth/popup-closed-by-user', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
});

test('a Google account gets its own password', { tag: '@release' }, async ({ person }) => {
  const page = await person({ isDeveloper: true, expectErrors: refusals });
  const email = createEmail('barbara');
  await page.goto('/auth');
  const [chooser] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Sign in with Google' }).click()]);
  await choose(chooser, email);
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('With Google')).toBeVisible();
  await page.getByRole('button', { name: 'Set a password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a password' });
  await expect(dialog).toContainText('Google first asks who you are.');
  await expectAccessible(page);
  await dialog.getByLabel('New password', { exact: true }).fill('correct horse');
  const [proof] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('button', { name: 'Set a password' }).click()]);
  await proof.getByRole('button', { name: email }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(page.getByText('By email and password')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await logIn(page, email);
});

test('a Google account is deleted only after its user signed in with Google again', { tag: '@release' }, async ({ person }) => {
  const page = await person({ isDeveloper: true, phone: true, expectErrors: refusals });
  const email = createEmail('frances');
  await page.goto('/auth/signup');
  const [chooser] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Sign up with Google' }).click()]);
  await choose(chooser, email);
  await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete my account' });
  await expect(dialog).toContainText('Google first asks who you are.');
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  const [other] = await Promise.all([page.waitForEvent('popup'), confirm.click()]);
  await choose(other, createEmail('somebody.else'));
  await expect(dialog).toContainText('That is not the Google account you are signed in with.');
  const [proof] = await Promise.all([page.waitForEvent('popup'), confirm.click()]);
  await proof.getByRole('button', { name: email }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});
