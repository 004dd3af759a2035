// @ts-check
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { createHostedPages } from './hosted-pages.mjs';

// Tests behavior when something fails; packages/e2e/drills/hosted-pages.spec.ts reads the written pages.

/** The files of the site; an empty list means that it does not answer. @type {Record<string, string>} */
let files = {};
const whole = {
  '/page.html':
    '<!doctype html><html lang="en"><head><title>Courtside</title></head><body><section id="first-content"></section></body></html>',
  '/config.json': '{"chatUrl":null}',
  '/remotes.json': '{"remotes":[]}',
};
const site = createServer((asked, response) => {
  const text = files[asked.url ?? ''];
  response.writeHead(text === undefined ? 500 : 200).end(text);
});
let now = 0;
let pages = createServer();

/** @param {import('node:http').Server} server */
const getPort = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;

/** Sends the path unchanged: a client of Node would normalize `//host`. @param {string} path */
async function ask(path, method = 'GET') {
  const asked = request({ port: getPort(pages), host: '127.0.0.1', path, method, headers: { 'accept-language': 'fr' } }).end();
  const [response] = /** @type {[import('node:http').IncomingMessage]} */ (await once(asked, 'response'));
  const text = (await response.toArray()).join('');
  return { status: response.statusCode, headers: response.headers, text };
}

beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(async () => {
  files = { ...whole };
  const origin = `http://127.0.0.1:${getPort(site)}`;
  const settings = {
    origin,
    projectId: 'club',
    backend: origin,
    images: origin,
    headers: { 'Content-Security-Policy': "default-src 'none'" },
  };
  const answer = createHostedPages(settings, { now: () => now });
  pages = createServer((asked, response) => void answer(asked, response));
  await once(pages.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => pages.close());
afterAll(() => {
  site.close();
  jest.restoreAllMocks();
});

test('a page has its language, its policy, and what it would ask for first; nobody keeps it for long', async () => {
  const { status, headers, text } = await ask('/archive');
  expect([status, headers['cache-control'], headers['content-security-policy']]).toEqual([
    200,
    'public, max-age=0, must-revalidate, s-maxage=5',
    "default-src 'none'",
  ]);
  expect(text).toContain('<html lang="fr"');
  expect(text).toContain('id="courtside-config">{"chatUrl":null}');
  expect(text).toContain('id="courtside-registry">{"remotes":[]}');
});

test('it goes on with what it read last while the site does not answer, and says "later" where it never did', async () => {
  const first = await ask('/archive');
  files = {};
  now += 60_000;
  expect((await ask('/archive')).text).toBe(first.text);
  files = { ...whole, '/page.html': whole['/page.html'].replace('Courtside', 'Released') };
  now += 60_000;
  expect((await ask('/archive')).text).toContain('Released');
});

test('where the site was never reached it says so, and asks anew', async () => {
  files = {};
  expect(await ask('/archive')).toMatchObject({ status: 503, headers: { 'retry-after': '300', 'cache-control': 'no-store' } });
  files = { '/page.html': whole['/page.html'] };
  const { status, text } = await ask('/archive');
  // The page requests the missing documents itself.
  expect([status, text.includes('courtside-config')]).toEqual([200, false]);
});

test('it is read and nothing else, by whatever address', async () => {
  expect(await ask('/archive', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' }, text: '' });
  expect(await ask('/archive', 'HEAD')).toMatchObject({ status: 200, text: '' });
  for (const path of ['//evil.example/archive', '/a/b/c/d']) expect((await ask(path)).status).toBe(404);
});
