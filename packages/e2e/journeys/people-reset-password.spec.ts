import { createEmail, password } from '../support/people';
import { expect, expectAccessible, fillIn, logIn, refusals, test } from '../support/people-test';

test('the link in the mail resets a forgotten password once', async ({ person, stage }) => {
  test.slow();
  const account = await stage.account('forgetful');
  const page = await person({ expectErrors: refusals });
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  await expect(page.getByText("Enter your email and we'll send you a reset link.")).toBeVisible();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).dblclick();
  await expect(page.getByText('Email sent!')).toBeVisible();
  await expect(page.getByText('You can leave this page now')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Email sent!');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);

  const mail = await person({ expectErrors: refusals });
  await mail.goto(stage.outbox());
  const messages = mail.getByRole('article').filter({ hasText: account.email });
  await expect(messages).toHaveCount(1);
  const link = messages.getByRole('link', { name: 'Open the link' });
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expectAccessible(mail);
  await mail.locator('input[type=password]').fill('a brand new one');
  await mail.getByRole('button').click();
  await mail.getByRole('link', { name: 'Continue' }).click();
  await expect(mail.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await mail.goto(address);
  await expect(mail.locator('input[type=password]')).toHaveCount(0);

  await page.goto('/auth');
  await fillIn(page, account.email, password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Error: auth/invalid-credential');
  await logIn(page, account.email, 'a brand new one');
});

test(
  'an address without an account gets the same response, so that the page does not reveal accounts',
  { tag: '@release' },
  async ({ person }) => {
    const page = await person({ language: 'fr', phone: true });
    await page.goto('/auth/reset-password');
    await page.getByLabel('Adresse e-mail').fill(createEmail('nobody'));
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(page.getByText(/Message envoyé/)).toBeVisible();
    await expectAccessible(page);
  },
);

test('the sign-in pages pass the address on to each other', { tag: '@release' }, async ({ person }) => {
  const page = await person({ phone: true });
  const email = page.getByRole('main').getByLabel('Email');
  await page.goto('/auth');
  await email.fill('ada@example.org');
  for (const [link, title] of [
    ['Sign up', 'Sign up'],
    ['Login', 'Login'],
    ['Forgot password?', 'Forgot Password'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(email).toHaveValue('ada@example.org');
  }
});
