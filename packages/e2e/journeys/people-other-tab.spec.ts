import { createEmail, signUp } from '../support/people';
import { expect, test } from '../support/test';

/** The chunk of the SDK for accounts, which a signed-out visitor's page does not need. */
const auth = /firebase_auth|firebase-auth/;

test('a signed-out visitor’s page loads no code for accounts, and notices immediately when they sign in in another tab', async ({
  person,
}) => {
  const page = await person();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/planner');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  // The time after which a page checks whether a user is signed in.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 1000), { timeout: 5000 })));
  expect(asked.filter((url) => auth.test(url))).toEqual([]);

  const email = createEmail('tab');
  const other = await page.context().newPage();
  await signUp(other, email);
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  expect(asked.some((url) => auth.test(url))).toBe(true);
  await other.close();
});

test('a sign-in that only the SDK has stored is noticed, too', async ({ person }) => {
  const page = await person();
  await signUp(page, createEmail('tab'));
  await page.evaluate(() => localStorage.clear());
  await page.goto('/planner');
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
});
