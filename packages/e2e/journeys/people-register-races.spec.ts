import { createEmail, signUp } from '../support/people';
import { commits, expect, expectAccessible, logIn, sendTogether, refusals, test, visit } from '../support/people-test';

/** Opens registration as organizers do: each team is a separate document. */
const today = { hasEntries: true };

test('if the connection is lost before the request, nothing is lost, and sending again adds one team', async ({ person, stage }) => {
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
  'if the connection is lost before the response, the team is stored once, and the page notices',
  { tag: '@release' },
  async ({ person, stage }) => {
    const event = await stage.event(today);
    const page = await person({ expectErrors: refusals });
    await visit(page, await stage.account('captain'), `/${event.id}/register`);
    await page.getByLabel('Team name').fill('Lost Answer');
    // The server stores it, but the response never arrives.
    await page.route(commits, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect.poll(async () => (await stage.entries(event)).length).toBe(1);
    await page.unroute(commits);
    // Either the listener receives the team, or the user sends it again.
    const done = page.getByRole('heading', { level: 1, name: 'Registration Complete!' });
    const again = page.getByRole('button', { name: 'Register', exact: true });
    await expect(done.or(page.getByRole('alert').filter({ hasText: 'Your registration was not successful' })).first()).toBeVisible();
    if (await again.isVisible()) await again.click({ timeout: 3000 }).catch(() => undefined);
    await expect(done).toBeVisible();
    expect(await stage.entries(event)).toMatchObject([{ name: 'Lost Answer' }]);
  },
);

test('a request without a response fails after a while, and can be sent again', { tag: '@release' }, async ({ person, stage }) => {
  const event = await stage.event(today);
  // While its clock is replaced, the page regards the server's latest data as being from the future.
  const page = await person({ expectErrors: new RegExp(`${refusals.source}|update time that is in the future`, 'i') });
  await visit(page, await stage.account('captain'), `/${event.id}/register`);
  await page.getByLabel('Team name').fill('Tunnel Vision');
  await page.clock.install({ time: Date.now() });
  let isSwallowed = false;
  await page.route(commits, () => void (isSwallowed = true), { times: 1 });
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  // The request is sent, and the clock is moved forward.
  await expect.poll(() => isSwallowed).toBe(true);
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('alert').filter({ hasText: 'Your registration was not successful' })).toContainText(
    'Everything you typed is still here',
  );
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
  expect(await stage.entries(event)).toHaveLength(1);
});

test(
  'two captains who register in the same second both have their team; one account in two browsers has one team',
  { tag: '@release' },
  async ({ person, stage }) => {
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
    // Both browsers show the stored team.
    const standing = names.find((name) => name !== 'Team 0') ?? '';
    for (const page of pages.slice(1)) await expect(page.getByText(standing)).toBeVisible();
  },
);

test(
  'if registration closes while a captain types, the page says so, keeps the text, and continues when it opens again',
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

test(
  'if registration closes while the request is sent, no team is added and the page says why',
  { tag: '@release' },
  async ({ person, stage }) => {
    const event = await stage.event(today);
    const page = await person({ expectErrors: refusals });
    await visit(page, await stage.account('captain'), `/${event.id}/register`);
    await page.getByLabel('Team name').fill('Too Late');
    // The request is delayed while the organizer closes registration.
    await page.route(commits, async (route) => {
      await stage.change(event, { isRegistrationOpen: false });
      await route.continue();
    });
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Registration is Closed' })).toBeVisible();
    await expect(page.getByText('What you typed is kept in this tab.', { exact: false })).toBeVisible();
    expect(await stage.entries(event)).toEqual([]);
  },
);

test('typed text survives a reload and a sign-out, but only for the same user', { tag: '@release' }, async ({ person, stage }) => {
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
  await signUp(page, createEmail('other'));
  await page.goto(`/${event.id}/register`);
  await expect(page.getByLabel('Team name')).toHaveValue('');
});
