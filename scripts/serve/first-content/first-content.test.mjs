// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  archiveBefore,
  cardFields,
  drawDocument,
  entriesQuery,
  placesQuery,
  toWireRequest,
  upcomingTournamentsQuery,
  withdrawnPlacesQuery,
} from '@courtside/firebase/wire';
import { JSDOM } from 'jsdom';
import { root } from '../../lib/paths.mjs';
import { createFirstContents } from './first-content.mjs';
import { toWireFields } from '../wire.testkit.mjs';

const cup = {
  name: 'Cup <script>',
  location: 'Gym & Hall',
  startDate: '2027-10-30',
  endDate: '2027-10-31',
  timeZone: 'Europe/Paris',
  isTournamentPublic: true,
  isTeamsPublic: true,
  isSchedulePublic: true,
  schedule: { 0: ['m1'], 1: ['m2'] },
  scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 1 },
};
/** @type {Record<string, object>} */
const stored = {
  'tournaments/cup': cup,
  'tournaments/nowhere': { ...cup, timeZone: null },
  'tournaments/quiet': { ...cup, isSchedulePublic: false },
  'tournaments/private': { ...cup, isTournamentPublic: false },
  ...Object.fromEntries(
    ['cup', 'nowhere', 'quiet', 'private'].flatMap((id) => [
      [`teams/${id}`, { A: { name: 'Ghost "Riders"' }, B: { name: 'Wet Chain' } }],
      [`schedules/${id}`, { m1: { team1Id: 'A', team2Id: 'B', team1Score: 3, team2Score: null }, m2: { team1Id: 'B', team2Id: 'A' } }],
    ]),
  ),
};
const page = readFileSync(path.join(root, 'packages/federation/build/page.html'), 'utf8');
/** The name of the root of all documents. */
const NAME = 'projects/club/databases/(default)/documents';
const duringTheFirstGame = Date.UTC(2027, 9, 30, 7, 5);

describe('what the server writes into a page before any script', () => {
  /** @type {string[]} */
  let asked = [];
  let isBroken = false;
  let delay = 0;
  const readTime = '2027-10-30T07:05:00Z';
  let coming = ['later', 'sooner'];
  const list = () =>
    coming.map((id) => ({
      document: {
        name: `${NAME}/tournaments/${id}`,
        fields: toWireFields({ ...cup, name: id, startDate: id === 'sooner' ? '2027-10-30' : '2027-11-02' }),
        createTime: '',
        updateTime: '',
      },
      readTime,
    }));
  /** @param {string} name */
  function documentAt(name) {
    const address = name.replace(`${NAME}/`, '');
    asked.push(address);
    // The rules deny a private document whether it exists or not.
    if (address === 'tournaments/private') return null;
    const data = stored[address];
    return [
      {
        readTime,
        ...(data ? { found: { name, fields: toWireFields(data), createTime: readTime, updateTime: readTime } } : { missing: name }),
      },
    ];
  }
  /** @param {string} folder */
  function listFolder(folder) {
    const found = Object.entries(stored).filter(([address]) => path.posix.dirname(`${NAME}/${address}`) === folder);
    const documents = found.map(([address, data]) => ({ document: { name: `${NAME}/${address}`, fields: toWireFields(data) } }));
    return [...documents, { readTime }];
  }
  const backend = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse((await request.toArray()).join(''));
      const answer = isBroken
        ? null
        : request.url?.endsWith(`/${NAME}:runQuery`)
          ? list()
          : request.url?.endsWith(':runQuery')
            ? listFolder(
                `${request.url.slice(request.url.indexOf(NAME), -':runQuery'.length)}/${body.structuredQuery.from[0].collectionId}`,
              )
            : documentAt(body.documents[0]);
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      const status = isBroken ? 500 : answer ? 200 : 403;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer ?? [{ error: { code: status } }]));
    })();
  });
  let documents = '';
  let time = duringTheFirstGame;
  /** @type {ReturnType<typeof createFirstContents>} */
  let write;
  beforeAll(async () => {
    await once(backend.listen(0, '127.0.0.1'), 'listening');
    documents = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (backend.address()).port}/v1/${NAME}`;
    // This server has written a page before.
    await import('./make-first');
  });
  afterAll(() => {
    backend.close();
    backend.closeAllConnections();
  });
  beforeEach(() => {
    [asked, isBroken, delay, time, coming] = [[], false, 0, duringTheFirstGame, ['later', 'sooner']];
    write = createFirstContents(
      () => import('./make-first'),
      () => time,
    );
  });

  /** @param {string} pathname @param {'en' | 'fr'} [language] @param {import('./first-content.mjs').DrawView} [drawView] */
  const contentOf = async (pathname, language = 'en', drawView) => {
    const { html } = (await write({ documents, pathname, language, html: page, ...(drawView ? { drawView } : {}) }))(page);
    const [attributes = '', content = ''] =
      /<section id="first-content"(?: data-views="1")?([^>]*)>([^]*)<\/section>/.exec(html)?.slice(1) ?? [];
    return [attributes, content.replace(/<script[^]*<\/script>/, '')];
  };

  /** Returns the answers that the server wrote into a page. @param {string} pathname @param {Partial<Parameters<typeof write>[0]>} [at] @returns {Promise<any>} */
  const answersIn = async (pathname, at = {}) => {
    const given = { documents, pathname, language: /** @type {const} */ ('en'), html: page, ...at };
    const { document } = new JSDOM((await write(given))(given.html).html).window;
    const element = document.querySelector('#first-content > script#courtside-answers[type="application/json"]');
    return element && JSON.parse(element.textContent ?? '');
  };

  it('a tournament: name, place, dates, and who is on court with the score, for its own address', async () => {
    const [attributes, content] = await contentOf('/cup');
    expect(attributes).toBe(' class="fc" data-address="/cup"');
    for (const text of [
      '<h1>Cup &#60;script&#62;</h1>',
      'Gym &#38; Hall',
      '30–31 October 2027',
      'Court A',
      'Live',
      'Wet Chain',
      '<b>3</b>',
    ])
      expect(content).toContain(text);
    expect(content).toContain('Ghost &#34;Riders&#34;');
    expect((await contentOf('/cup', 'fr'))[1]).toMatch(/30–31 octobre 2027.*Terrain A.*Direct/);
  });

  it('nothing of a game outside its time, without a time zone, or while the schedule is not public', async () => {
    time = Date.UTC(2027, 9, 30, 5);
    expect((await contentOf('/cup'))[1]).not.toContain('Wet Chain');
    time = duringTheFirstGame;
    for (const address of ['/nowhere', '/quiet']) expect((await contentOf(address))[1]).toMatch(/^(?=.*Cup)(?!.*Wet Chain)/);
    expect(asked).not.toContain('schedules/quiet');
  });

  it('nothing at all of a tournament that is private, of none, of other pages, and where the backend fails or is slow', async () => {
    for (const address of ['/private', '/unknown', '/cup/screen', '/planner', '/auth', '/a/b/c'])
      expect([address, await contentOf(address)]).toEqual([address, ['', '']]);
    isBroken = true;
    expect(await contentOf('/cup')).toEqual(['', '']);
    isBroken = false;
    delay = 900;
    expect(await contentOf('/quiet')).toEqual(['', '']);
  });

  it('a server that has become slow shows what it made last, for ten seconds, but nothing of a tournament that is private by now', async () => {
    expect((await contentOf('/cup'))[1]).toContain('Cup');
    delay = 900;
    time += 4000;
    expect((await contentOf('/cup'))[1]).toContain('Cup');
    time += 5000;
    // The slow one has not been made yet, or was made five seconds ago.
    expect((await contentOf('/cup'))[1]).toContain('Cup');
    time += 30_000;
    expect(await contentOf('/cup')).toEqual(['', '']);
    delay = 0;
    time += 4000;
    expect((await contentOf('/cup'))[1]).toContain('Cup');
    const shown = stored['tournaments/cup'];
    stored['tournaments/cup'] = { ...cup, isTournamentPublic: false };
    time += 4000;
    const hidden = await contentOf('/cup');
    delay = 900;
    time += 4000;
    const late = await contentOf('/cup');
    stored['tournaments/cup'] = shown ?? {};
    expect([hidden, late]).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  it('home: what is to come, by its date', async () => {
    const [attributes, content] = await contentOf('/', 'fr');
    expect(attributes).toContain('data-address="/"');
    expect(content).toMatch(/Prochains tournois.*href="\/sooner".*30–31 octobre 2027.*href="\/later"/);
  });

  it('home as its remote draws it, with its styles; what is written where that draws nothing, and in a page of before', async () => {
    /** @type {object[]} */
    const given = [];
    const view = { html: '<h1 class="a">Drawn</h1>', css: '.fv .a{color:red}' };
    const drawView = async (/** @type {object} */ what) => {
      given.push(what);
      return view;
    };
    const [attributes, content] = await contentOf('/', 'en', drawView);
    expect(attributes).toBe(' class="fv" data-address="/"');
    expect(content).toBe(`<style>${view.css}</style>${view.html}`);
    expect(given).toMatchObject([
      { page: 'home', language: 'en', tournaments: [{ id: 'later', data: { name: 'later', schedule: cup.schedule } }, {}] },
    ]);
    await contentOf('/', 'en', drawView);
    expect(given).toHaveLength(1);
    const [, inFrench] = await contentOf('/', 'fr', async () => null);
    expect(inFrench).toContain('Prochains tournois');
    const before = page.replace(' data-views="1"', '');
    const written = (await write({ documents, pathname: '/', language: 'en', html: before, drawView }))(before);
    expect(written.html).toContain('class="fc"');
    expect(written.styles).toEqual([]);
    expect(given).toHaveLength(1);
    expect((await write({ documents, pathname: '/', language: 'en', html: page, drawView }))(page).styles).toEqual([view.css]);
  });

  it('the archive and the planner as their remotes draw them, and nothing where those draw nothing', async () => {
    /** @type {object[]} */
    const given = [];
    const drawView = async (/** @type {object} */ what) => {
      given.push(what);
      return { html: 'Drawn', css: 'p{}' };
    };
    const drawnAt = async (/** @type {string} */ pathname, search = '') => {
      const { html } = (await write({ documents, pathname, search, language: 'fr', html: page, drawView }))(page);
      return html.includes('Drawn');
    };
    expect(await drawnAt('/archive', '?lang=fr')).toBe(true);
    expect(given).toMatchObject([
      { page: 'archive', language: 'fr', hasMore: false, tournaments: [{ id: 'later', data: { name: 'later' } }, {}] },
    ]);
    // Results of a search are not the content of the archive.
    expect(await drawnAt('/archive', '?month=2027-06')).toBe(false);
    expect([await drawnAt('/planner', '?teams=16'), await drawnAt('/planner', '?teams=20'), await drawnAt('/planner')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(given.slice(1)).toEqual(['?teams=16', '?teams=20', ''].map((search) => ({ page: 'planner', language: 'fr', search })));
    await drawnAt('/planner', '?teams=16');
    expect(given).toHaveLength(4);
    expect(await drawnAt('/planner', `?${'x'.repeat(200)}`)).toBe(false);
    for (const address of ['/archive', '/planner']) {
      expect(await contentOf(address)).toEqual(['', '']);
      expect(await contentOf(address, 'en', async () => null)).toEqual(['', '']);
    }
    coming = Array.from({ length: 24 }, (_, index) => `cup${index}`);
    time += 4000;
    await drawnAt('/archive');
    expect(given.at(-1)).toMatchObject({ hasMore: true });
  });

  it('a tournament as its remote draws it, of what strangers may read; none where its clock is not known', async () => {
    /** @type {object[]} */
    const given = [];
    const drawView = async (/** @type {object} */ what) => {
      given.push(what);
      return { html: 'Drawn', css: 'p{}' };
    };
    expect((await contentOf('/cup', 'fr', drawView))[1]).toContain('Drawn');
    expect(given).toMatchObject([
      { page: 'tournament', language: 'fr', id: 'cup', documents: { teams: stored['teams/cup'], bracket: null } },
    ]);
    expect((await contentOf('/quiet', 'en', drawView))[1]).toContain('Drawn');
    expect(given[1]).toMatchObject({ documents: { schedule: null } });
    for (const address of ['/nowhere', '/private', '/unknown', '/cup/screen']) await contentOf(address, 'en', drawView);
    expect(given).toHaveLength(2);
    expect((await contentOf('/cup', 'en', async () => null))[1]).toContain('Wet Chain');
  });

  it('registration as its remote draws it, of what strangers may read, whose data travel in the page; without a remote nothing', async () => {
    const form = { order: [], fee: { cents: 4500, currency: 'EUR', text: '', link: '' } };
    stored['tournaments/opened'] = { ...cup, schedule: {}, isRegistrationOpen: true };
    stored['tournaments/mixed'] = { ...cup, isRegistrationOpen: true, tournamentType: 'MIXER' };
    stored['forms/opened'] = form;
    /** @type {object[]} */
    const given = [];
    const drawView = async (/** @type {object} */ what) => {
      given.push(what);
      return { html: 'Drawn', css: 'p{}' };
    };
    const answers = await answersIn('/opened/register', { drawView });
    expect(given).toEqual([
      { page: 'register', language: 'en', id: 'opened', documents: { tournament: stored['tournaments/opened'], form } },
    ]);
    expect(answers.map((/** @type {{ query: object }} */ { query }) => query)).toEqual(
      ['tournaments/opened', 'forms/opened'].map((address) => ({ parent: `${NAME}/${address}`, structuredQuery: {} })),
    );
    const [attributes, content] = await contentOf('/opened/register', 'en', drawView);
    expect([attributes, content]).toEqual([' class="fv" data-address="/opened/register"', '<style>p{}</style>Drawn']);
    expect(given).toHaveLength(1);
    // Closed, or of players: there is no form to ask for.
    for (const address of ['/cup/register', '/mixed/register']) await contentOf(address, 'en', drawView);
    expect(given.slice(1)).toMatchObject([{ documents: { form: null } }, { documents: { form: null } }]);
    expect(asked).not.toContain('forms/cup');
    expect(asked).not.toContain('forms/mixed');
    for (const address of ['/private/register', '/unknown/register', '/opened/register/'])
      expect([address, await contentOf(address, 'en', drawView)]).toEqual([address, ['', '']]);
    expect(given).toHaveLength(3);
    expect(await contentOf('/opened/register')).toEqual(['', '']);
    expect(await contentOf('/opened/register', 'fr', async () => null)).toEqual(['', '']);
  });

  it('a tournament with its further brackets and their games, for those alone that have them; their data travel in the page', async () => {
    const plan = { kind: 'bracket', name: 'B', order: 1, entry: 'groups rest', gamesBefore: 0 };
    const games = { 'b-1': { team1Id: 'A', team2Id: 'B' } };
    stored['tournaments/staged'] = { ...cup, isBracketPublic: true, isGameTimesVisible: true, hasStages: true };
    stored['tournaments/staged/stages/bracketB123'] = plan;
    stored['tournaments/staged/stages/bracketC123'] = { ...plan, kind: 'ladder' };
    stored['brackets/staged/stages/bracketB123'] = games;
    /** @type {object[]} */
    const given = [];
    const drawView = async (/** @type {object} */ what) => {
      given.push(what);
      return { html: 'Drawn', css: 'p{}' };
    };
    const answers = await answersIn('/staged', { drawView });
    expect(given).toMatchObject([{ documents: { stages: [{ id: 'bracketB123', plan, games }] } }]);
    const parents = answers.map((/** @type {{ query: { parent: string } }} */ { query }) => query.parent);
    expect(parents).toEqual(expect.arrayContaining([`${NAME}/tournaments/staged`, `${NAME}/brackets/staged/stages/bracketB123`]));
    await contentOf('/cup', 'en', drawView);
    expect(given[1]).toMatchObject({ documents: { stages: [] } });
    expect(asked.filter((address) => address.includes('stages'))).toEqual(['brackets/staged/stages/bracketB123']);
  });

  it('a tournament with its further groups and their games, in the words in which its client asks for them', async () => {
    const plan = { kind: 'groups', name: 'Main round', order: 1, entry: 'groups 1-2 each', feed: 'snake', carries: 'none' };
    const drawn = { ...plan, groups: { 0: ['A', 'B'] }, schedule: { 0: ['groupsB12345-m1'] } };
    const games = { 'groupsB12345-m1': { team1Id: 'A', team2Id: 'B' } };
    stored['tournaments/grouped'] = { ...cup, hasFurtherGroups: true };
    stored['tournaments/grouped/stages/groupsB12345'] = drawn;
    stored['tournaments/grouped/stages/groupsC12345'] = { ...plan, carries: 'half' };
    stored['schedules/grouped/stages/groupsB12345'] = games;
    /** @type {object[]} */
    const given = [];
    const drawView = async (/** @type {object} */ what) => {
      given.push(what);
      return { html: 'Drawn', css: 'p{}' };
    };
    const answers = await answersIn('/grouped', { drawView });
    expect(given).toMatchObject([{ documents: { stages: [], furtherGroups: [{ id: 'groupsB12345', plan: drawn, games }] } }]);
    const where = { fieldFilter: { field: { fieldPath: 'kind' }, op: 'EQUAL', value: { stringValue: 'groups' } } };
    const queries = answers.map((/** @type {{ query: object }} */ { query }) => query);
    expect(queries).toContainEqual({
      parent: `${NAME}/tournaments/grouped`,
      structuredQuery: { from: [{ collectionId: 'stages' }], where },
    });
  });

  it('the data travel in the page, in the words in which its client asks and hears', async () => {
    // The age of an answer counts from the request, however long ago the last change was.
    const before = new Date().toISOString();
    const [ofCup, ofTeams, ...others] = await answersIn('/cup');
    const { askedAt } = ofCup;
    expect(askedAt >= before).toBe(true);
    const written = (/** @type {string} */ path) => ({
      query: { parent: `${NAME}/${path}`, structuredQuery: {} },
      documents: [
        { name: `${NAME}/${path}`, fields: toWireFields(/** @type {object} */ (stored[path])), createTime: readTime, updateTime: readTime },
      ],
      readTime,
      askedAt,
    });
    expect([ofCup, ofTeams]).toEqual([written('tournaments/cup'), { ...written('teams/cup'), askedAt: expect.any(String) }]);
    // There is no day of play yet, and the answer says so.
    expect(others).toContainEqual({
      query: { parent: `${NAME}/days/cup`, structuredQuery: {} },
      documents: [],
      readTime,
      askedAt: expect.any(String),
    });
    const [home] = await answersIn('/');
    expect(home.query).toEqual(toWireRequest(NAME, upcomingTournamentsQuery('2027-10-29')));
    expect(JSON.stringify(home.query)).toBe(JSON.stringify(toWireRequest(NAME, upcomingTournamentsQuery('2027-10-29'))));
    expect(home.documents).toEqual(list().map(({ document }) => document));
    const drawView = async () => ({ html: 'Drawn', css: '' });
    const [archive] = await answersIn('/archive', { drawView });
    expect(JSON.stringify(archive.query)).toBe(JSON.stringify(toWireRequest(NAME, archiveBefore('2027-10-29'), { fields: cardFields })));
    expect(await answersIn('/planner', { drawView })).toBeNull();
  });

  it('before there are games, what the page asks of the teams in the line, too', async () => {
    stored['tournaments/open'] = { ...cup, schedule: {}, hasEntries: true, places: 8, placesBy: 'draw' };
    const asked = async () => (await answersIn('/open')).map((/** @type {{ query: object }} */ { query }) => JSON.stringify(query));
    const inWords = (/** @type {Parameters<typeof toWireRequest>[1]} */ source) => JSON.stringify(toWireRequest(NAME, source));
    expect(await asked()).toEqual(expect.arrayContaining([entriesQuery('open'), placesQuery('open'), drawDocument('open')].map(inWords)));
    stored['tournaments/open'] = { ...cup, schedule: {} };
    time += 4000;
    expect(await asked()).toEqual(expect.arrayContaining([inWords(withdrawnPlacesQuery('open'))]));
    expect(await asked()).not.toContain(inWords(entriesQuery('open')));
    stored['tournaments/open'] = { ...cup, schedule: {}, isTeamsPublic: false, isSchedulePublic: false };
    time += 4000;
    expect(await asked()).toEqual([JSON.stringify({ parent: `${NAME}/tournaments/open`, structuredQuery: {} })]);
  });

  it('no data of what strangers may not know, of other pages, of more than is read, and for pages of before', async () => {
    for (const address of ['/private', '/unknown', '/cup/screen', '/planner'])
      expect([address, await answersIn(address)]).toEqual([address, null]);
    expect(JSON.stringify(await answersIn('/quiet'))).not.toContain('schedules/quiet');
    expect(await answersIn('/cup', { html: page.replace(' data-answers="1"', '') })).toBeNull();
    coming = Array.from({ length: 100 }, (_, index) => `cup${index}`);
    time += 4000;
    expect(await answersIn('/')).toBeNull();
    expect((await contentOf('/'))[1]).toContain('cup1');
  });

  it('nothing in the data ends their element', async () => {
    const odd = `</script><script>alert(1)</script><!--<script>\u2028\u2029]]>&quot;$& $'`;
    stored['tournaments/odd'] = { ...cup, name: odd, description: odd, [odd]: odd };
    const { html } = (await write({ documents, pathname: '/odd', language: 'en', html: page }))(page);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(/<script[^>]*>([^]*)<\/script>/.exec(html)?.[1]).not.toMatch(/[<\u2028\u2029]/);
    const [{ documents: found }] = await answersIn('/odd');
    expect(found[0].fields).toEqual(toWireFields(/** @type {object} */ (stored['tournaments/odd'])));
  });

  it('is read once for all who come within a moment, and then anew', async () => {
    // The slow drawing above may still send a request.
    const ofCup = () => asked.filter((path) => path.endsWith('/cup'));
    await Promise.all([contentOf('/cup'), contentOf('/cup'), contentOf('/cup')]);
    const once = ofCup();
    expect(once.length).toBeGreaterThan(0);
    await contentOf('/cup');
    expect(ofCup()).toEqual(once);
    time += 4000;
    await contentOf('/cup');
    expect(ofCup()).toHaveLength(2 * once.length);
  });
});
