// @ts-check
// `firebase.json` in the server that Google's own hosting emulator is made of, beside ours: one table of addresses, the same answers.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import superstatic from 'superstatic';
import { hostedSources } from './hosted-sources.mjs';
import { addressOf } from './page-addresses.mjs';
import { pagePolicy, workerPolicy } from './security-headers.mjs';
import { serveFolder } from './web-server.mjs';

const root = path.join(__dirname, '../..');
/** @type {{ hosting: readonly { target: string, public: string }[] }} */
const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));

const compared = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'cache-control',
];
/** Mean nothing with a file; Google's server sends them with everything, ours with pages. */
const aboutPages = new Set(['cross-origin-opener-policy', 'permissions-policy', 'referrer-policy']);
/** What lets a page of another origin have a file. */
const forOthers = ['access-control-allow-origin', 'cross-origin-resource-policy'];

/** A file of a build whose name holds a digest. @param {string} folder @param {RegExp} name */
const built = (folder, name) => {
  const file = readdirSync(path.join(root, folder)).find((candidate) => name.test(candidate));
  if (!file) throw new Error(`${folder} has no ${name}: build first.`);
  return `/${file}`;
};

/** @param {import('node:http').Server} server */
const originOf = (server) => `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;

/** @param {string} origin @param {string} pathname */
async function ask(origin, pathname) {
  const response = await fetch(`${origin}${pathname}`, { redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, headers: response.headers, isPage: text.includes('<div id="root">') };
}

/**
 * The addresses of each site. `unlike`: where the two differ, and why.
 * @type {Readonly<Record<string, (folder: string) => readonly (readonly [string, { unlike?: 'status' | 'cache' }?])[]>>}
 */
const addresses = {
  pages: (folder) => [
    ['/'],
    ['/auth'],
    ['/my-tournaments/'],
    ['/organize?from=mail'],
    // Whether there is such a tournament a file server can't know; docs/operating.md has the function that does.
    ['/a-tournament', { unlike: 'status' }],
    ['/a/b/c'],
    [built(folder, /^main\.[0-9a-f]{8}\.js$/)],
    ['/build.json'],
    ['/missing.12345678.js', { unlike: 'cache' }],
    ['/missing.json', { unlike: 'cache' }],
    ['/wp-login.php', { unlike: 'cache' }],
  ],
  installable: () => [['/service-worker.js'], ['/manifest.webmanifest'], ['/icons/icon-192.png'], ['/icons/icon.svg']],
  remote: (folder) => [
    ['/remoteEntry.js'],
    ['/mf-manifest.json'],
    ['/build.json'],
    [built(folder, /^__federation_expose_App\.[0-9a-f]{8}\.js$/)],
    ['/missing.12345678.js', { unlike: 'cache' }],
    ['/', { unlike: 'cache' }],
    ['/../firebase.json', { unlike: 'cache' }],
  ],
  elements: (folder) => [
    ['/embed/v1/tournament.html'],
    ['/embed/v1/tournament.js'],
    [`/embed/${JSON.parse(readFileSync(path.join(root, folder, 'embed/v1/release.json'), 'utf8')).file}`],
  ],
  embed: (folder) => [
    ['/embed/v1/planner.html'],
    ['/embed/v1/planner.js'],
    // Whoever leaves the ending away: our server finds the file, Google's does not. Nobody is told such an address.
    ['/embed/v1/planner', { unlike: 'status' }],
    [`/embed/${JSON.parse(readFileSync(path.join(root, folder, 'embed/v1/release.json'), 'utf8')).file}`],
  ],
};

describe('S8 Firebase Hosting answers as the embedded servers do', () => {
  it.each(hosting.map((site) => site.target))('%s', async (target) => {
    const site = hosting.find((candidate) => candidate.target === target);
    if (!site) throw new Error(target);
    const isRemote = target.startsWith('mf-');
    const sources = hostedSources(target === 'shell');
    const policy = pagePolicy({ ...sources, isInstallable: target === 'shell' });
    const own = await serveFolder({
      folder: path.join(root, site.public),
      host: '127.0.0.1',
      port: 0,
      ...(isRemote ? {} : { spa: true, policy: () => policy, worker: () => workerPolicy(sources) }),
      page: (request, html) => ({
        html,
        status: addressOf(target, new URL(`http://localhost${request.url}`).pathname).kind === 'fixed' ? 200 : 404,
      }),
    });
    const hosted = superstatic({ config: structuredClone(site), cwd: root, stack: 'strict' });
    const google = createServer((request, response) => hosted(request, response, () => response.writeHead(404).end())).listen(
      0,
      '127.0.0.1',
    );
    await once(google, 'listening');
    try {
      const kinds = isRemote
        ? ['remote', ...(target === 'mf-planner' ? ['embed'] : target === 'mf-tournament' ? ['elements'] : [])]
        : ['pages', ...(target === 'shell' ? ['installable'] : [])];
      for (const [pathname, { unlike } = {}] of kinds.flatMap((kind) => addresses[kind]?.(site.public) ?? [])) {
        const [ours, theirs] = [await ask(originOf(own), pathname), await ask(originOf(google), pathname)];
        const names = [...compared, ...(isRemote && ours.status === 200 ? forOthers : [])].filter(
          (name) => !aboutPages.has(name) || ours.isPage || ours.headers.has(name),
        );
        const shown = (/** @type {typeof ours} */ { status, headers, isPage }) => ({
          pathname,
          status: unlike === 'status' ? 'either' : status,
          // What is no file is told in words by us, and by nothing or the page by Google.
          isPage: unlike === 'cache' ? 'either' : isPage,
          ...Object.fromEntries(
            names.filter((name) => unlike !== 'cache' || name !== 'cache-control').map((name) => [name, headers.get(name)]),
          ),
        });
        expect(shown(theirs)).toEqual(shown(ours));
      }
    } finally {
      for (const server of [own, google]) {
        server.close();
        server.closeAllConnections();
      }
    }
  });

  it('the manifest of the installed app has the type that browsers ask for', async () => {
    const site = hosting.find(({ target }) => target === 'shell');
    const hosted = superstatic({ config: structuredClone(site), cwd: root, stack: 'strict' });
    const google = createServer((request, response) => hosted(request, response, () => response.writeHead(404).end())).listen(
      0,
      '127.0.0.1',
    );
    await once(google, 'listening');
    const own = await serveFolder({ folder: path.join(root, 'shell/dist'), host: '127.0.0.1', port: 0, spa: true });
    for (const server of [google, own]) {
      const { headers } = await ask(originOf(server), '/manifest.webmanifest');
      expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
      server.close();
      server.closeAllConnections();
    }
  });

  it('a missing file is never a page with a 200, which browsers would keep for a year', async () => {
    const site = hosting.find(({ target }) => target === 'shell');
    const hosted = superstatic({ config: structuredClone(site), cwd: root, stack: 'strict' });
    const google = createServer((request, response) => hosted(request, response, () => response.writeHead(404).end())).listen(
      0,
      '127.0.0.1',
    );
    await once(google, 'listening');
    for (const pathname of ['/main.00000000.js', '/sub/main.00000000.js', '/remotes.json', '/register/x.js'])
      expect([pathname, (await ask(originOf(google), pathname)).status]).toEqual([pathname, 404]);
    google.close();
    google.closeAllConnections();
  });
});
