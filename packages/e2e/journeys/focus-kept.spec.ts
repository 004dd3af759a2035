import type { Locator, Page } from '@playwright/test';
import { addBracket, formatClockTime, findMorning, typeScores } from '../support/day-of-play';
import { expect, test, visit } from '../support/people-test';
import { noteControls } from '../support/same-nodes';
import { createScheduledEvent } from '../support/schedules';

/** Four teams of one group play each other today, on two courts. */
const games = [[[0, 1], [2, 3], [0, 2], [1, 3], [0, 3], [1, 2]]] as const; // prettier-ignore

/** Focuses a control, changes data elsewhere, waits until the page shows the change, and expects that every control is still the same node. */
async function keepsItsControls(
  page: Page,
  focused: Locator,
  change: () => Promise<unknown>,
  shows: () => Promise<unknown>,
): Promise<void> {
  const copies = await noteControls(page);
  await focused.focus();
  await change();
  await shows();
  expect(await copies(), 'controls that were made again').toEqual([]);
  await expect(focused).toBeFocused();
}

for (const reader of ['visitor', 'organizer'] as const)
  test(`live updates keep the focus of ${reader === 'organizer' ? 'an organizer' : 'a visitor'}: scores, names, a bracket, sections that appear and disappear`, async ({
    person,
    stage,
  }) => {
    const { timeZone, date, minutes } = findMorning();
    const times = { startTimes: [formatClockTime(minutes - 20)], gameLength: 12, interval: 3, numberOfCourts: 2 };
    const scheduled = await createScheduledEvent(stage, 4, games);
    const { event, organiser } = scheduled;
    await stage.change(event, { timeZone, startDate: date, endDate: date, isGameTimesVisible: true });
    await stage.change(event, { scheduleTimes: times });
    const page = await person();
    if (reader === 'organizer') await visit(page, organiser, `/${event.id}`);
    else await page.goto(`/${event.id}`);
    const schedule = page.locator('#schedule');
    const focused =
      reader === 'organizer' ? page.locator('#details').getByRole('button').first() : schedule.getByLabel('Court', { exact: true });
    await expect(
      schedule
        .getByRole('row', { name: /Club D/ })
        .or(schedule.getByRole('listitem').filter({ hasText: 'Club D' }))
        .first(),
    ).toBeVisible();
    await expect(focused).toBeVisible();
    await keepsItsControls(
      page,
      focused,
      () => typeScores(stage, scheduled, [0], [4, 2]),
      () => expect(page.locator('#standings').getByText('4', { exact: true }).first()).toBeVisible(),
    );
    await keepsItsControls(
      page,
      focused,
      () => stage.change(event, { name: `${event.name} renamed` }),
      () => expect(page.getByRole('heading', { level: 1, name: `${event.name} renamed` })).toBeVisible(),
    );
    await keepsItsControls(
      page,
      focused,
      () => addBracket(stage, event, [0, 1, 2, 3]),
      () => expect(page.locator('#bracket')).toBeVisible(),
    );
    await keepsItsControls(
      page,
      focused,
      () => stage.change(event, { isTeamsPublic: false, isGroupsPublic: true }),
      () => expect.poll(() => stage.read(event.organiser, `tournaments/${event.id}`)).toMatchObject({ isTeamsPublic: false }),
    );
  });

test('live updates keep the focus on the page of a team', { tag: '@release' }, async ({ person, stage }) => {
  const scheduled = await createScheduledEvent(stage, 4, games);
  const { event } = scheduled;
  const page = await person();
  await page.goto(`/${event.id}/teams/team0000000`);
  const back = page.getByRole('link', { name: event.name });
  await expect(page.locator('#games').getByRole('listitem')).toHaveCount(3);
  await keepsItsControls(
    page,
    back,
    () => typeScores(stage, scheduled, [0], [4, 2]),
    () => expect(page.locator('#games').getByText('Won').first()).toBeVisible(),
  );
  await keepsItsControls(
    page,
    back,
    () => addBracket(stage, event, [0, 1, 2, 3]),
    () => expect(page.locator('main')).toContainText(/semi-final/i),
  );
});

test('live updates keep the focus in the list of tournaments and in the registration', { tag: '@release' }, async ({ person, stage }) => {
  const event = await stage.event();
  const page = await person();
  await page.goto('/');
  const card = page.getByRole('link', { name: event.name }).first();
  await expect(card).toBeVisible();
  let other = '';
  await keepsItsControls(
    page,
    card,
    async () => (other = (await stage.event()).name),
    () => expect(page.getByRole('link', { name: other }).first()).toBeAttached(),
  );

  const captain = await person({ phone: true });
  await visit(captain, await stage.account('captain'), `/${event.id}/register`);
  const name = captain.getByLabel('Team name');
  await name.fill('The Early Birds');
  await keepsItsControls(
    captain,
    name,
    () => stage.change(event, { places: 2 }),
    () => expect(captain.getByText('2 of 2 places are free.')).toBeVisible(),
  );
  await expect(name).toHaveValue('The Early Birds');
});

test(
  'a limit of teams, which makes the page read every team’s place, keeps the focus of an organizer',
  { tag: '@release' },
  async ({ person, stage }) => {
    const event = await stage.event();
    const page = await person();
    await visit(page, event.organiser, `/${event.id}`);
    const details = page.locator('#details').getByRole('button').first();
    await expect(details).toBeVisible();
    await keepsItsControls(
      page,
      details,
      () => stage.change(event, { places: 3 }),
      () => expect(page.getByText('3 places. 0 in, 0 waiting, 3 free.')).toBeVisible(),
    );
  },
);
