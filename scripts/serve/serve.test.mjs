// @ts-check
import { createHash } from 'node:crypto';
import { createServer, request as httpRequest } from 'node:http';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withoutFolder } from '../../packages/federation/build/relative-maps-plugin.mjs';
import { appNames, apps, remoteNames } from '../../packages/federation/apps.mjs';
import { getRouteOwner } from '../../shell/src/routes/routes';
import { getHostedSources } from './hosted-sources.mjs';
import { createReportLog } from './report-log.mjs';
import { finishPage, pickLanguage, toPreview } from './link-preview.mjs';
import { classifyAddress } from './page-addresses.mjs';
import { getFileHeaders, getPageHeaders, getPagePolicy } from './security-headers.mjs';
import { serveFolder } from './web-server.mjs';

const security = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
];

describe('S1 Firebase Hosting and the embedded servers say the same to browsers', () => {
  const { hosting } = JSON.parse(readFileSync(path.join(__dirname, '../../firebase.json'), 'utf8'));
  /** Returns the headers that a target sends for a path. The last matching rule applies. @param {string} target @param {string} pathname */
  const hosted = (target, pathname) => {
    /** @type {Record<string, string>} */
    const sent = {};
    for (const { source, headers } of hosting.find((/** @type {{ target: string }} */ site) => site.target === target).headers) {
      const pattern = source === '**' ? /.*/ : new RegExp(`^${source.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
      if (source === '**' || (!source.includes('@') && !source.includes('**') && pattern.test(pathname)))
        for (const { key, value } of headers) sent[key] = value;
    }
    return Object.fromEntries(security.map((name) => [name, sent[name]]));
  };
  const targets = hosting.map((/** @type {{ target: string }} */ { target }) => target);

  it.each([
    ['shell', true],
    ['console', false],
  ])('%s', (target, withRemotes) => {
    for (const pathname of ['/', '/archive', '/main.12345678.js', '/planner'])
      expect(hosted(target, pathname)).toEqual(
        getPageHeaders(getPagePolicy({ ...getHostedSources(withRemotes), isInstallable: withRemotes })),
      );
  });

  it('every remote, and who may frame what: what is embedded anybody, everything else nobody', () => {
    const remotes = targets.filter((/** @type {string} */ name) => name.startsWith('mf-'));
    expect(remotes).toEqual(remoteNames);
    for (const target of remotes) {
      for (const pathname of [
        '/',
        '/remoteEntry.js',
        '/embed/v1/planner.html',
        '/embed/v1.0.0/planner.html',
        '/embed/v1/planner.js',
        '/embed/v1/tournament.html',
      ]) {
        const isFramed = pathname.endsWith(target === 'mf-planner' ? 'planner.html' : target === 'mf-tournament' ? 'tournament.html' : ' ');
        const expected = getFileHeaders(isFramed ? pathname : '/');
        expect([target, pathname, hosted(target, pathname)]).toEqual([target, pathname, expected]);
        expect(expected['Content-Security-Policy']).toContain(isFramed ? 'frame-ancestors *' : "frame-ancestors 'none'");
      }
    }
  });
});

/** @param {number} port @param {string} pathname @param {Record<string, string>} [headers] */
async function ask(port, pathname, headers = {}) {
  const sent = httpRequest({ host: '127.0.0.1', port, path: pathname, headers: { Host: `localhost:${port}`, ...headers } });
  sent.end();
  const [response] = /** @type {[import('node:http').IncomingMessage]} */ (await once(sent, 'response'));
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, headers: response.headers, text };
}

describe('S2 the embedded servers', () => {
  /** @type {string} */
  let folder;
  /** @type {import('node:http').Server} */
  let server;
  /** @type {import('node:http').Server} */
  let backend;
  let port = 0;
  const policy = getPagePolicy({ remotes: [], scripts: [], backend: [], images: [], frames: [] });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'courtside-serve-'));
    mkdirSync(path.join(folder, 'embed/v1'), { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html lang="en"><head><title>Courtside</title></head></html>');
    writeFileSync(path.join(folder, 'main.js'), '1');
    writeFileSync(path.join(folder, 'embed/v1/planner.html'), 'x');
    backend = createServer((request, response) => {
      const id = request.url?.split('/').pop();
      const fields = {
        isTournamentPublic: { booleanValue: true },
        name: { stringValue: 'Coupe' },
        startDate: { stringValue: '2027-06-12' },
        endDate: { stringValue: '2027-06-13' },
      };
      if (id === 'public') response.end(JSON.stringify({ fields }));
      else response.writeHead(id === 'private' ? 403 : 404).end('{}');
    }).listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const address = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (backend.address()).port}`;
    server = await serveFolder({
      folder,
      host: '127.0.0.1',
      port: 0,
      spa: true,
      isOurHost: (host) => host.startsWith('localhost:'),
      documents: () => ({ '/config.json': {} }),
      policy: () => policy,
      page: (request, html) =>
        finishPage(html, {
          site: 'shell',
          backend: address,
          publicBackend: address,
          origin: 'http://localhost',
          pathname: request.url ?? '/',
          language: pickLanguage(request.headers['accept-language']),
          projectId: 'demo',
        }),
    });
    port = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  });
  afterAll(() => {
    for (const one of [server, backend]) {
      one.close();
      one.closeAllConnections();
    }
    rmSync(folder, { recursive: true });
  });

  it('let a page of other sources have the first style that it was built with', async () => {
    const file = path.join(folder, 'index.html');
    const page = readFileSync(file, 'utf8');
    writeFileSync(file, page.replace('</head>', '<style>p { color: red }</style></head>'));
    const { headers } = await fetch(`http://localhost:${port}/`);
    writeFileSync(file, page);
    const digest = createHash('sha256').update('p { color: red }').digest('base64');
    expect(headers.get('content-security-policy')).toMatch(
      new RegExp(`style-src 'sha256-[^']+' 'sha256-${digest.replaceAll('+', '\\+')}';`),
    );
  });

  it.each([
    ['/', getPageHeaders(policy)],
    ['/nowhere/at/all', getPageHeaders(policy)],
    ['/main.js', getFileHeaders('/main.js')],
    ['/missing.js', getFileHeaders('/missing.js')],
    ['/config.json', getFileHeaders('/config.json')],
    ['/embed/v1/planner.html', getFileHeaders('/embed/v1/planner.html')],
  ])('send the security headers with %s', async (pathname, expected) => {
    expect((await ask(port, pathname)).headers).toMatchObject(
      Object.fromEntries(Object.entries(expected).map(([name, value]) => [name.toLowerCase(), value])),
    );
  });

  it.each(['evil.example', 'localhost@evil.example', 'localhost; script-src *', ''])(
    'do not answer under the name “%s”, which never gets into a policy',
    async (host) => {
      const { status, headers } = await ask(port, '/', { Host: host });
      expect([400, 421]).toContain(status);
      expect(String(headers['content-security-policy'] ?? '')).not.toContain('evil');
    },
  );

  it.each([
    ['/', 200],
    ['/archive/', 200],
    ['/auth/signup', 200],
    ['/public', 200],
    ['/private', 200],
    ['/public/register', 200],
    ['/public/day', 200],
    ['/gone', 404],
    ['/gone/register', 404],
    ['/public/other', 404],
    ['/auth/nowhere', 404],
    ['/a/b/c', 404],
    ['/%2e%2e/etc', 404],
    ['/wp-login.php', 404],
    ['//evil.example/', 404],
  ])('%s is a %d, with a page', async (pathname, status) => {
    expect((await ask(port, pathname)).status).toBe(status);
  });

  it('speak the reader’s language: the page says which, dates are written in it', async () => {
    const french = await ask(port, '/public', { 'Accept-Language': 'fr-CH, fr;q=0.9, en;q=0.8' });
    expect(french.text).toContain('<html lang="fr">');
    expect(french.text).toContain('12–13 juin 2027');
    expect(french.headers.vary).toContain('Accept-Language');
    const english = await ask(port, '/public', { 'Accept-Language': 'nl, en;q=0.7, fr;q=0.3' });
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain('12–13 June 2027');
  });
});

it('S6 no policy lets in inline code, code made from text, or inline styles that it does not name', () => {
  for (const withRemotes of [true, false]) {
    const policy = getPagePolicy(getHostedSources(withRemotes));
    expect(policy).not.toMatch(/unsafe-|\*|https?: |'self' data:(?=[^;]*script)/);
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default gapi#gapi goog#html',
    ])
      expect(policy.split('; ')).toContain(part);
  }
  expect(getPageHeaders('')).toMatchObject({ 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' });
  expect(getFileHeaders('/embed/v1/planner.html')['Content-Security-Policy']).not.toContain('unsafe-');
});

it('S7 the styles that a built page brings are those that its policy names', () => {
  for (const folder of ['shell/dist', 'mf-organizer/dist-console']) {
    const html = readFileSync(path.join(__dirname, '../..', folder, 'index.html'), 'utf8');
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text ?? '');
    expect(styles).toHaveLength(1);
    for (const text of styles)
      expect(getPagePolicy(getHostedSources(false))).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(html).not.toMatch(/ style=|<script>| on[a-z]+="/);
  }
});

it('S3 dates that are none are left out', () => {
  const fields = {
    isTournamentPublic: { booleanValue: true },
    name: { stringValue: 'x' },
    startDate: { stringValue: '2031-99-99' },
    endDate: { stringValue: 'soon' },
    location: { stringValue: 'Gand' },
  };
  expect(toPreview({ fields }, { url: '/' })?.description).toBe('Gand');
});

it('S4 the servers know the same pages as the shell', () => {
  for (const name of appNames) {
    for (const pattern of Object.values(apps[name].pages)) {
      const pathname = pattern.replace(/:\w+/g, 'abc');
      const kind = pattern.startsWith('/:') ? 'tournament' : pattern.includes(':') ? 'people' : 'fixed';
      expect([pathname, classifyAddress('shell', pathname).kind]).toEqual([pathname, kind]);
      expect([pathname, name === 'shell' || getRouteOwner(pathname) !== null]).toEqual([pathname, true]);
    }
  }
  for (const pathname of ['/a/b', '/archive/x', '/planner/x', '/a/b/c'])
    expect([pathname, getRouteOwner(pathname), classifyAddress('shell', pathname).kind]).toEqual([pathname, null, 'unknown']);
  expect(
    ['/players/abc/', '/players/register', '/players/a.b', '/players'].map((pathname) => classifyAddress('shell', pathname).kind),
  ).toEqual(['people', 'people', 'unknown', 'tournament']);
  for (const pathname of ['/auth/x', '/profile/register']) expect(classifyAddress('shell', pathname).kind).toBe('unknown');
  expect(
    ['/', '/auth', '/organize', '/my-tournaments', '/abc', '/abc/day', '/abc/register', '/archive'].map(
      (pathname) => classifyAddress('console', pathname).kind,
    ),
  ).toEqual(['fixed', 'fixed', 'fixed', 'fixed', 'tournament', 'tournament', 'unknown', 'tournament']);
});

it('S5 source maps do not tell where they were built', () => {
  expect(
    withoutFolder(
      '{"sources":["/home/ada/courtside/node_modules/x.js"],"sourcesContent":["from \\"/home/ada/courtside/node_modules/x.js\\""]}',
      '/home/ada/courtside',
    ),
  ).not.toContain('ada');
  expect(withoutFolder(JSON.stringify(['C:\\Users\\ada\\courtside\\x.js']), 'C:\\Users\\ada\\courtside')).toBe('["./x.js"]');
});

describe('S9 reports that pages post', () => {
  /** @type {string[]} */
  let lines;
  let now = 0;
  /** @type {import('node:http').Server} */
  let server;
  beforeEach(async () => {
    lines = [];
    now = 0;
    server = await serveFolder({
      folder: tmpdir(),
      host: '127.0.0.1',
      port: 0,
      reports: createReportLog((line) => lines.push(line), {
        clock: () => now,
        readNetwork: ({ headers }) => String(headers['x-sender'] ?? ''),
      }),
    });
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });
  /** @param {string} body @param {string} [pathname] @param {string} [sender] */
  const post = async (body, pathname = '/reports', sender = '') => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    return (await fetch(`http://127.0.0.1:${port}${pathname}`, { method: 'POST', body, headers: { 'X-Sender': sender } })).status;
  };

  it('are a line of JSON each, whatever they hold', async () => {
    expect(await post('{"kind":"error",\n"name":"a\\n\\u001b[31mb"}')).toBe(204);
    expect(lines).toEqual(['{"kind":"error","name":"a\\n\\u001b[31mb"}']);
    expect([await post('no JSON'), await post('[]'), await post('"a"'), await post('null')]).toEqual([400, 400, 400, 400]);
    expect(await post('{}', '/other')).toBe(405);
    expect(lines).toHaveLength(1);
  });

  it('hold no characters that act on a terminal, break lines or turn the direction of text', async () => {
    const attack = { words: 'a\u009b2Jb\u007f\u0085c\u2028d\u2029e\u202e\u200f\u061c\u2066f\ufeff\u{e0041} é 日本 😀' };
    expect(await post(JSON.stringify(attack))).toBe(204);
    expect(lines[0]).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    expect(lines[0]).toContain(' é 日本 😀');
    expect(JSON.parse(lines[0] ?? '')).toEqual(attack);
  });

  it('are bounded in size and number', async () => {
    expect(await post(JSON.stringify({ words: 'x'.repeat(5000) }))).toBe(413);
    for (const sender of ['a', 'b', 'c'])
      for (let count = 0; count < 20; count += 1) expect(await post('{}', '/reports', sender)).toBe(204);
    expect(await post('{}', '/reports', 'd')).toBe(429);
    now = 60_000;
    expect(await post('{}')).toBe(204);
    expect(lines).toHaveLength(61);
  });

  it('of one network leave room for those of others', async () => {
    for (let count = 0; count < 100; count += 1) await post('{}', '/reports', 'a');
    expect(lines).toHaveLength(20);
    expect(await post('{}', '/reports', 'b')).toBe(204);
    now = 60_000;
    expect(await post('{}', '/reports', 'a')).toBe(204);
  });
});
