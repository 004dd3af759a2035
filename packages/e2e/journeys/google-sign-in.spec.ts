import { freshEmail } from '../support/people';
import { expect, expectAccessible, test } from '../support/test';

test('signs in with Google in a window of its own, as the same person the second time', async ({ person }) => {
  const page = await person();
  const email = freshEmail('grace');
  await page.goto('/auth');
  const [chooser] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Sign in with Google' }).click()]);
  await expect(chooser.getByRole('heading', { level: 1 })).toHaveText('Sign in with Google');
  await expectAccessible(chooser);
  await chooser.getByLabel('E-mail address').fill(email);
  await chooser.getByLabel('Name (optional)').fill('Grace');
  await chooser.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Logout' }).click();

  await page.getByRole('link', { name: 'Login' }).click();
  const [again] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Sign in with Google' }).click()]);
  await again.getByRole('button', { name: `Grace · ${email}` }).click();
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
});

test('where windows are blocked, the page itself goes to Google and comes back signed in', async ({ person }) => {
  const page = await person();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByLabel('E-mail address').fill(freshEmail('edsger'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
});
