// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../lib/paths.mjs';
import { firstContents } from './first-content.mjs';
import { fieldsOf } from '../wire.testkit.mjs';

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
const duringTheFirstGame = Date.UTC(2027, 9, 30, 7, 5);

describe('what the server writes into a page before any script', () => {
  /** @type {string[]} */
  let asked = [];
  let isBroken = false;
  let delay = 0;
  const backend = createServer((request, response) => {
    const address = (request.url ?? '').replace('/documents', '').replace(/^\//, '');
    asked.push(address);
    const [data, isList] = [stored[address], address === ':runQuery'];
    const status = isBroken ? 500 : address === 'tournaments/private' ? 403 : data || isList ? 200 : 404;
    const list = ['later', 'sooner'].map((id) => ({
      document: {
        name: `x/tournaments/${id}`,
        fields: fieldsOf({ ...cup, name: id, startDate: id === 'later' ? '2027-11-02' : '2027-10-30' }),
        createTime: '',
        updateTime: '',
      },
    }));
    setTimeout(() => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(isList ? list : status === 200 && data ? { fields: fieldsOf(data) } : { error: { code: status } }));
    }, delay);
  });
  let documents = '';
  let time = duringTheFirstGame;
  /** @type {ReturnType<typeof firstContents>} */
  let write;
  beforeAll(async () => {
    await once(backend.listen(0, '127.0.0.1'), 'listening');
    documents = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (backend.address()).port}/documents`;
    // As a server that has written a page before.
    await import('./make-first');
  });
  afterAll(() => {
    backend.close();
    backend.closeAllConnections();
  });
  beforeEach(() => {
    [asked, isBroken, delay, time] = [[], false, 0, duringTheFirstGame];
    write = firstContents(
      () => import('./make-first'),
      () => time,
    );
  });

  /** @param {string} pathname @param {'en' | 'fr'} [language] @param {import('./first-content.mjs').DrawView} [drawView] */
  const contentOf = async (pathname, language = 'en', drawView) => {
    const { html } = (await write({ documents, pathname, language, html: page, ...(drawView ? { drawView } : {}) }))(page);
    return /<section id="first-content"(?: data-views="1")?([^>]*)>([^]*)<\/section>/.exec(html)?.slice(1) ?? [];
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

  it('is read once for all who come within a moment, and then anew', async () => {
    // What was too slow above may ask for something yet.
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
