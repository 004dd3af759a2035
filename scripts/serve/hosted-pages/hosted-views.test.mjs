// @ts-check
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createHostedPages } from './hosted-pages.mjs';
import { openToStyles } from './style-policy.mjs';

// The function draws with the releases of the site (docs/decisions/0054).

/** The files of the site and of its remotes. @type {Record<string, string>} */
let files = {};
/** @type {string[]} */
let asked = [];
const site = createServer((request, response) => {
  asked.push(request.url ?? '');
  const text = files[request.url ?? ''];
  response.writeHead(text === undefined ? 404 : 200).end(text);
});
/** A site that the operator does not name. */
const foreign = createServer((request, response) => response.writeHead(200).end(files[request.url ?? ''] ?? '{}'));
const pages = createServer();
let now = 0;
let origin = '';

/** @param {string} text */
const digest = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** @param {import('node:http').Server} server */
const getOrigin = (server) => `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;

/** Adds a release with a first view. @param {string} folder @param {string} body of `firstView(given)` */
function addRelease(folder, body) {
  const code = `var courtsideFirstView = { async firstView(given) { ${body} } };`;
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  files[`${folder}build.json`] = JSON.stringify({ release: folder, files: { 'first-view.cjs': { bytes: code.length, integrity } } });
  files[`${folder}first-view.cjs`] = code;
}

/** @param {string} entry of the planner */
const setPlanner = (entry) =>
  (files['/remotes.json'] = JSON.stringify({ remotes: [{ name: 'mf-planner', entry, contractVersion: 1, shared: {} }] }));

const ownStyle = 'p { color: red }';
/** @param {string} meta */
const createTemplate = (meta) =>
  `<!doctype html><html lang="en"><head>${meta}<title>Courtside</title><style>${ownStyle}</style><script src="/releases/shell/1/main.1.js"></script></head><body><div id="root"></div><div id="first" data-answers="1"><header data-frame="1"><a href="/">Courtside</a></header><section id="first-content" data-views="1"></section></div></body></html>`;

/** @param {string} path */
async function ask(path) {
  const response = await fetch(`${getOrigin(pages)}${path}`, { headers: { 'Accept-Language': 'fr' } });
  const html = await response.text();
  const [, own = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  return { status: response.status, policy: response.headers.get('content-security-policy') ?? '', own, html };
}

/**
 * Requests a page until it has a text. The first page after a release may be sent before its thread has started.
 * @param {string} path @param {string} text
 */
async function askFor(path, text) {
  for (let count = 0; count < 40; count += 1) {
    const page = await ask(path);
    if (page.html.includes(text)) return page;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${path} never had ${text}`);
}

/** @type {jest.SpyInstance} */
let said;
beforeAll(async () => {
  for (const server of [site, foreign, pages]) await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = getOrigin(site);
  const headers = {
    'Content-Security-Policy': openToStyles(`default-src 'none'; style-src ${digest('')} ${digest('of an earlier release')}`),
  };
  const settings = { origin, projectId: 'club', backend: origin, images: origin, remotes: [origin], headers };
  const answer = createHostedPages(settings, { now: () => now });
  pages.on('request', (request, response) => void answer(request, response));
});
beforeEach(() => {
  // Files that the previous test read are no longer fresh.
  now += 60_000;
  asked = [];
  files = { '/page.html': createTemplate('<meta charset="utf-8"/>'), '/config.json': '{}' };
  addRelease('/releases/shell/1/', "return { html: '<nav>' + given.language + '</nav><slot></slot>', css: 'nav{color:blue}' }");
  addRelease('/releases/mf-planner/1/', "return { html: '<h1>one ' + given.search + '</h1>', css: 'h1{color:green}' }");
  addRelease('/releases/mf-planner/2/', "return { html: '<h1>two</h1>', css: 'h1{color:pink}' }");
  setPlanner('/releases/mf-planner/1/remoteEntry.js');
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => said.mockRestore());
afterAll(() => {
  for (const server of [site, foreign, pages]) {
    server.close();
    server.closeAllConnections();
  }
});

test('a page has the frame and the first view of the live releases, in the reader’s language', async () => {
  const { status, html } = await askFor('/planner?teams=9', '<h1>one ?teams=9</h1>');
  expect([status, html.includes('<nav>fr</nav>')]).toEqual([200, true]);
  expect(said).not.toHaveBeenCalled();
  const before = asked.length;
  now += 10_000;
  await ask('/planner?teams=10');
  // The files of a release never change, so only what names the live ones is read again.
  expect(asked.slice(before).toSorted()).toEqual(['/config.json', '/page.html', '/remotes.json']);
});

test('a release and a rollback of a remote change its first view without the function', async () => {
  setPlanner('/releases/mf-planner/2/remoteEntry.js');
  await askFor('/planner', '<h1>two</h1>');
  setPlanner('/releases/mf-planner/1/remoteEntry.js');
  now += 10_000;
  const { html } = await askFor('/planner', '<h1>one </h1>');
  expect(html).not.toContain('<h1>two</h1>');
});

test('its styles need the nonce of the header and their digest in the page; the template’s own style is allowed by both', async () => {
  const { html, policy, own } = await askFor('/planner', '<h1>one </h1>');
  for (const style of ['nav{color:blue}', 'h1{color:green}']) {
    expect(html).toContain(`<style nonce="written">${style}</style>`);
    expect([own.includes(digest(style)), policy.includes(digest(style))]).toEqual([true, false]);
  }
  expect(own.split(' ')).toEqual(['style-src', ...['', ownStyle, 'nav{color:blue}', 'h1{color:green}'].map(digest).toSorted(byPlace(own))]);
  expect([policy.includes(digest(ownStyle)), policy.includes("'nonce-written'"), `${policy}${own}`.includes('unsafe')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<style'));
});

test('a page without views has its second policy, too, so that the nonce opens nothing', async () => {
  const { html, own } = await ask('/a/b/c/d');
  expect(html).not.toContain('<h1>');
  expect(own).not.toContain('nonce');
});

test.each([
  ['of an origin that the operator does not name', '3', () => setPlanner(`${getOrigin(foreign)}/releases/mf-planner/1/remoteEntry.js`)],
  ['that throws', '4', (/** @type {string} */ folder) => addRelease(folder, "throw new Error('no')")],
  ['that is not what was built', '5', (/** @type {string} */ folder) => (files[`${folder}first-view.cjs`] = 'altered')],
  ['without a first view', '6', (/** @type {string} */ folder) => (files[`${folder}build.json`] = '{"files":{}}')],
  ['that is missing', '7', (/** @type {string} */ folder) => delete files[`${folder}build.json`]],
])('a release %s costs only its own first view', async (_what, number, change) => {
  const folder = `/releases/mf-planner/${number}/`;
  addRelease(folder, `return { html: '<h1>${number}</h1>', css: '' }`);
  setPlanner(`${folder}remoteEntry.js`);
  change(folder);
  const { status, html } = await askFor('/planner', '<nav>fr</nav>');
  expect([status, html.includes('<h1>')]).toEqual([200, false]);
});

test('a page whose remote has no stamp has the words that the server writes itself', async () => {
  const entry = '/releases/mf-tournament/missing/remoteEntry.js';
  files['/remotes.json'] = JSON.stringify({ remotes: [{ name: 'mf-tournament', entry, contractVersion: 1, shared: {} }] });
  /** @param {string} text */
  const field = (text) => ({ stringValue: text });
  const fields = { name: field('Coupe'), location: field('Gand'), startDate: field('2099-06-12'), endDate: field('2099-06-13') };
  const document = { name: 'projects/club/databases/(default)/documents/tournaments/cup', fields, createTime: '', updateTime: '' };
  files['/v1/projects/club/databases/(default)/documents:runQuery'] = JSON.stringify([{ document, readTime: '2099-06-12T09:00:00Z' }]);
  expect((await askFor('/', 'Coupe')).html).toContain('class="fc"');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('404'));
});

test('a template of an earlier release, which has no place for the second policy, has no views', async () => {
  files['/page.html'] = createTemplate('');
  const { status, html } = await ask('/planner');
  expect([status, html.includes('<h1>'), html.includes('<nav>'), html.includes('http-equiv')]).toEqual([200, false, false, false]);
});

/** Orders digests as a policy names them. @param {string} policy */
function byPlace(policy) {
  return (/** @type {string} */ one, /** @type {string} */ other) => policy.indexOf(one) - policy.indexOf(other);
}
