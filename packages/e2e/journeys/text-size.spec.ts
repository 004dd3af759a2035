import type { Locator, Page } from '@playwright/test';
import { findMorning, formatClockTime } from '../support/day-of-play';
import { getDateIn } from '../support/people';
import { expect, test, visit } from '../support/people-test';
import { createScheduledEvent } from '../support/schedules';
import { rememberSession } from '../support/session';
import type { Account, Stage } from '../support/stage';
import { longNames, findTextSizeFaults } from '../support/text-size';
import { createStoredTeam, createStoredTeams } from '../support/stored-team';

/** Copies a sample tournament with its games, with the longest allowed names. */
async function withLongNames(
  stage: Stage,
  page: Page,
  sample: { readonly list: string; readonly name: RegExp },
  organiser: Account,
  id: string,
): Promise<string> {
  await page.goto(sample.list);
  const href = await page.getByRole('link', { name: sample.name }).first().getAttribute('href');
  const copy = async (collection: string, change: (data: Record<string, unknown>) => Record<string, unknown> = (data) => data) => {
    const data = await stage.read(organiser, `${collection}${href}`).catch(() => null);
    if (data) await stage.force(`${collection}/${id}`, change(data));
  };
  await copy('tournaments', (data) => ({
    ...data,
    name: longNames[2],
    location: longNames[1],
    organizerUids: [organiser.uid],
    contact: 'https://example.org/a/long/way/to-the-organisers-of-this-tournament',
  }));
  await copy('teams', (data) =>
    Object.fromEntries(
      Object.entries(data).map(([team, fields], index) => [
        team,
        { ...(fields as object), name: `${longNames[index % longNames.length]} ${index}` },
      ]),
    ),
  );
  await copy('schedules');
  await copy('brackets');
  return id;
}

/** Adds two brackets whose names are one long word: one with the same games as the first, and one that is not drawn yet. */
async function withFurtherBrackets(stage: Stage, organiser: Account, id: string): Promise<void> {
  const [{ bracket, bracketType, bracketSeeds, bracketTimes }, games] = await Promise.all([
    stage.read(organiser, `tournaments/${id}`),
    stage.read(organiser, `brackets/${id}`),
  ]);
  const [name] = longNames;
  const plan = { name, kind: 'bracket', order: 2, entry: 'groups rest' };
  await stage.force(`tournaments/${id}/stages/stageB`, { ...plan, bracket, bracketType, bracketSeeds, bracketTimes });
  await stage.force(`tournaments/${id}/stages/stageC`, { ...plan, order: 3, entry: 'groups 1-4' });
  await stage.force(`brackets/${id}/stages/stageB`, games);
  await stage.force(`tournaments/${id}`, { hasStages: true }, ['hasStages']);
}

/** Opens views one after another and collects what breaks in them. */
async function troublesIn(page: Page, views: ReadonlyArray<readonly [path: string, ready: string | RegExp]>): Promise<string[]> {
  const troubles: string[] = [];
  for (const [path, ready] of views) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(page.locator('main').getByRole('heading', { name: ready }).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /Loading|geladen/ })).toHaveCount(0);
    troubles.push(...(await findTextSizeFaults(page)).map((trouble) => `${path} ${trouble}`));
  }
  return troubles;
}

test(
  'visitors’ pages work with text of twice the size in every width, with the longest names',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.setTimeout(240_000);
    const page = await person({ expectErrors: /status of 40[34]/ });
    const organiser = await stage.account('organiser');
    const played = await withLongNames(stage, page, { list: '/archive', name: /Cascadia Classic/ }, organiser, 'e2eLargeTextPlayed');
    await withFurtherBrackets(stage, organiser, played);
    const running = await withLongNames(stage, page, { list: '/', name: /Coupe des Platanes/ }, organiser, 'e2eLargeTextRunning');
    const mixer = await withLongNames(stage, page, { list: '/', name: /Bench Mixer de printemps/ }, organiser, 'e2eLargeTextMixer');
    const open = await stage.event({ name: longNames[2], location: longNames[1] });
    const [team] = Object.keys(await stage.read(organiser, `teams/${running}`));
    expect(
      await troublesIn(page, [
        [`/${running}/teams/${team}`, /./],
        ['/', /./],
        ['/archive', /./],
        ['/about', 'About'],
        ['/planner', /./],
        ['/auth', 'Login'],
        ['/auth/signup', 'Sign up'],
        ['/auth/reset-password', 'Forgot Password'],
        ['/nothing/here', /./],
        [`/${played}`, longNames[0] ?? ''],
        [`/${running}`, 'Standings'],
        [`/${mixer}`, 'Players'],
        [`/${open.id}/register`, 'Register'],
      ]),
    ).toEqual([]);
  },
);

test('a visitor’s pages stand them in French, whose words are longer', { tag: '@release' }, async ({ person }) => {
  test.setTimeout(240_000);
  const page = await person({ language: 'fr' });
  const views = ['/', '/archive', '/about', '/planner', '/auth', '/auth/signup', '/auth/reset-password'];
  expect(
    await troublesIn(
      page,
      views.map((path) => [path, /./]),
    ),
  ).toEqual([]);
});

test('users’ pages work with large text, too', { tag: '@release' }, async ({ person, stage }) => {
  test.setTimeout(240_000);
  const page = await person({ expectErrors: /status of 40[34]/ });
  const captain = await stage.player('zoé anticonstitutionnellement van llanfairpwllgwyngyllgogerychwyrn', { club: longNames[2] });
  const [open, other] = [await stage.event({ name: longNames[2], location: longNames[1] }), await stage.event({ name: longNames[0] })];
  await visit(page, captain, `/${open.id}/register`);
  await page.getByLabel('Team name').fill(longNames[0] ?? '');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Registration Complete!' })).toBeVisible();
  expect(
    await troublesIn(page, [
      ['/profile', /./],
      [`/${other.id}/register`, 'Register a team'],
      [`/${open.id}/register`, 'Registration Complete!'],
      [`/${open.id}`, 'Teams'],
      ['/my-tournaments', /./],
      ['/organize', /./],
    ]),
  ).toEqual([]);
});

test('organizers’ pages and scoring work with large text, too', { tag: '@release' }, async ({ person, stage }) => {
  test.setTimeout(240_000);
  const page = await person({ expectErrors: /status of 40[34]/ });
  const organiser = await stage.player('oda anticonstitutionnellement van llanfairpwllgwyngyllgogerychwyrn');
  const played = await withLongNames(stage, page, { list: '/archive', name: /Cascadia Classic/ }, organiser, 'e2eLargeTextToolsPlayed');
  await withFurtherBrackets(stage, organiser, played);
  const running = await withLongNames(stage, page, { list: '/', name: /Coupe des Platanes/ }, organiser, 'e2eLargeTextToolsRunning');
  await rememberSession(page, organiser.email);
  const troubles = await troublesIn(page, [
    ['/my-tournaments', /./],
    [`/${played}`, longNames[0] ?? ''],
    [`/${running}`, 'Standings'],
  ]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page
    .getByRole('button', { name: /scoring/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  troubles.push(...(await findTextSizeFaults(page)).map((trouble) => `scoring ${trouble}`));
  expect(troubles).toEqual([]);
});

test(
  'the list of entries works with large text in French, also while several teams are selected and while they are seeded',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.setTimeout(240_000);
    const page = await person({ language: 'fr' });
    const event = await stage.event();
    const entries = longNames.map((name, index) => [
      `team${index}000000`,
      createStoredTeam(name, { registeredAt: 1_700_000_000_000 + index }),
    ]);
    const checkIn = { opensAt: 1, closesAt: 4_000_000_000_000 };
    const fee = { cents: 6000, currency: 'EUR', text: '', link: '' };
    await stage.write(event.organiser, {
      [`teams/${event.id}`]: Object.fromEntries(entries),
      [`forms/${event.id}`]: { order: [], texts: {}, kinds: {}, choices: {}, required: [], fee, checkIn },
    });
    await visit(page, event.organiser, `/${event.id}`);
    const teams = page.getByRole('region', { name: 'Équipes' });
    await teams.getByRole('button', { name: 'En sélectionner plusieurs' }).click();
    await teams.getByRole('checkbox').first().check();
    const troubles = await findTextSizeFaults(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await teams.getByRole('button', { name: 'Autres outils des équipes' }).click();
    await page.getByRole('menuitem', { name: 'Ordre des têtes de série' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Mettre en fin de liste' })).toBeVisible();
    troubles.push(...(await findTextSizeFaults(page)).map((trouble) => `seed order ${trouble}`));
    expect(troubles).toEqual([]);
  },
);

test('the board of groups works with large text in French', { tag: '@release' }, async ({ person, stage }) => {
  test.setTimeout(240_000);
  const page = await person({ language: 'fr' });
  const event = await stage.event({ isRegistrationOpen: false });
  const entries = [...longNames, 'Gand', 'Genève'].map((name, index) => {
    const groupId = index < 4 ? String(index % 2) : '';
    return [`team${index}000000`, createStoredTeam(name, { registeredAt: 1_700_000_000_000 + index, groupId })] as const;
  });
  const [a, b, c, d] = entries.map(([id]) => id);
  await stage.write(event.organiser, { [`teams/${event.id}`]: Object.fromEntries(entries) });
  await stage.change(event, { groups: { '0': [a, c], '1': [b, d] } });
  await visit(page, event.organiser, `/${event.id}`);
  await expect(page.getByRole('region', { name: 'Groupes' }).getByRole('heading', { name: /Groupe B/ })).toBeVisible();
  expect(await findTextSizeFaults(page)).toEqual([]);
});

test('pages in German, whose words are long, stand them', { tag: '@release' }, async ({ person, stage }) => {
  test.setTimeout(240_000);
  const page = await person({ language: 'de', expectErrors: /status of 40[34]/ });
  const organiser = await stage.player('oda anticonstitutionnellement van llanfairpwllgwyngyllgogerychwyrn');
  const running = await withLongNames(stage, page, { list: '/', name: /Coupe des Platanes/ }, organiser, 'e2eLargeTextGerman');
  const open = await stage.event({ name: longNames[2], location: longNames[1] });
  const troubles = await troublesIn(page, [
    ['/', 'Kommende Turniere'],
    ['/planner', 'Passt es in einen Tag?'],
    [`/${running}`, 'Tabelle'],
    ['/auth/reset-password', 'Passwort vergessen'],
  ]);
  await rememberSession(page, organiser.email);
  troubles.push(
    ...(await troublesIn(page, [
      [`/${open.id}/register`, 'Team anmelden'],
      ['/profile', 'Profil'],
      ['/my-tournaments', 'Meine Turniere'],
      ['/organize', 'Organisieren'],
      [`/${running}`, 'Spielplan'],
    ])),
  );
  expect(troubles).toEqual([]);
});

test(
  'on a phone with text of twice the size, a dialog’s head and buttons leave most of the screen to its content',
  { tag: '@release' },
  async ({ person, stage }) => {
    const event = await stage.event({ isRegistrationOpen: false });
    await stage.write(event.organiser, { [`teams/${event.id}`]: createStoredTeams([...longNames, 'Gand', 'Genève']) });
    const page = await person({ phone: true });
    await visit(page, event.organiser, `/${event.id}`);
    await page.locator('#groups').getByRole('button', { name: 'Create Groups' }).first().click();
    const dialog = page.getByRole('dialog');
    const heightOf = async (part: string) => (await dialog.locator(`> ${part}`).boundingBox())!.height;
    const usual = await heightOf('footer');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => heightOf('footer')).toBeLessThan(1.7 * usual);
    expect((await heightOf('header')) + (await heightOf('footer'))).toBeLessThan(844 / 4);
    // The focus scrolls the content, and never the dialog with its head.
    const moved = await dialog.evaluate((element) => {
      element.scrollTop = 200;
      return element.scrollTop;
    });
    expect(moved).toBe(0);
  },
);

test(
  'on a small phone with text of twice the size, the head of a day of play leaves its lines to the words',
  { tag: '@release' },
  async ({ person, stage }) => {
    const { timeZone, date, minutes } = findMorning();
    const { event } = await createScheduledEvent(stage, 4, [[[0, 1], [2, 3]]]); // prettier-ignore
    const scheduleTimes = { startTimes: [formatClockTime(Math.floor(minutes / 5) * 5)], gameLength: 45, interval: 5, numberOfCourts: 2 };
    await stage.change(event, { name: 'Coupe des Platanes', timeZone, startDate: date, endDate: date, scheduleTimes });
    const page = await person({ phone: true, language: 'fr' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${event.id}`);
    const choice = page.getByLabel('Mon équipe', { exact: true });
    await expect(choice).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const bottomOf = async (part: Locator) => ((box) => box!.y + box!.height)(await part.boundingBox());
    const badge = page.locator('header').getByText('Direct', { exact: true }).first();
    expect((await badge.boundingBox())!.y).toBeGreaterThanOrEqual(await bottomOf(page.getByRole('heading', { level: 1 })));
    expect((await choice.boundingBox())!.width).toBeGreaterThan(160);
  },
);

test(
  'on a phone a task of an organizer has the width for its words, and its button below',
  { tag: '@release' },
  async ({ person, stage }) => {
    const page = await person({ phone: true });
    const near = { startDate: getDateIn(3), endDate: getDateIn(3) };
    const event = await stage.event({ name: longNames[2], ...near, isTournamentPublic: false, isRegistrationOpen: false });
    await visit(page, event.organiser, '/my-tournaments');
    const task = page.getByRole('region', { name: 'Needs you' }).getByRole('listitem').first();
    const [words, button] = [(await task.locator('div').boundingBox())!, (await task.getByRole('link').boundingBox())!];
    expect(words.width).toBeGreaterThan(250);
    expect(button.y).toBeGreaterThanOrEqual(words.y + words.height);
  },
);
