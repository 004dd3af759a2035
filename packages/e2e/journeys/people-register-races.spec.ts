import { freshEmail, signUp } from '../support/people';
import { commits, expect, expectAccessible, logIn, sendTogether, refusals, test, visit } from '../support/people-test';

/** Registration as organisers open it: each team comes as a document of its own. */
const today = { hasEntries: true };

test('a connection that is lost before anything was sent: nothing is lost, and sending again adds one team', async ({ person, stage }) => {
  const event = await stage.event(today);
  const page = await person({ expectErrors: refusals });
  await visit(page, await stage.account('captain'), `/${event.id}/register`);
  await page.getByLabel('Team name').fill('Tunnel Vision');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Your registration was not successful' });
  await expect(failure).toContainText('There is no network. Everything you typed is still here');
  await expect(page.getByLabel('Team name')).toHaveValue('Tunnel Vision');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
  expect(await stage.entries(event)).toHaveLength(1);
});

test(
  'a connection that is lost before the answer came: the team stands once, and the page finds out',
  { tag: '@release' },
  async ({ person, stage }) => {
    const event = await stage.event(today);
    const page = await person({ expectErrors: refusals });
    await visit(page, await stage.account('captain'), `/${event.id}/register`);
    await page.getByLabel('Team name').fill('Lost Answer');
    // The server does it, the answer never arrives.
    await page.route(commits, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect.poll(async () => (await stage.entries(event)).length).toBe(1);
    await page.unroute(commits);
    // Either the live connection brings the news, or one sends it again.
    const done = page.getByRole('heading', { level: 1, name: 'Registration Complete!' });
    const again = page.getByRole('button', { name: 'Register', exact: true });
    await expect(done.or(page.getByRole('alert').filter({ hasText: 'Your registration was not successful' })).first()).toBeVisible();
    if (await again.isVisible()) await again.click({ timeout: 3000 }).catch(() => undefined);
    await expect(done).toBeVisible();
    expect(await stage.entries(event)).toMatchObject([{ name: 'Lost Answer' }]);
  },
);

test('a request that is swallowed is given up after a while, and can be sent again', { tag: '@release' }, async ({ person, stage }) => {
  const event = await stage.event(today);
  // While its clock is being replaced, the page takes what the server has just said for news of the future.
  const page = await person({ expectErrors: new RegExp(`${refusals.source}|update time that is in the future`, 'i') });
  await visit(page, await stage.account('captain'), `/${event.id}/register`);
  await page.getByLabel('Team name').fill('Tunnel Vision');
  await page.clock.install({ time: Date.now() });
  let isSwallowed = false;
  await page.route(commits, () => void (isSwallowed = true), { times: 1 });
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  // It is on its way, and with it the clock that is put forward.
  await expect.poll(() => isSwallowed).toBe(true);
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('alert').filter({ hasText: 'Your registration was not successful' })).toContainText(
    'Everything you typed is still here',
  );
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
  expect(await stage.entries(event)).toHaveLength(1);
});

test('two captains in the same second both have their team; one account in two browsers has one', async ({ person, stage }) => {
  test.slow();
  const event = await stage.event(today);
  const [ada, lin] = [await stage.account('ada'), await stage.account('lin')];
  const pages = await Promise.all(
    [ada, lin, lin].map(async (account, index) => {
      const page = await person({ expectErrors: refusals });
      await visit(page, account, `/${event.id}/register`);
      await page.getByLabel('Team name').fill(`Team ${index}`);
      return page;
    }),
  );
  await sendTogether(pages, commits);
  for (const page of pages) await page.getByRole('button', { name: 'Register', exact: true }).click();
  for (const page of pages) await expect(page.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
  const names = (await stage.entries(event)).map(({ name }) => name).sort();
  expect(names).toHaveLength(2);
  expect(names).toContain('Team 0');
  // Both browsers tell of the team that stands.
  const standing = names.find((name) => name !== 'Team 0') ?? '';
  for (const page of pages.slice(1)) await expect(page.getByText(standing)).toBeVisible();
});

test(
  'registration that closes while one types says so, keeps the text, and goes on when it opens again',
  { tag: '@release' },
  async ({ person, stage }) => {
    const event = await stage.event(today);
    const page = await person({ expectErrors: refusals });
    await visit(page, await stage.account('captain'), `/${event.id}/register`);
    await page.getByLabel('Team name').fill('Slow Typist');
    await stage.change(event, { isRegistrationOpen: false });
    await expect(page.getByRole('heading', { level: 1, name: 'Registration is Closed' })).toBeVisible();
    await expect(page.getByText('Sorry Registration is Closed')).toBeVisible();
    await expect(page.getByText('What you typed is kept in this tab.', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await stage.change(event, { isRegistrationOpen: true });
    await expect(page.getByLabel('Team name')).toHaveValue('Slow Typist');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
  },
);

test('registration that closes in the moment of sending adds nothing and says why', { tag: '@release' }, async ({ person, stage }) => {
  const event = await stage.event(today);
  const page = await person({ expectErrors: refusals });
  await visit(page, await stage.account('captain'), `/${event.id}/register`);
  await page.getByLabel('Team name').fill('Too Late');
  // Held back on its way while the organiser closes.
  await page.route(commits, async (route) => {
    await stage.change(event, { isRegistrationOpen: false });
    await route.continue();
  });
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registration is Closed' })).toBeVisible();
  await expect(page.getByText('What you typed is kept in this tab.', { exact: false })).toBeVisible();
  expect(await stage.entries(event)).toEqual([]);
});

test('what was typed outlives a reload and a sign-out, for the same person only', { tag: '@release' }, async ({ person, stage }) => {
  const event = await stage.event(today);
  const captain = await stage.account('captain');
  const page = await person({ expectErrors: refusals });
  await visit(page, captain, `/${event.id}/register`);
  await page.getByLabel('Team name').fill('Half a Name');
  await page.reload();
  await expect(page.getByText('What you typed earlier is back.')).toBeVisible();
  await expect(page.getByLabel('Team name')).toHaveValue('Half a Name');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await logIn(page, captain.email);
  await page.goto(`/${event.id}/register`);
  await expect(page.getByLabel('Team name')).toHaveValue('Half a Name');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await signUp(page, freshEmail('other'));
  await page.goto(`/${event.id}/register`);
  await expect(page.getByLabel('Team name')).toHaveValue('');
});
