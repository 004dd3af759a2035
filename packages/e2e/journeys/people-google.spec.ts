import type { Page } from '@playwright/test';
import { freshEmail } from '../support/people';
import { expect, expectAccessible, logIn, refusals, test } from '../support/people-test';

/** Chooses an account in Google's window, as the embedded backend shows it. */
async function choose(chooser: Page, email: string): Promise<void> {
  await chooser.getByLabel('Email address').fill(email);
  await chooser.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('where windows are blocked, one comes back from Google to where one wanted to go', { tag: '@release' }, async ({ person, stage }) => {
  const event = await stage.event();
  const page = await person({ isDeveloper: true, expectErrors: refusals });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`/${event.id}/register`);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await choose(page, freshEmail('edsger'));
  await expect(page).toHaveURL(new RegExp(`/${event.id}/register$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Register a team' })).toBeVisible();
});

test('a window that is closed again is no sign-in, and says so', { tag: '@release' }, async ({ person }) => {
  const page = await person();
  await page.goto('/auth');
  const [chooser] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Sign in with Google' }).click()]);
  await chooser.close();
  // The SDK looks every two seconds, and then waits eight for a late answer of the window.
  await expect(page.getByRole('alert')).toContainText('Error: auth/popup-closed-by-user', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
});

test('an account of Google gets a password of its own', async ({ person }) => {
  const page = await person({ isDeveloper: true, expectErrors: refusals });
  const email = freshEmail('barbara');
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

test('an account of Google is deleted after Google asked who is there, and by nobody else', { tag: '@release' }, async ({ person }) => {
  const page = await person({ isDeveloper: true, phone: true, expectErrors: refusals });
  const email = freshEmail('frances');
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
  await choose(other, freshEmail('somebody.else'));
  await expect(dialog).toContainText('That is not the Google account you are signed in with.');
  const [proof] = await Promise.all([page.waitForEvent('popup'), confirm.click()]);
  await proof.getByRole('button', { name: email }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});
