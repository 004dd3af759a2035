import { chooseLanguage } from '../support/choose-language';
import { omitDocuments } from '../support/bare-page';
import { DocumentReads } from '../support/document-reads';
import {
  atOnce,
  expectFits,
  expectStillSwap,
  expectWritten,
  expectWrittenHome,
  fetchWritten,
  notLoaded,
  openWritten,
  readDocuments,
  withoutScripts,
} from '../support/first-content';
import { expectKept, noNetwork } from '../support/kept-site';
import { formatClockTime, findMorning } from '../support/day-of-play';
import { createScheduledEvent, type ScheduledEvent } from '../support/schedules';
import { Stage } from '../support/stage';
import { expect, expectAccessible, test } from '../support/test';

/** A tournament of the sample season. */
const sample = { path: '/JfQoh5u75EtBmZ0fwMeE', name: 'Coupe des Platanes' };

/** Creates an event with two games on court now. */
async function playedNow(stage: Stage): Promise<ScheduledEvent> {
  const { timeZone, date, minutes } = findMorning();
  const day = await createScheduledEvent(stage, 4, [
    [
      [0, 1],
      [2, 3],
    ],
  ]);
  const scheduleTimes = { startTimes: [formatClockTime(minutes - 5)], gameLength: 40, interval: 3, numberOfCourts: 2 };
  await stage.change(day.event, { timeZone, startDate: date, endDate: date, isGameTimesVisible: true, scheduleTimes });
  return day;
}

test.beforeAll(({ playwright, platform }) => expectWrittenHome(playwright, platform));

test('a card works that is pressed while the app replaces the server’s content', async ({ person }) => {
  const page = await person();
  await omitDocuments(page);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/:runQuery|\/Listen\/channel/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', atOnce);
  // The frame is rendered, but data from the database is missing.
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  const card = page.locator('.fc, .fv').getByRole('link', { name: new RegExp(sample.name) });
  await expect(card).toBeVisible();
  await card.hover();
  await page.mouse.down();
  letGo();
  await expect(page.locator('.fc, .fv')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: sample.name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming tournaments' })).toBeVisible();
});

for (const [language, words] of [
  [
    'en',
    {
      home: 'Upcoming tournaments',
      now: 'Now',
      court: 'Court A',
      schedule: 'Schedule',
      archive: 'Archive',
      planner: 'Will it fit in a day?',
      time: 'Court time',
    },
  ],
  [
    'fr',
    {
      home: 'Prochains tournois',
      now: 'En ce moment',
      court: 'Terrain A',
      schedule: 'Programme',
      archive: 'Archives',
      planner: 'Est-ce que ça tient en une journée ?',
      time: 'Temps de jeu',
    },
  ],
] as const)
  test(
    `before any script, home has its cards and a tournament shows who plays (${language.toUpperCase()})`,
    { tag: language === 'en' ? [] : '@release' },
    async ({ person, platform }) => {
      const { event, names } = await playedNow(new Stage(platform));
      const page = await person({ phone: true, language, expectErrors: notLoaded });
      await withoutScripts(page);
      await openWritten(page, '/', words.home);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAccessible(page);
      await page.getByRole('link', { name: new RegExp(sample.name) }).click();
      await page.waitForURL(sample.path);
      await expectWritten(page, sample.name);
      await openWritten(page, `/${event.id}`, event.name);
      await expect(page.getByRole('heading', { level: 2, name: words.now })).toBeVisible();
      const games = page.locator('#now').getByRole('article');
      await expect(games.first()).toContainText(new RegExp(`${words.court}.*${names[0]}.*${names[1]}`));
      await expect(games.nth(1)).toContainText(new RegExp(`${names[2]}.*${names[3]}`));
      await expect(page.locator('#standings').getByRole('row').nth(1)).toBeVisible();
      await page.getByRole('navigation').getByRole('link', { name: words.schedule }).click();
      await expect(page.locator('#schedule')).toBeInViewport();
      await expect(page.locator('#schedule')).toContainText(names[0] ?? '');
      await expectFits(page);
      await openWritten(page, '/archive', words.archive);
      await expect(page.locator('#first-content li a[href]').nth(2)).toBeVisible();
      await expectFits(page);
      await openWritten(page, '/planner?teams=20&courts=2', words.planner);
      await expect(page.locator('#first-content').getByRole('table', { name: words.time })).toBeVisible();
      await expect(page.locator('#first-content').getByRole('spinbutton').first()).toHaveValue('20');
      await expectFits(page);
    },
  );

test('the server’s content stays until the app replaces it, and nothing moves', { tag: '@release' }, async ({ person, platform }) => {
  test.slow();
  const { event } = await playedNow(new Stage(platform));
  for (const [address, name, there] of [
    [`/${event.id}`, event.name, '#schedule'],
    [sample.path, sample.name, '#standings'],
    ['/', sample.name, '#main li a'],
    ['/archive', 'Archive', '#main li a'],
    ['/planner?teams=20&courts=2', 'Will it fit in a day?', '#main .cs-frame'],
  ] as const) {
    const page = await person({ phone: true });
    await expectStillSwap(page, address, name, page.locator(there));
    await page.context().close();
  }
});

test(
  'values typed into the planner before any script are in the app when it is loaded, and in its address',
  { tag: '@release' },
  async ({ person }) => {
    const page = await person({ phone: true });
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/remoteEntry\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await expect.poll(() => fetchWritten(page.request, '/planner?teams=20')).toContain('class="fv"');
    // No script of the page runs before the test allows it.
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    await page.route(/\/main\.\w+\.js/, async (route) => {
      await begun;
      await route.continue();
    });
    await page.goto('/planner?teams=20', { waitUntil: 'commit' });
    const teams = page.getByRole('spinbutton', { name: 'Teams' });
    await teams.fill('2');
    begin();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.locator('.fv')).toBeVisible();
    await expect(teams).toBeFocused();
    await page.keyboard.type('4');
    letGo();
    await expect(page.locator('.fv')).toHaveCount(0);
    await expect(teams).toHaveValue('24');
    await expect(teams).toBeFocused();
    await expect(page).toHaveURL(/teams=24/);
    await expect(page.getByText(/24 teams in 2 groups/).first()).toBeVisible();
  },
);

test('it has the language that was chosen before', async ({ person }) => {
  const page = await person({ language: 'en' });
  await page.goto('/');
  await chooseLanguage(page, 'Français');
  await expect(page.getByRole('heading', { level: 1, name: 'Prochains tournois' })).toBeVisible();
  await expect.poll(() => fetchWritten(page.request, '/')).toMatch(/<h1[^>]*>Prochains tournois<\/h1>/);
  await expect.poll(() => fetchWritten(page.request, '/?lang=en')).toMatch(/<h1[^>]*>Upcoming tournaments<\/h1>/);
});

test('the page that the service worker keeps for all addresses has no content', async ({ person }) => {
  const page = await person({ isKept: true, expectErrors: noNetwork });
  await page.goto(sample.path);
  await expectKept(page);
  const kept = await page.evaluate(async () => (await caches.match('/', { ignoreVary: true }))?.text());
  expect(kept).toContain('<section id="first-content"></section>');
  expect(kept).not.toContain('courtside-answers');
});

test(
  'documents that the server read are not requested again, and the page continues from them',
  { tag: '@release' },
  async ({ person, platform }) => {
    const stage = new Stage(platform);
    const { event, names } = await playedNow(stage);
    const page = await person({ phone: true });
    await expect.poll(async () => (await readDocuments(page.request, `/${event.id}`)).length).toBe(4);
    const reads = await DocumentReads.of(page);
    await page.goto(`/${event.id}`);
    await expect(page.locator('.fc, .fv')).toHaveCount(0);
    await expect(page.locator('#now').getByRole('article').first()).toContainText(names[0] ?? '');
    const once = Object.fromEntries(['tournaments', 'teams', 'schedules'].map((kind) => [`${kind}/${event.id}`, 1]));
    await expect.poll(async () => (await reads.settled()).listeners).toMatchObject(once);
    const { requested, written } = await reads.settled();
    expect([requested, written]).toEqual([{}, once]);
    await stage.change(event, { name: 'Another name' });
    await expect(page.getByRole('heading', { level: 1, name: 'Another name' })).toBeVisible();
    // Before the change the listener received nothing.
    await expect.poll(async () => (await reads.settled()).listened).toEqual({ [`tournaments/${event.id}`]: 1 });

    const home = await person();
    await expect.poll(async () => (await readDocuments(home.request, '/')).length).toBe(1);
    const ofHome = await DocumentReads.of(home);
    await home.goto('/');
    await expect(home.locator('#main li a[href]').first()).toBeVisible();
    await expect(home.locator('.fc, .fv')).toHaveCount(0);
    const { requested: asked, written: told } = await ofHome.settled();
    expect(asked['tournaments'] ?? 0).toBe(0);
    expect(told['tournaments']).toBeGreaterThan(0);
  },
);
