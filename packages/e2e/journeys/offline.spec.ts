import { expectFilesKept, expectKept, noNetwork, listPrivateStores } from '../support/kept-site';
import { createPlayedGroups } from '../support/played-groups';
import { rememberSession } from '../support/session';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

/** The mark with the time of the shown data. */
const mark = /As of \d\d:\d\d, no network\./;

test('a visited tournament opens without a network, with the time of its data', async ({ person, platform }) => {
  test.slow();
  const stage = new Stage(platform);
  const { event } = await createPlayedGroups(stage, 8);
  const reader = await person({ phone: true, isKept: true, expectErrors: noNetwork });
  await reader.goto(`/${event.id}`);
  const score = reader.locator('#match-match0003 b[data-side="1"]');
  const before = await score.textContent();
  expect(before).toBeTruthy();
  await expectKept(reader);
  const context = reader.context();
  await reader.close();

  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(`/${event.id}`);
  await expect(again.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
  await expect(again.getByRole('status').filter({ hasText: mark })).toBeInViewport();
  await expect(again.locator('#match-match0003 b[data-side="1"]')).toHaveText(before ?? '');
  await expectAccessible(again);

  // It updates itself, and the mark disappears.
  await stage.write(event.organiser, { [`schedules/${event.id}`]: { match0003: { team1Score: 9 } } }, ['match0003.team1Score']);
  await context.setOffline(false);
  await expect(again.locator('#match-match0003 b[data-side="1"]')).toHaveText('9');
  await expect(again.getByRole('status').filter({ hasText: mark })).toHaveCount(0);
});

test(
  'data that only an organizer may read opens without a network, and is deleted when they log out',
  { tag: '@release' },
  async ({ person, platform }) => {
    test.slow();
    const stage = new Stage(platform);
    const event = await stage.event({ isTournamentPublic: false, isRegistrationOpen: false });
    // No signed-out visitor may request it.
    const organiser = await person({ isKept: true, expectErrors: new RegExp(`${noNetwork.source}|status of 403`) });
    const context = organiser.context();
    const title = organiser.getByRole('heading', { level: 1, name: event.name });
    await rememberSession(organiser, event.organiser.email);
    await organiser.goto(`/${event.id}`);
    await expect(title).toBeVisible();
    await expectKept(organiser);
    expect(await listPrivateStores(organiser)).toContain(`courtside-private-documents-of-${event.organiser.uid}`);

    await context.setOffline(true);
    await organiser.reload();
    await expect(title).toBeVisible();
    await expect(organiser.getByRole('status').filter({ hasText: mark })).toBeVisible();

    await context.setOffline(false);
    await expect(organiser.getByRole('status').filter({ hasText: mark })).toHaveCount(0);
    await organiser.getByRole('button', { name: 'Logout' }).click();
    await expect(organiser.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect.poll(() => listPrivateStores(organiser)).toEqual([]);
    // The visitors' pages, which an organizer has not needed so far, are cached from now on.
    await organiser.goto(`/${event.id}`);
    await expect(organiser.getByRole('heading', { level: 1, name: 'Tournament not found' })).toBeVisible();
    await expectFilesKept(organiser);
    await context.setOffline(true);
    await organiser.goto(`/${event.id}`);
    await expect(organiser.getByRole('heading', { level: 1, name: /^(?!Loading)/ })).toBeVisible();
    await expect(organiser.getByText(event.name)).toHaveCount(0);
    // A browser without a network takes half a minute to close.
    await context.setOffline(false);
  },
);

test('without a network only a page that was never opened is missing, and the small pages work', async ({ person }) => {
  const reader = await person({ isKept: true, expectErrors: new RegExp(`${noNetwork.source}|mf-planner: load-failed`) });
  const context = reader.context();
  const open = (name: string) => reader.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  const home = reader.getByRole('heading', { level: 1, name: 'Upcoming tournaments' });
  await reader.goto('/');
  await expect(home).toBeVisible();
  await expectFilesKept(reader);
  await expect
    .poll(() => reader.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /about|archive/.test(name)).length))
    .toBe(3);
  await expectFilesKept(reader);

  await context.setOffline(true);
  await open('About');
  await expect(reader.getByRole('heading', { level: 1, name: 'About Courtside' })).toBeVisible();
  await open('Planner');
  const notice = reader.getByRole('alert').filter({ hasText: 'There is no network, and this page was never opened here before.' });
  await expect(notice).toBeVisible();
  await open('Home');
  await expect(home).toBeVisible();
  await expect(notice).toHaveCount(0);
  await context.setOffline(false);
  await open('Planner');
  await expect(reader.getByRole('heading', { level: 1, name: 'Will it fit in a day?' })).toBeVisible();
});
