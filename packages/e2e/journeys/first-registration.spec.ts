import { DocumentReads } from '../support/document-reads';
import {
  expectFits,
  expectStillSwap,
  expectWrittenHome,
  fetchWritten,
  notLoaded,
  openWritten,
  readDocuments,
  withoutScripts,
} from '../support/first-content';
import { expect, expectAccessible, test, visit } from '../support/people-test';

const fee = { cents: 4500, currency: 'EUR', text: 'Cash at the fence, before the first game.', link: '' };
const form = { order: [], texts: {}, kinds: {}, choices: {}, required: [], fee };

test.beforeAll(({ playwright, platform }) => expectWrittenHome(playwright, platform));

for (const [language, words] of [
  [
    'en',
    {
      ...{ team: 'Register a team', mixer: 'Join the mixer', closed: 'Registration is Closed' },
      ...{ size: '2 players per team', fee: 'Fee: €45 per team', sorry: 'Sorry Registration is Closed', home: 'Home' },
    },
  ],
  [
    'fr',
    {
      ...{ team: 'Inscrire une équipe', mixer: 'Rejoindre le mixer', closed: 'Les inscriptions sont fermées' },
      ...{ size: '2 joueurs par équipe', fee: /45/, sorry: 'Désolé, les inscriptions sont fermées', home: 'Accueil' },
    },
  ],
] as const)
  test(
    `before any script, registration names the event and what one registers, or is closed (${language.toUpperCase()})`,
    { tag: language === 'en' ? [] : '@release' },
    async ({ person, stage }) => {
      const event = await stage.event({ name: 'Coupe <i>"ouverte"' });
      await stage.write(event.organiser, { [`forms/${event.id}`]: form });
      const mixer = await stage.event({ tournamentType: 'MIXER', playerIds: [] });
      const closed = await stage.event({ isRegistrationOpen: false });
      const page = await person({ phone: true, language, expectErrors: notLoaded });
      await withoutScripts(page);
      const first = page.locator('#first-content');

      await openWritten(page, `/${event.id}/register`, words.team);
      await expect(first.getByRole('link', { name: event.name })).toHaveAttribute('href', `/${event.id}`);
      for (const text of ['Gand', words.size]) await expect(first.getByText(text)).toBeVisible();
      await expect(first.getByRole('heading', { name: words.fee })).toBeVisible();
      await expectFits(page);

      await openWritten(page, `/${mixer.id}/register`, words.mixer);
      await expect(first.getByRole('link', { name: mixer.name })).toBeVisible();

      await openWritten(page, `/${closed.id}/register`, words.closed);
      await expect(first.getByText(words.sorry)).toContainText('Gand');
      await expectFits(page);
      await first.getByRole('link', { name: words.home }).click();
      await page.waitForURL('/');
    },
  );

test(
  'the server’s content of registration stays until the app knows the reader, and nothing moves',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const event = await stage.event();
    await stage.write(event.organiser, { [`forms/${event.id}`]: form });
    const mixer = await stage.event({ tournamentType: 'MIXER', playerIds: [] });
    const closed = await stage.event({ isRegistrationOpen: false });
    const player = await stage.player('paula first');
    for (const [{ id }, title, who, there] of [
      [event, 'Register a team', null, { role: 'heading', name: 'Login' }],
      [event, 'Register a team', player, { role: 'textbox', name: 'Team name' }],
      [mixer, 'Join the mixer', null, { role: 'heading', name: 'Login' }],
      [mixer, 'Join the mixer', player, { role: 'button', name: 'Join' }],
      [closed, 'Registration is Closed', null, { role: 'link', name: 'Home' }],
      [closed, 'Registration is Closed', player, { role: 'link', name: 'Home' }],
    ] as const) {
      const page = await person({ phone: true });
      if (who) await visit(page, who, '/about');
      const shown = page.locator('#main').getByRole(there.role, { name: there.name });
      await expectStillSwap(page, `/${id}/register`, title, shown, `${title}, ${who ? 'signed in' : 'signed out'}`);
      await expectAccessible(page);
      await page.context().close();
    }
  },
);

test(
  'what the server read of a registration is not requested again, and the page continues from it',
  { tag: '@release' },
  async ({ person, stage }) => {
    const event = await stage.event();
    const page = await person({ phone: true });
    await expect.poll(async () => (await readDocuments(page.request, `/${event.id}/register`)).length).toBe(2);
    const reads = await DocumentReads.of(page);
    await page.goto(`/${event.id}/register`);
    await expect(page.getByText('Sorry, you must be logged in to register')).toBeVisible();
    await expect(page.locator('.fv')).toHaveCount(0);
    const { requested, written } = await reads.settled();
    expect([requested, written]).toEqual([{}, { [`tournaments/${event.id}`]: 1 }]);
    await stage.change(event, { isRegistrationOpen: false });
    await expect(page.getByRole('heading', { level: 1, name: 'Registration is Closed' })).toBeVisible();
  },
);

test('the server renders nothing of the registration of a private tournament, or of none, and names only as text', async ({
  person,
  stage,
}) => {
  const { request } = await person();
  const hidden = await stage.event({ isTournamentPublic: false, name: 'Nobody knows' });
  const odd = await stage.event({ name: '</script><img src=x onerror=alert(1)>"\'' });
  let html = '';
  await expect
    .poll(async () => (html = await fetchWritten(request, `/${odd.id}/register`)))
    .toMatch(/<a [^>]*>&lt;\/script&gt;&lt;img src=x onerror=alert\(1\)&gt;/);
  expect(html).not.toContain('<img');
  for (const address of [`/${hidden.id}/register`, '/NoSuchTournament0000/register']) {
    const told = await fetchWritten(request, address);
    for (const text of ['Nobody knows', 'courtside-answers', 'class="fv"', hidden.organiser.uid]) expect(told).not.toContain(text);
  }
});
