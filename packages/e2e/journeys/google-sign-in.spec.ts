import { createEmail } from '../support/people';
import { expect, expectAccessible, refusals, test } from '../support/people-test';

test('signs in with Google in a popup window, as the same person the second time', async ({ person }) => {
  const page = await person({ isDeveloper: true });
  const email = createEmail('grace');
  await page.goto('/auth');
  const [chooser] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Sign in with Google' }).click()]);
  await expect(chooser.getByRole('heading', { level: 1 })).toHaveText('Sign in with Google');
  await expectAccessible(chooser);
  await chooser.getByLabel('Email address').fill(email);
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

test('if popup windows are blocked, the page itself goes to Google and returns signed in', async ({ person }) => {
  const page = await person({ isDeveloper: true });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByLabel('Email address').fill(createEmail('edsger'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
});

test('the account chooser needs the key that the start printed, once for each browser', { tag: '@release' }, async ({ person, stage }) => {
  const page = await person({ expectErrors: refusals });
  const open = async () =>
    (await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Sign in with Google' }).click()]))[0];
  await page.goto('/auth');
  const chooser = await open();
  await expect(chooser.getByLabel('Key', { exact: true })).toBeVisible();
  await expect(chooser.getByLabel('Email address')).toBeHidden();
  await expectAccessible(chooser);
  await chooser.getByLabel('Key', { exact: true }).fill('a guess of twenty signs');
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await expect(chooser.getByRole('alert')).toHaveText('That is not the key.');
  await chooser.getByLabel('Key', { exact: true }).fill(new URL(stage.outbox()).searchParams.get('key') ?? '');
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await chooser.getByLabel('Email address').fill(createEmail('ida'));
  await chooser.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto('/auth');
  await expect((await open()).getByLabel('Email address')).toBeVisible();
});

test('the outbox needs the key once', { tag: '@release' }, async ({ person, stage }) => {
  const page = await person({ language: 'fr', expectErrors: refusals });
  const { origin, searchParams } = new URL(stage.outbox());
  await page.goto(`${origin}/outbox`);
  await page.getByLabel('Clé').fill('pas la bonne du tout');
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page.getByRole('alert')).toHaveText('Ce n’est pas la bonne clé.');
  await expectAccessible(page);
  await page.getByLabel('Clé').fill(searchParams.get('key') ?? '');
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page.getByText('Messages envoyés par ce serveur')).toBeVisible();
  await page.goto(`${origin}/outbox`);
  await expect(page.getByText('Messages envoyés par ce serveur')).toBeVisible();
});
