import { addBracket, formatClockTime, findMorning } from '../support/day-of-play';
import { test, visit } from '../support/people-test';
import { createPlayedGroups } from '../support/played-groups';
import { createScheduledEvent } from '../support/schedules';
import { expect, expectAccessible } from '../support/test';

test('a phone opens a team from the standings, follows it, sees its live score, and returns to the same place', async ({
  person,
  stage,
}) => {
  const { event } = await createPlayedGroups(stage, 8);
  const page = await person({ phone: true });
  await page.goto(`/${event.id}`);
  const standing = page.locator('#standings').getByRole('link', { name: 'Club 05' });
  await standing.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${event.id}/teams/team0000005$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Club 05' })).toBeVisible();
  await expect(page).toHaveTitle(/^Club 05 · Coupe /);
  // It has the team's own games, each once, with the opponent, the result and its meaning.
  const games = page.locator('#games').getByRole('listitem');
  await expect(games).toHaveCount(3);
  await expect(games.first()).toContainText(/Club 01.*0–\u20602/);
  await expect(games.first()).toContainText('Lost');
  await expect(page.locator('#players')).toContainText('Club 05 one');
  const marked = page.locator('#standing').getByRole('row', { name: /Club 05/ });
  await expect(marked).toHaveAttribute('aria-current', 'true');
  // Its rank is next to the bar that marks it.
  const gap = await marked
    .getByRole('cell')
    .first()
    .evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().left - cell.getBoundingClientRect().left;
    });
  expect(gap).toBeGreaterThanOrEqual(8);
  await expectAccessible(page);

  const follow = page.getByRole('button', { name: 'Follow', exact: true });
  await follow.press('Enter');
  await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');

  // A score arrives live, and is announced to screen readers.
  const match = 'match0003';
  const row = games.filter({ hasText: 'No. 4' });
  await expect(row).toContainText('Club 03');
  await stage.write(event.organiser, { [`schedules/${event.id}`]: { [match]: { team1Score: 3, team2Score: 8 } } }, [
    `${match}.team1Score`,
    `${match}.team2Score`,
  ]);
  await expect(row).toContainText(/8–\u20603.*Won/);
  await expect(page.getByRole('status').filter({ hasText: 'Club 03 3, Club 05 8' })).toHaveCount(1);

  // The number leads to the game, Back to the team, and the team's name to the tournament, where it is marked.
  await row.getByRole('link', { name: /^No\. 4/ }).press('Enter');
  await expect(page.locator(`#match-${match}`)).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: event.name }).press('Enter');
  await expect(page.getByLabel('My team')).toHaveValue('team0000005');
  await page.getByRole('link', { name: 'Team’s page' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Club 05' })).toBeVisible();
});

test(
  'a shared team’s page opens in French, with its next game, its duty, and its games in the bracket',
  { tag: '@release' },
  async ({ person, stage }) => {
    const { timeZone, date, minutes } = findMorning();
    const { event } = await createScheduledEvent(stage, 4, [[[0, 1], [2, 3], [0, 2]]]); // prettier-ignore
    await stage.change(event, {
      ...{ timeZone, startDate: date, endDate: date, isGameTimesVisible: true },
      scheduleTimes: { startTimes: [formatClockTime(minutes + 30)], gameLength: 12, interval: 3, numberOfCourts: 2 },
    });
    await stage.write(event.organiser, { [`schedules/${event.id}`]: { match00001: { referee: 'club a' } } }, ['match00001.referee']);
    await addBracket(stage, event, [0, 1, 2, 3], {
      bracketTimes: { startTimes: [formatClockTime(minutes + 120)], gameLength: 12, interval: 3, numberOfCourts: 2 },
    });
    const page = await person({ phone: true, language: 'fr' });
    await page.goto(`/${event.id}/teams/team0000000`);
    await expect(page.locator('#next').getByRole('article', { name: 'Prochain match' })).toContainText('Club B');
    const games = page.locator('#games').getByRole('listitem');
    await expect(games).toHaveCount(4);
    await expect(games.filter({ hasText: 'Arbitre' })).toContainText('Club C – Club D');
    await expect(games.last()).toContainText('Club D');
    await expect(games.last()).toContainText('Demi-finales');
    const ahead = page.locator('#ahead');
    await expect(ahead.locator('section', { hasText: 'En cas de victoire' })).toContainText('Finale');
    await expect(ahead.locator('section', { hasText: 'En cas de défaite' })).toContainText('Troisième place');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Partager' }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Lien' })).toHaveValue(
      new RegExp(`/${event.id}/teams/team0000000$`),
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().press('Enter');
    await page.getByRole('button', { name: 'Calendrier' }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('team0000000');
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().press('Enter');

    for (const width of [320, 390, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${width} px`).toBe(0);
      // A name has room for some letters, also on the smallest phone.
      expect((await games.first().locator('[data-what]').boundingBox())!.width, `${width} px`).toBeGreaterThanOrEqual(150);
    }
  },
);

test('a missing team, a team of a tournament that hides its teams, and a team of a private tournament look the same', async ({
  person,
  stage,
}) => {
  const { event } = await createPlayedGroups(stage, 4, 1);
  const page = await person({ expectErrors: /status of 403/ });
  const missing = page.getByRole('heading', { level: 1, name: 'Team not found' });
  await page.goto(`/${event.id}/teams/nobody`);
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/${event.id}/teams/team0000001`);
  await expect(page.getByRole('heading', { level: 1, name: 'Club 01' })).toBeVisible();
  // The change happens while the page is open.
  await stage.change(event, { isTeamsPublic: false, isSchedulePublic: false, isBracketPublic: false });
  await expect(missing).toBeVisible();
  await page.getByRole('link', { name: 'To the tournament' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
  const hidden = await stage.event({ isTournamentPublic: false, isRegistrationOpen: false });
  await stage.write(hidden.organiser, { [`teams/${hidden.id}`]: await stage.read(event.organiser, `teams/${event.id}`) });
  await page.goto(`/${hidden.id}/teams/team0000001`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tournament not found' })).toBeVisible();
});

test(
  'if only the schedule is public, a team has games but no players, and no times if those are hidden',
  { tag: '@release' },
  async ({ person, stage }) => {
    const { event } = await createPlayedGroups(stage, 4, 1);
    await stage.change(event, { isTeamsPublic: false, isGameTimesHidden: true });
    const page = await person();
    await page.goto(`/${event.id}/teams/team0000001`);
    await expect(page.locator('#games').getByRole('listitem')).toHaveCount(3);
    await expect(page.locator('#games time')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Players' })).toHaveCount(0);
    await expect(page.getByText('Club 01 one')).toHaveCount(0);
  },
);

test('organizers open it as visitors do', { tag: '@release' }, async ({ person, stage }) => {
  const { event, organiser } = await createScheduledEvent(stage, 4, [[[0, 1], [2, 3]]]); // prettier-ignore
  const page = await person();
  await visit(page, organiser, `/${event.id}/teams/team0000000`);
  await expect(page.getByRole('heading', { level: 1, name: 'Club A' })).toBeVisible();
  await page.getByRole('link', { name: event.name }).press('Enter');
  await expect(page.getByRole('button', { name: 'Edit details' }).or(page.getByText('You organize this tournament')).first()).toBeVisible();
});
