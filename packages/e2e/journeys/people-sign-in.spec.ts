import { createEmail, password } from '../support/people';
import { expect, expectAccessible, fillIn, logIn, sendTogether, refusals, tabTo, test } from '../support/people-test';
import { locatePageTitle } from '../support/page-title';

test('signing up shows what is wrong, at each limit, and leads back to the earlier page', async ({ person, stage }) => {
  const event = await stage.event();
  const taken = await stage.account('taken');
  const page = await person({ expectErrors: refusals });
  await page.goto(`/${event.id}/register`);
  await expect(page.getByText('Sorry, you must be logged in to register')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Sign up' }).click();

  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await fillIn(page, 'no address', '12345');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Enter a full address, such as name@example.org.')).toBeVisible();
  await expect(page.getByText('Use at least 6 characters.')).toBeVisible();
  await expectAccessible(page);

  await fillIn(page, taken.email.toUpperCase(), '123456');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Email already in use');
  await expectAccessible(page);

  await fillIn(page, createEmail('new'), '123456');
  await page.getByRole('button', { name: 'Sign up', exact: true }).dblclick();
  await expect(page).toHaveURL(new RegExp(`/${event.id}/register$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Register a team' })).toBeVisible();
});

test('signing up without an earlier page shows the next steps, by keyboard on a phone', { tag: '@release' }, async ({ person }) => {
  const page = await person({ phone: true, language: 'fr' });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click();
  // The earlier page has the same two fields.
  await expect(page.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible();
  await fillIn(page, createEmail('new'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Votre compte est prêt' })).toBeVisible();
  await expect(page.locator(':focus')).toHaveText(/Par quoi voulez-vous commencer/);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Trouver un tournoi' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Organiser un tournoi' })).toHaveAttribute('href', '/organize');
  await tabTo(page, 'Créer votre profil de joueur', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
});

test('logging in leads back to the earlier page; a signed-in user sees that they are signed in', async ({ person, stage }) => {
  const account = await stage.account('ada');
  const page = await person({ expectErrors: refusals });
  await page.goto('/profile');
  await expect(page.getByText('Not logged in - Sorry, but you must be logged in to be able to edit your profile.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await fillIn(page, account.email, 'not the one');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Error: auth/invalid-credential');
  await expectAccessible(page);
  await fillIn(page, account.email, password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  for (const path of ['/auth', '/auth/signup', '/auth/reset-password']) {
    await page.goto(path);
    await expect(page.getByText('You are already signed in.')).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('works by keyboard only, shows the password on request and warns of caps lock', async ({ person, stage }) => {
  const account = await stage.account('grace');
  const page = await person();
  await page.goto('/auth');
  await expect(locatePageTitle(page)).toBeVisible();
  await tabTo(page, 'Email', 'textbox');
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  const field = page.getByRole('textbox', { name: 'Password' });
  await expect(field).toBeFocused();
  // Chromium reports caps lock with the next pressed key.
  await field.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true });
  await expect(page.getByText('Caps lock is on')).toBeVisible();
  await page.keyboard.type(password);
  await expect(page.getByText('Caps lock is on')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(field).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
});

test('password managers recognize each field', { tag: '@release' }, async ({ person }) => {
  const page = await person();
  for (const [path, username, secret] of [
    ['/auth', 'username', 'current-password'],
    ['/auth/signup', 'email', 'new-password'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', username);
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('autocomplete', secret);
  }
  await page.goto('/auth/reset-password');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  await expect(page.getByLabel('Email')).toHaveAttribute('required', '');
});

test('without a network the page says so and keeps the typed text', async ({ person, stage }) => {
  const account = await stage.account('lin');
  const page = await person({ expectErrors: refusals });
  await page.goto('/auth');
  await fillIn(page, account.email, password);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error: auth/network-request-failed' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
});

test(
  'if two people sign up with one address in the same second, one gets the account and the other a message',
  { tag: '@release' },
  async ({ person }) => {
    const email = createEmail('twins');
    const pages = await Promise.all(
      [0, 1].map(async () => {
        const page = await person({ expectErrors: refusals });
        await page.goto('/auth/signup');
        await fillIn(page, email, password);
        return page;
      }),
    );
    await sendTogether(pages, /accounts:signUp/);
    for (const page of pages) await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    const outcomes = await Promise.all(
      pages.map(async (page) => {
        const told = page.getByRole('alert').filter({ hasText: 'Email already in use' });
        await expect(told.or(page.getByRole('link', { name: 'Profile', exact: true }))).toBeVisible();
        return (await told.isVisible()) ? 'told' : 'in';
      }),
    );
    expect(outcomes.sort()).toEqual(['in', 'told']);
  },
);

test('in French', { tag: '@release' }, async ({ person, stage }) => {
  const account = await stage.account('zoe');
  const page = await person({ language: 'fr', phone: true, expectErrors: refusals });
  await page.goto('/auth');
  await fillIn(page, account.email, 'pas le bon');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(/Erreur\s: auth\/invalid-credential/);
  await expectAccessible(page);
  await logIn(page, account.email);
  await page.goto('/auth');
  await expect(page.getByText('Vous êtes déjà connecté.')).toBeVisible();
});
