import { formatClockTime, findMorning } from '../support/day-of-play';
import { DocumentReads } from '../support/document-reads';
import { getDateIn } from '../support/people';
import { expect, expectAccessible, test, visit } from '../support/people-test';
import { toMatchId, createScheduledEvent } from '../support/schedules';
import type { Event, Stage } from '../support/stage';
import { createStoredTeam, toTeamId } from '../support/stored-team';

/** Stores a copy of the event on other days and at another stage for its organizer. */
const another = async (stage: Stage, { id, organiser }: Event, name: string, days: readonly [number, number], fields: object = {}) => {
  const copy = `${name.replace(/\W/g, '')}${id}`;
  const timeZone = 'Europe/Brussels';
  const stored = { name, startDate: getDateIn(days[0], timeZone), endDate: getDateIn(days[1], timeZone), timeZone };
  await stage.write(organiser, {
    [`tournaments/${copy}`]: {
      ...{ location: 'Gand', description: 'x', tournamentType: 'STANDARD', organizerUids: [organiser.uid], isTournamentPublic: false },
      ...stored,
      ...fields,
    },
    [`teams/${copy}`]: {},
  });
  return copy;
};

test('my tournaments has future ones with the tasks for each, past ones, and none of other organizers', async ({ person, stage }) => {
  const late = await stage.event({ name: 'Late', startDate: getDateIn(40), endDate: getDateIn(41), places: 12 });
  const soon = await another(stage, late, 'Soon', [3, 4]);
  await another(stage, late, 'Past', [-30, -29]);
  const foreign = await stage.event({ name: 'Somebody else’s' });
  const page = await person();
  await visit(page, late.organiser, '/');
  await page.getByRole('link', { name: 'My Tournaments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Tournaments' })).toBeVisible();
  const next = page.getByRole('region', { name: 'Next' });
  await expect(next.getByRole('heading', { level: 3 })).toHaveText(['Soon', 'Late']);
  await expect(next.getByText('0 of 12 teams')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Past' }).getByRole('rowheader')).toHaveText(['Past']);
  await expect(page.getByText(foreign.name)).toHaveCount(0);
  await expectAccessible(page);

  // The first task is done by keyboard, and disappears.
  const needs = page.getByRole('region', { name: 'Needs you' });
  await expect(needs.getByRole('listitem')).toHaveText([/No teams, and not open to visitors.*Soon · in 3 days/]);
  await needs.getByRole('link', { name: 'Set up: Soon' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Soon' })).toBeVisible();
  const teams = Object.fromEntries(
    ['Mud Club', 'Puddle Cavalry', 'Yaks', 'Apes'].map((name, index) => [toTeamId(index + 1), createStoredTeam(name)]),
  );
  await stage.write(late.organiser, { [`teams/${soon}`]: teams });
  await page.goBack();
  await expect(next.getByText('4 teams')).toBeVisible();
  await needs.getByRole('link', { name: 'Create Groups: Soon' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${soon}#groups$`));
  await expect(page.locator('#groups').getByRole('button', { name: 'Create Groups' })).toBeInViewport();
});

test(
  'on a day of play the courts come first, followed by the tasks, on a phone in French',
  { tag: '@release' },
  async ({ person, stage }) => {
    const { timeZone, date, minutes } = findMorning();
    const day = await createScheduledEvent(stage, 8, [
      [
        [0, 1],
        [2, 3],
        [4, 5],
        [6, 7],
      ],
    ]);
    const { event, names, organiser } = day;
    const times = { startTimes: [formatClockTime(minutes - 5)], gameLength: 45, interval: 5, numberOfCourts: 2 };
    await stage.change(event, { timeZone, startDate: date, endDate: date, scheduleTimes: times });
    const clock = { startedAt: Date.now() - 60_000, pausedAt: null, playedMs: 0, length: 45 };
    const id = toMatchId(0);
    const play = { game: id, change: 'all', state: 'playing', ending: '', clock };
    await stage.force(`schedules/${event.id}`, { [id]: { play } }, [`${id}.play`]);
    const page = await person({ phone: true, language: 'fr' });
    const reads = await DocumentReads.of(page);
    await visit(page, organiser, '/my-tournaments');
    const today = page.getByRole('region', { name: 'Aujourd’hui' });
    const courts = today.getByRole('list', { name: `Terrains : ${event.name}` }).getByRole('link');
    await expect(courts).toHaveCount(2);
    await expect(courts.first()).toContainText(names[0]!);
    await expect(page.getByRole('region', { name: 'À faire' }).getByText('Rien ne vous attend pour l’instant.')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const { requested } = await reads.settled();
    const parts = ['days', 'schedules', 'teams'].map((collection) => requested[`${collection}/${event.id}`] ?? 0);
    expect(Math.max(...parts)).toBe(1);

    // Another device ends the game: its result appears here immediately as a task.
    const ended = { ...play, change: 'end', state: 'finished', ending: 'played', clock: { ...clock, pausedAt: Date.now() } };
    const scored = { team1Score: 3, team2Score: 1, team1Entry: 1, team2Entry: 1, play: ended };
    await stage.force(
      `schedules/${event.id}`,
      { [id]: scored },
      Object.keys(scored).map((field) => `${id}.${field}`),
    );
    await page.getByRole('link', { name: `Confirmer : ${event.name}` }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${event.id}/day$`));
  },
);

test('the navigation depends on the user’s role', async ({ person, stage }) => {
  const page = await person({ phone: true });
  const menu = page.getByRole('dialog');
  const entries = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    const texts = await menu
      .getByRole('link')
      .or(menu.getByRole('button', { name: 'Logout' }))
      .allInnerTexts();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    // The menu's step back in the history would cancel a navigation that begins during it.
    await expect.poll(() => page.evaluate(() => (window.history.state as { overlay?: number } | null)?.overlay ?? 0)).toBe(0);
    return texts.map((text) => text.trim());
  };
  await page.goto('/planner');
  expect(await entries()).toEqual(expect.arrayContaining(['Home', 'Archive', 'Planner']));
  expect(await entries()).not.toEqual(expect.arrayContaining(['My Tournaments']));
  await visit(page, await stage.account('member'), '/planner');
  // The page renders before it knows who the user is.
  await expect.poll(entries).toEqual(expect.arrayContaining(['Home', 'Archive', 'Planner', 'My Tournaments', 'Organize', 'Logout']));
  await page.goto('/my-tournaments');
  await expect(page.getByText('You don’t organize a tournament yet')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  // The earlier page also offers to log in, until home is rendered.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
