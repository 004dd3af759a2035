import { expect, expectAccessible, test } from '../support/test';
import { createTournament, signInToConsole, measurePosterWidth } from '../support/organizing';
import { findMorning } from '../support/day-of-play';
import { createEmail, createPng, signUp } from '../support/people';
import { refusals } from '../support/people-test';
import { toMatchId, createScheduledEvent } from '../support/schedules';
import { Stage } from '../support/stage';
import { locatePageTitle } from '../support/page-title';

test('an organizer works in the console, which sends requests only to the backend', async ({ person, platform }) => {
  const email = createEmail('console');
  await signUp(await person(), email);

  const page = await person();
  const address = `http://localhost:${platform.ports.console}`;
  const strangers: string[] = [];
  const known = [address, `http://localhost:${platform.ports.backend}`];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !known.includes(origin) && !/cleardot/.test(request.url())) strangers.push(request.url());
  });
  // The requested page opens after signing in.
  await page.goto(`${address}/organize`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to organize' })).toBeVisible();
  await expectAccessible(page);
  await signInToConsole(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Organize', exact: true })).toBeVisible();

  const name = `Console ${Date.now()}`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: createPng(64, 48, [10, 83, 66]) });
  const id = await createTournament(page, { name, mixer: true });
  await expect.poll(() => measurePosterWidth(page)).toBe(64);
  await page.getByRole('button', { name: 'Add Mock Players' }).click();
  await page.getByRole('button', { name: 'Add 12 players' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'PLAYER 12' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'My Tournaments' }).click();
  // The earlier page has links with that name, too.
  await expect(page.getByRole('heading', { level: 1, name: 'My Tournaments' })).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'View as a visitor' }).click();
  await expect(page.getByRole('link', { name: 'Open the public site' })).toHaveAttribute('href', `${platform.url}/${id}?view=visitor`);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to organize' })).toBeVisible();
  expect(strangers).toEqual([]);
});

test(
  'the console has the court board, too: a phone runs a court there, and the public page shows it',
  { tag: '@release' },
  async ({ person, platform }) => {
    const stage = new Stage(platform);
    const { timeZone, date } = findMorning();
    const { event, organiser } = await createScheduledEvent(stage, 4, [[[0, 1], [2, 3], [0, 2]]]); // prettier-ignore
    await stage.change(event, { timeZone, startDate: date, endDate: date });
    const spectator = await person();
    await spectator.goto(`/${event.id}`);
    const score = spectator.locator(`#match-${toMatchId(0)} b[data-side="1"]`);
    await expect(score).toBeAttached();
    const page = await person({ phone: true, expectErrors: refusals });
    await page.goto(`http://localhost:${platform.ports.console}/${event.id}/day`);
    await signInToConsole(page, organiser.email);
    const court = page.getByRole('region', { name: 'Court A' });
    for (const name of [/^Call the teams/, /^Start/, 'Goal for Club A']) await court.getByRole('button', { name }).click();
    await expect(score).toHaveText('1');
    await expectAccessible(page);
    await court.getByRole('button', { name: 'End game' }).click();
    await court.getByRole('button', { name: /^End now/ }).click();
    await court.getByRole('button', { name: 'Confirm 1–0' }).click();
    await expect(spectator.locator(`#match-${toMatchId(0)}`)).toHaveAttribute('data-phase', 'over');
    await expect
      .poll(async () => (await stage.read(organiser, `schedules/${event.id}`))[toMatchId(0)])
      .toMatchObject({ team1Score: 1, team2Score: 0, play: { state: 'finished', isConfirmed: true } });
  },
);

test('the console fits a phone, in French', { tag: '@release' }, async ({ person, platform }) => {
  const email = createEmail('console');
  await signUp(await person(), email);
  const page = await person({ phone: true, language: 'fr', expectErrors: /400/ });
  await page.goto(`http://localhost:${platform.ports.console}/`);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('not the one');
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('alert')).toContainText('auth/invalid-credential');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('correct horse');
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('navigation')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'À propos de cette version' }).click();
  const panel = page.getByRole('dialog', { name: 'À propos de cette version' });
  await expect(panel.getByText('Cette page est d’un seul tenant')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const path of ['/my-tournaments', '/organize']) {
    await page.goto(`http://localhost:${platform.ports.console}${path}`);
    await expect(locatePageTitle(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  }
});

test('signing in to the console with Google works with and without a popup window', { tag: '@release' }, async ({ person, platform }) => {
  const page = await person({ isDeveloper: true });
  const address = `http://localhost:${platform.ports.console}/organize`;
  await page.goto(address);
  const [chooser] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Sign in with Google' }).click()]);
  await chooser.getByLabel('Email address').fill(createEmail('console'));
  await chooser.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Organize', exact: true })).toBeVisible();

  const blocked = await person({ isDeveloper: true });
  await blocked.addInitScript(() => {
    window.open = () => null;
  });
  await blocked.goto(address);
  await blocked.getByRole('button', { name: 'Sign in with Google' }).click();
  await blocked.getByLabel('Email address').fill(createEmail('console'));
  await blocked.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(blocked.getByRole('button', { name: 'Log out' })).toBeVisible();
});
