// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { finishPage } from '../link-preview.mjs';
import { createDiscoveryServer } from './discovery.mjs';
import { getStructuredData } from './structured-data.mjs';

const fieldsOf = (/** @type {Record<string, string | boolean>} */ data) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value }]),
  );
const cup = {
  name: 'Coupe <b>&\u0001 "Été"</b>',
  location: 'Lyon, France',
  description: 'Two courts </script><script>alert(1)</script> <!--',
  startDate: '2027-06-12',
  endDate: '2027-06-13',
  imageSrc: 'https://images.test/p.png',
  isTournamentPublic: true,
};
const where = { url: 'https://courtside.test/cup', imageUrl: (/** @type {string} */ stored) => `${stored}?w=1` };
/** Returns what an independent HTML parser finds in a head. @param {string} head */
const foundIn = (head) => {
  const { document } = new JSDOM(`<!doctype html><head>${head}</head><body></body>`).window;
  const scripts = [...document.querySelectorAll('script')];
  return scripts.map(({ type, textContent }) => ({ type, data: /** @type {unknown} */ (JSON.parse(textContent ?? '')) }));
};

describe('structured data of a tournament', () => {
  it('is one event with all that engines ask for, and nothing of it ends the element', () => {
    expect(foundIn(getStructuredData({ fields: fieldsOf(cup) }, where))).toEqual([
      {
        type: 'application/ld+json',
        data: {
          '@context': 'https://schema.org',
          '@type': 'SportsEvent',
          'name': cup.name,
          'url': where.url,
          'startDate': '2027-06-12',
          'endDate': '2027-06-13',
          'eventStatus': 'https://schema.org/EventScheduled',
          'eventAttendanceMode': 'https://schema.org/OfflineEventAttendanceMode',
          'location': { '@type': 'Place', 'name': 'Lyon, France', 'address': 'Lyon, France' },
          'description': cup.description,
          'image': ['https://images.test/p.png?w=1'],
        },
      },
    ]);
  });

  it.each([
    ['private', { isTournamentPublic: false }],
    ['without a name', { name: ' ' }],
    ['without a place', { location: '' }],
    ['of no day', { startDate: '2027-99-99' }],
    ['that ends before it begins', { endDate: '2027-06-11' }],
  ])('of one that is %s there is none', (_what, change) => {
    expect(getStructuredData({ fields: fieldsOf({ ...cup, ...change }) }, where)).toBe('');
  });

  it('leaves out what is not said, and takes one day for both', () => {
    const [found] = foundIn(getStructuredData({ fields: fieldsOf({ ...cup, endDate: '', description: '', imageSrc: '' }) }, where));
    expect(found?.data).toMatchObject({ startDate: '2027-06-12', endDate: '2027-06-12' });
    expect(Object.keys(/** @type {object} */ (found?.data))).not.toEqual(expect.arrayContaining(['description']));
  });
});

describe('what search engines and feed readers ask for', () => {
  /** @type {{ name: string, fields: object, createTime: string, updateTime: string }[]} */
  let stored = [];
  /** @type {{ where: { compositeFilter: { filters: object[] } } }[]} */
  let asked = [];
  let isBroken = false;
  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const answer = async (request, response) => {
    if (request.method === 'GET') return void response.end(JSON.stringify({ fields: fieldsOf(cup) }));
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(JSON.parse(body).structuredQuery);
    response.writeHead(isBroken ? 500 : 200);
    response.end(JSON.stringify(isBroken ? {} : [...stored.map((document) => ({ document })), { readTime: 'now' }]));
  };
  const backend = createServer((request, response) => void answer(request, response));
  let address = '';
  let time = Date.UTC(2027, 5, 1, 12);
  /** @type {ReturnType<typeof createDiscoveryServer>} */
  let server;
  beforeAll(async () => {
    await once(backend.listen(0, '127.0.0.1'), 'listening');
    address = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (backend.address()).port}`;
  });
  afterAll(() => void backend.close());
  beforeEach(() => {
    asked = [];
    isBroken = false;
    server = createDiscoveryServer(() => time);
    const document = (/** @type {string} */ id, /** @type {object} */ change, /** @type {string} */ day) => ({
      name: `projects/p/databases/(default)/documents/tournaments/${id}`,
      fields: fieldsOf({ ...cup, ...change }),
      createTime: `2027-05-${day}T10:00:00.5Z`,
      updateTime: `2027-05-2${day.slice(1)}T10:00:00.5Z`,
    });
    stored = [document('cup', {}, '02'), document('new', { name: 'Newest', startDate: 'soon', endDate: 'soon' }, '05')];
  });
  /** @param {string} url @param {Record<string, string>} [headers] */
  const answered = async (url, headers = {}) => {
    const request = /** @type {import('node:http').IncomingMessage} */ ({ url, headers });
    const answer = await server(
      { documents: `${address}/documents`, origin: 'https://courtside.test' },
      request,
      new URL(url, 'http://x').pathname,
    );
    if (!answer) throw new Error(`${url} is none of these files`);
    return answer;
  };
  /** Reads the answer with an independent parser, which throws unless it is XML. @param {{ body: string | Buffer }} answer */
  const parsed = ({ body }) => new JSDOM(String(body), { contentType: 'application/xml' }).window.document;
  const textsOf = (/** @type {Document | Element} */ root, /** @type {string} */ name) =>
    [...root.getElementsByTagName(name)].map(({ textContent }) => textContent);

  it('a feed in Atom: the newest first, in the language that is asked for, each with what the format demands', async () => {
    const answer = await answered('/feed.atom?lang=fr');
    expect(answer).toMatchObject({ status: 200, headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
    const feed = parsed(answer);
    expect([feed.documentElement.namespaceURI, feed.documentElement.localName]).toEqual(['http://www.w3.org/2005/Atom', 'feed']);
    expect(textsOf(feed, 'title')).toEqual(['Courtside\u00a0: nouveaux tournois', 'Newest', 'Coupe <b>& "Été"</b>']);
    expect(textsOf(feed, 'summary')).toEqual(['Lyon, France', '12–13 juin 2027 · Lyon, France']);
    expect(textsOf(feed, 'id')).toEqual([
      'urn:x-courtside:tournaments',
      'urn:x-courtside:tournament:new',
      'urn:x-courtside:tournament:cup',
    ]);
    expect(textsOf(feed, 'updated')).toEqual(['2027-05-25T10:00:00.5Z', '2027-05-25T10:00:00.5Z', '2027-05-22T10:00:00.5Z']);
    expect(textsOf(feed, 'name')).toEqual(['Courtside']);
    const links = [...feed.getElementsByTagName('link')].map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['self', 'https://courtside.test/feed.atom?lang=fr'],
      ['alternate', 'https://courtside.test/'],
      ['alternate', 'https://courtside.test/new'],
      ['alternate', 'https://courtside.test/cup'],
    ]);
    expect(textsOf(parsed(await answered('/feed.atom', { 'accept-language': 'nl' })), 'title')[0]).toBe('Courtside: new tournaments');
  });

  it('asks as a stranger may: for what is public, and for the feed for what is to come', async () => {
    await answered('/feed.atom');
    const isPublic = { fieldFilter: { field: { fieldPath: 'isTournamentPublic' }, op: 'EQUAL', value: { booleanValue: true } } };
    const from = (/** @type {string} */ day) => ({
      fieldFilter: { field: { fieldPath: 'endDate' }, op: 'GREATER_THAN_OR_EQUAL', value: { stringValue: day } },
    });
    expect(asked[0]?.where.compositeFilter.filters).toEqual([isPublic, from('2027-05-31')]);
    await answered('/sitemap.xml');
    expect(asked[1]?.where.compositeFilter.filters).toEqual([isPublic, from('')]);
  });

  it('a feed of nothing is a feed, too', async () => {
    stored = [];
    expect(textsOf(parsed(await answered('/feed.atom')), 'updated')).toEqual(['1970-01-01T00:00:00Z']);
  });

  it('a sitemap of the pages that everybody may see, and robots.txt that names it', async () => {
    const answer = await answered('/sitemap.xml', { 'accept-encoding': 'gzip' });
    const map = parsed({ body: gunzipSync(/** @type {Buffer} */ (answer.body)).toString() });
    expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    expect(textsOf(map, 'loc').map((loc) => loc?.replace('https://courtside.test', ''))).toEqual([
      ...['/', '/archive', '/about', '/planner'],
      ...['/cup', '/new'],
    ]);
    expect(textsOf(map, 'lastmod')).toEqual(['2027-05-22T10:00:00.5Z', '2027-05-25T10:00:00.5Z']);
    const robots = String((await answered('/robots.txt')).body);
    expect(robots).toContain('Sitemap: https://courtside.test/sitemap.xml\n');
    expect(robots).toContain('Disallow: /my-tournaments\n');
    expect(robots).toContain('Disallow: /players/\n');
    expect(robots).not.toContain('Disallow: /\n');
  });

  it('is read once for all who ask within half a minute; who has it gets its tag alone', async () => {
    const [first] = await Promise.all([answered('/feed.atom?lang=en'), answered('/feed.atom?lang=fr')]);
    expect(asked).toHaveLength(1);
    expect(await answered('/feed.atom?lang=en', { 'if-none-match': first.headers.ETag ?? '' })).toMatchObject({ status: 304, body: '' });
    time += 31_000;
    await answered('/feed.atom?lang=en');
    expect(asked).toHaveLength(2);
  });

  it('without the backend they are told to come later, and find it again at once', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    isBroken = true;
    for (const path of ['/feed.atom', '/sitemap.xml']) expect(await answered(path)).toMatchObject({ status: 503 });
    isBroken = false;
    for (const path of ['/feed.atom', '/sitemap.xml']) expect(await answered(path)).toMatchObject({ status: 200 });
    error.mockRestore();
  });

  it('a page names the feed; a tournament’s own page says what it is, those below it do not', async () => {
    const html = '<!doctype html><html lang="en"><head><title>Courtside</title></head><body></body></html>';
    const page = async (/** @type {string} */ pathname, site = 'shell') => {
      const context = { site, backend: address, publicBackend: address, origin: 'https://courtside.test', pathname };
      const finished = await finishPage(html, { ...context, language: 'fr', projectId: 'p' });
      const { document } = new JSDOM(finished.html).window;
      const [feed, data] = [document.querySelector('link[rel=alternate]'), document.querySelector('script')];
      return [feed?.getAttribute('href') ?? null, data ? String(JSON.parse(data.textContent ?? '').url) : null];
    };
    expect(await page('/')).toEqual(['/feed.atom?lang=fr', null]);
    expect(await page('/cup/')).toEqual(['/feed.atom?lang=fr', 'https://courtside.test/cup']);
    expect(await page('/cup/register')).toEqual(['/feed.atom?lang=fr', null]);
    expect(await page('/cup', 'console')).toEqual([null, null]);
  });
});
