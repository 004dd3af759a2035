import { createPlayedGroups } from '../support/played-groups';
import { Stage, type Event } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

/** Saves a score as an organizer's scoring page does. */
const saveScore = (stage: Stage, { id, organiser }: Event, match: string, team1Score: number, team2Score: number) =>
  stage.write(organiser, { [`schedules/${id}`]: { [match]: { team1Score, team2Score } } }, [`${match}.team1Score`, `${match}.team2Score`]);

test('a saved score appears live for a spectator, who loses neither place nor focus', async ({ person, platform }) => {
  const stage = new Stage(platform);
  const { event, names } = await createPlayedGroups(stage, 12);
  const spectator = await person({ phone: true });
  await spectator.goto(`/${event.id}`);
  const row = spectator.locator('#match-match0020');
  const score = row.locator('b[data-side="1"]');
  await expect(row).toBeAttached();
  await expect(spectator.locator('#schedule tbody tr')).toHaveCount(30);
  const filter = spectator.locator('#schedule').getByLabel('Court', { exact: true });
  await filter.focus();
  await row.scrollIntoViewIfNeeded();
  // All content above must be loaded before the place is recorded.
  await expect.poll(() => spectator.evaluate(() => document.readyState)).toBe('complete');
  const place = await row.evaluate((element) => element.getBoundingClientRect().top);

  const other = await person();
  await other.goto(`/${event.id}`);
  await expect(other.locator('#match-match0020')).toBeAttached();
  await saveScore(stage, event, 'match0020', 9, 7);

  await expect(score).toHaveText('9');
  await expect(row).toHaveAttribute('data-changed', 'true');
  await expect(spectator.getByRole('status').filter({ hasText: /9, .* 7/ })).toHaveCount(1);
  await expect(filter).toBeFocused();
  expect(Math.abs((await row.evaluate((element) => element.getBoundingClientRect().top)) - place)).toBeLessThanOrEqual(2);
  await expect(other.locator('#match-match0020 b[data-side="1"]')).toHaveText('9');

  // A change of the schedule arrives live, too, and so does hiding it.
  await stage.change(event, { isTeamsPublic: false });
  await expect(spectator.getByRole('heading', { level: 2, name: 'Teams' })).toHaveCount(0);
  await expect(row).toContainText(/Club \d\d/);
  expect(names).toHaveLength(12);
  await expectAccessible(spectator);
});

test('if the connection is lost, the page says so, stays readable, and updates itself later', async ({ person, platform }) => {
  const stage = new Stage(platform);
  const { event } = await createPlayedGroups(stage, 8);
  const spectator = await person({ expectErrors: /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|Failed to fetch/ });
  await spectator.goto(`/${event.id}`);
  const score = spectator.locator('#match-match0003 b[data-side="1"]');
  const before = await score.textContent();
  // The listener is connected, because a first change arrives.
  await saveScore(stage, event, 'match0000', 8, 8);
  await expect(spectator.locator('#match-match0000 b[data-side="1"]')).toHaveText('8');

  await spectator.context().setOffline(true);
  const notice = spectator.getByRole('status').filter({ hasText: /As of \d\d:\d\d, no network\./ });
  await expect(notice).toBeInViewport();
  await spectator.getByRole('heading', { level: 2, name: 'Standings' }).scrollIntoViewIfNeeded();
  await expect(notice).toBeInViewport();
  await saveScore(stage, event, 'match0003', 9, 0);
  await expect(score).toHaveText(before ?? '');
  await expectAccessible(spectator);

  await spectator.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(score).toHaveText('9', { timeout: 30_000 });
});
