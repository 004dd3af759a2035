import { DocumentReads } from '../support/document-reads';
import { logIn } from '../support/people-test';
import { createStoredTeam } from '../support/stored-team';
import { createPlayedGroups } from '../support/played-groups';
import { Stage } from '../support/stage';
import { expect, test } from '../support/test';

// The figures of “Documents read” in the README of packages/firebase: a tournament's page reads 3 documents here, and 1 for each named player.

test('a tournament’s page reads each of its public documents once, and each named player once', async ({ person, platform }) => {
  const stage = new Stage(platform);
  const ada = await stage.player('ada');
  const grace = await stage.player('grace');
  const { event } = await createPlayedGroups(stage, 4, 1);
  const team = createStoredTeam('Two of us', {
    groupId: '0',
    profileIds: [ada.uid, grace.uid, 'Somebody without a profile'],
    registeredAt: 1,
  });
  await stage.write(event.organiser, { [`teams/${event.id}`]: { team0000001: team } }, ['team0000001']);
  const once = { [`tournaments/${event.id}`]: 1, [`teams/${event.id}`]: 1, [`schedules/${event.id}`]: 1 };

  const page = await person();
  const first = await DocumentReads.of(page);
  await page.goto(`/${event.id}`);
  await expect(page.getByText('Grace')).toBeVisible();
  await expect.poll(async () => (await first.settled()).listeners).toEqual(once);
  expect((await first.settled()).known).toEqual({ ...once, profiles: 2 });
  // The listeners receive a change once, and nothing before it.
  await stage.change(event, { name: 'Another name' });
  await expect(page.getByRole('heading', { level: 1, name: 'Another name' })).toBeVisible();
  // The page renders it a moment before the browser reports the received data.
  await expect.poll(async () => (await first.settled()).listened).toEqual({ [`tournaments/${event.id}`]: 1 });

  // When there is a schedule, players are cached for the session. A visitor who reloads may have seen newer data than the server's cached page has.
  const again = await DocumentReads.of(page);
  await page.reload();
  await expect(page.getByText('Grace')).toBeVisible();
  // The games may arrive at any time; the documents that are listened to were read before.
  await expect.poll(async () => (await again.settled()).listeners).toEqual(once);
  expect((await again.settled()).requested).toEqual(once);
});

test('a team’s page reads the same as the tournament’s, but only its own players', async ({ person, platform }) => {
  const stage = new Stage(platform);
  const ada = await stage.player('ada');
  const grace = await stage.player('grace');
  const { event } = await createPlayedGroups(stage, 4, 1);
  const teams = await stage.read(event.organiser, `teams/${event.id}`);
  const playing = (team: string, uid: string) => ({ [team]: { ...(teams[team] as object), profileIds: [uid, ''] } });
  const changed = { ...playing('team0000001', ada.uid), ...playing('team0000002', grace.uid) };
  await stage.write(event.organiser, { [`teams/${event.id}`]: changed }, Object.keys(changed));
  const page = await person();
  const reads = await DocumentReads.of(page);
  await page.goto(`/${event.id}/teams/team0000001`);
  await expect(page.getByText('Ada', { exact: true })).toBeVisible();
  const once = { [`tournaments/${event.id}`]: 1, [`teams/${event.id}`]: 1, [`schedules/${event.id}`]: 1 };
  await expect.poll(async () => (await reads.settled()).listeners).toEqual(once);
  expect((await reads.settled()).known).toEqual({ ...once, profiles: 1 });
});

test('private sections are not read', { tag: '@release' }, async ({ person, platform }) => {
  const stage = new Stage(platform);
  const { event } = await createPlayedGroups(stage, 4, 1, {});
  await stage.change(event, { isTeamsPublic: false, isSchedulePublic: false, isBracketPublic: false });
  const page = await person();
  const reads = await DocumentReads.of(page);
  await page.goto(`/${event.id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Details' })).toBeVisible();
  await expect.poll(async () => (await reads.settled()).listeners).toEqual({ [`tournaments/${event.id}`]: 1 });
  expect((await reads.settled()).known).toEqual({ [`tournaments/${event.id}`]: 1 });
});

test('a bracket adds one document; the archive reads each past tournament once', { tag: '@release' }, async ({ person }) => {
  const page = await person();
  const reads = await DocumentReads.of(page);
  await page.goto('/archive');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  // The page renders each part a moment after its data arrived.
  await expect.poll(async () => (await reads.settled()).known['tournaments'] === (await cards.count())).toBe(true);
  // For champions, the page reads a bracket and its teams once a visit, only for cards that were visible.
  const card = cards.filter({ hasText: 'Cascadia Classic' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('[data-champion]')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming tournaments' })).toBeVisible();
  await page.goBack();
  await expect(card.locator('[data-champion]')).toBeVisible();
  const address = (await card.getByRole('link').getAttribute('href')) ?? '';
  const champions = Object.entries((await reads.settled()).requested).filter(([path]) => path.endsWith(address));
  expect(Object.fromEntries(champions)).toEqual({ [`brackets${address}`]: 1, [`teams${address}`]: 1 });

  const opened = await person();
  const again = await DocumentReads.of(opened);
  await opened.goto(address);
  await expect(opened.getByRole('heading', { level: 2, name: 'Bracket' })).toBeVisible();
  const brackets = async () => Object.entries((await again.settled()).known).filter(([path]) => path.startsWith('brackets/'));
  await expect.poll(brackets).toEqual([[expect.any(String), 1]]);
});

test(
  'home reads each upcoming tournament once, and listens to all with one query and to the games of the one that leads the page',
  { tag: '@release' },
  async ({ person }) => {
    const page = await person();
    const reads = await DocumentReads.of(page);
    await page.goto('/');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    // One tournament of the season is running; another journey may have one that leads the page first, or instead.
    await expect(page.locator('[data-lead]').getByRole('article').first()).toBeVisible();
    const lead = page.locator('[data-lead]').getByRole('link').first();
    const listeners = async () => {
      const { tournaments, ...played } = (await reads.settled()).listeners;
      const leads = (await lead.getAttribute('href'))?.split('/').at(-1);
      return {
        tournaments,
        counts: [...new Set(Object.values(played))],
        // The games of its groups, of its bracket, or of both, and its day of play.
        ofLead: Object.keys(played).some((path) => path === `schedules/${leads}` || path === `brackets/${leads}`),
        others: Object.keys(played).filter((path) => !/^(schedules|brackets)\/[^/]+$/.test(path) && path !== `days/${leads}`),
      };
    };
    await expect.poll(listeners).toEqual({ tournaments: 1, counts: [1], ofLead: true, others: [] });
    // Leaves time for the listener's first message.
    await page.waitForTimeout(1000);
    // Other journeys create and change events in the meantime, which arrive as changes and may add a card.
    const shown = await cards.count();
    const known = async () => {
      const { known: read, listened } = await reads.settled();
      return (read['tournaments'] ?? 0) + Object.keys(listened).length;
    };
    await expect.poll(known).toBeGreaterThanOrEqual(shown);
    const told = Object.keys((await reads.settled()).listened);
    expect(told.filter((path) => !path.startsWith('tournaments/e2e'))).toEqual([]);
  },
);

test(
  'for an organizer, the shell, which checks their role, and the page share one read of the tournament',
  { tag: '@release' },
  async ({ person, platform }) => {
    const stage = new Stage(platform);
    const me = await stage.player('olga reads');
    const event = await stage.event({ isRegistrationOpen: false });
    await stage.change(event, { organizerUids: [event.organiser.uid, me.uid] });
    const page = await person();
    await logIn(page, me.email);
    const reads = await DocumentReads.of(page);
    await page.goto(`/${event.id}`);
    await expect(page.getByText('You organize this tournament')).toBeVisible();
    await expect.poll(async () => (await reads.settled()).listeners[`tournaments/${event.id}`]).toBe(1);
    expect((await reads.settled()).requested[`tournaments/${event.id}`]).toBe(1);
  },
);
