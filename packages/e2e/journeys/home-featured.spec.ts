import type { Page } from '@playwright/test';
import { formatClockTime, findMorning, typeScores } from '../support/day-of-play';
import { DocumentReads } from '../support/document-reads';
import { expect, expectAccessible, test } from '../support/people-test';
import { toMatchId, createScheduledEvent } from '../support/schedules';
import { watchShifts } from '../support/stillness';

const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
/** More teams than any other tournament of the season, some of which run at certain hours: the largest running tournament leads the page. */
const TEAMS = 40;
/** Returns all four games as the board stores them: either the first game of each court is over and none is called yet, or all are on court. */
const createStates = (moment: 'between' | 'playing') => {
  const ids = [0, 1, 2, 3].map(toMatchId);
  const clock = { startedAt: Date.now(), pausedAt: null, playedMs: 0, length: 45 };
  const play = (game: string, place: number) => ({
    ...{ game, change: `all${moment}` },
    ...(moment === 'playing'
      ? { state: 'playing', ending: '', clock }
      : place < 2
        ? { state: 'finished', ending: 'played', clock: { ...clock, pausedAt: Date.now() } }
        : { state: 'planned', ending: '', clock: null }),
  });
  return [Object.fromEntries(ids.map((id, place) => [id, { play: play(id, place) }])), ids.map((id) => `${id}.play`)] as const;
};

test(
  'a running tournament leads home with its live scores, in both languages, on every screen',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const { timeZone, date, minutes } = findMorning();
    const day = await createScheduledEvent(stage, TEAMS, [
      [
        [0, 1],
        [2, 3],
        [4, 5],
        [6, 7],
      ],
    ]);
    const { event, names } = day;
    const times = { startTimes: [formatClockTime(Math.floor(minutes / 5) * 5)], gameLength: 45, interval: 5, numberOfCourts: 2 };
    await stage.change(event, { timeZone, startDate: date, endDate: date, isGameTimesVisible: true, scheduleTimes: times });

    const page = await person();
    const reads = await DocumentReads.of(page);
    await page.goto('/');
    const lead = page.locator('[data-lead]');
    await expect(lead.getByRole('heading', { level: 2, name: event.name })).toBeVisible();
    await expect(lead.getByText('Live', { exact: true })).toBeVisible();
    const court = lead.getByRole('article', { name: 'On court A' });
    await expect(court).toContainText(names[0]!);
    // The column of the court breaks no word of a state, of which the German one is the longest.
    const lines = await court.evaluate((card) => {
      const state = card.querySelector('div > div')!.appendChild(document.createElement('small'));
      state.textContent = 'Endstand';
      const height = state.getBoundingClientRect().height / parseFloat(getComputedStyle(state).lineHeight);
      state.remove();
      return height;
    });
    expect(lines).toBeLessThan(1.5);
    // It is no longer in the list.
    await expect(page.getByRole('link', { name: event.name })).toHaveCount(1);
    const parts = async () =>
      Object.entries((await reads.settled()).requested)
        .filter(([path]) => path.endsWith(`/${event.id}`) && !path.startsWith('tournaments/'))
        .sort();
    await expect.poll(parts).toEqual([
      [`schedules/${event.id}`, 1],
      [`teams/${event.id}`, 1],
    ]);

    await typeScores(stage, day, [0], [4, 2]);
    await expect(court.getByRole('definition').first()).toHaveText('4');
    await expect(lead).toContainText('1 of 4 games played');
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    for (const width of [390, 320, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => wider(page)).toBeLessThanOrEqual(0);
      await expect(court).toBeVisible();
    }
    // A search shows only its results, and the field does not move.
    const field = page.getByRole('searchbox', { name: 'Tournament, place or team' });
    const before = (await field.boundingBox())!.y;
    await field.fill(event.name);
    await expect(lead).toHaveCount(0);
    expect((await field.boundingBox())!.y).toBe(before);
    await expect(page.getByRole('link', { name: event.name })).toHaveCount(1);
    await field.fill('');
    await lead.getByRole('link', { name: 'Follow this tournament' }).click();
    await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible();

    const french = await person({ language: 'fr', phone: true });
    const shifts = await watchShifts(french);
    await french.goto('/');
    const leads = french.locator('[data-lead]');
    await expect(leads.getByRole('article', { name: 'Sur le terrain A' })).toBeVisible();
    await expect(leads).toContainText('1 match joué sur 4');
    // The list below did not move while the games were loaded.
    expect(await shifts()).toBeLessThan(0.02);
    await expect(leads.getByRole('link', { name: 'Suivre ce tournoi' })).toBeVisible();
    await expectAccessible(french);
    // Between games, and when the next one begins, the name does not move.
    const setGames = (moment: 'between' | 'playing') => stage.force(`schedules/${event.id}`, ...createStates(moment));
    await setGames('between');
    await french.reload();
    await expect(leads.getByText('Pas de match en ce moment')).toBeVisible();
    await expect(leads).toContainText('1 match joué sur 4');
    const name = leads.getByRole('heading', { level: 2 });
    const stood = await name.boundingBox();
    await setGames('playing');
    await expect(leads.getByText('Direct', { exact: true })).toBeVisible();
    await expect(leads.getByText('Pas de match en ce moment')).toHaveCount(0);
    expect(await name.boundingBox()).toEqual(stood);
    // It is over: the next tournament that runs or accepts registrations leads.
    await stage.change(event, { startDate: '2020-06-01', endDate: '2020-06-01' });
    await expect(leads.getByRole('heading', { level: 2, name: event.name })).toHaveCount(0);
  },
);
