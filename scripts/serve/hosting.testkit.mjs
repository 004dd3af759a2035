// @ts-check
// What Firebase Hosting answers, held against the embedded servers: one table of addresses for whatever server stands for Google's.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { hostedSources } from './hosted-sources.mjs';
import { addressOf, pagesOfSite } from './page-addresses.mjs';
import { pagePolicy, workerPolicy } from './security-headers.mjs';
import { serveFolder } from './web-server.mjs';

/** A hosting target of `firebase.json`. @typedef {{ readonly target: string, readonly public: string }} HostedSite */
/** @typedef {readonly [pathname: string, options?: { readonly unlike?: 'status' | 'cache' }]} Row `unlike`: where the two differ, and why */

/** The targets of the repository's `firebase.json`. @returns {readonly HostedSite[]} */
export const hostedSites = () => JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')).hosting;

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
function built(folder, name) {
  const file = readdirSync(path.join(root, folder)).find((candidate) => name.test(candidate));
  if (!file) throw new Error(`${folder} has no ${name}: build first.`);
  return `/${file}`;
}

/** @param {import('node:http').Server} server */
export const originOf = (server) => `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;

/** @param {string} origin @param {string} pathname */
export async function ask(origin, pathname) {
  const response = await fetch(`${origin}${pathname}`, { redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, headers: response.headers, isPage: text.includes('<div id="root">') };
}

/** @param {string} folder of a build @returns {string} the file that other people's pages are given at last */
const embeddedFile = (folder) => `/embed/${JSON.parse(readFileSync(path.join(root, folder, 'embed/v1/release.json'), 'utf8')).file}`;

/** Every page of a site, with and without a slash at its end. @param {string} target @returns {Row[]} */
const pageRows = (target) =>
  pagesOfSite(target)
    .map((pattern) => pattern.replace(/:\w+/g, 'a-1_B'))
    .flatMap((address) => (address === '/' ? [address] : [address, `${address}/`]))
    // Whether there is such a tournament, player or club a file server can't know; docs/operating.md has the function that does.
    .map((address) => (addressOf(target, address).kind === 'fixed' ? [address] : [address, { unlike: 'status' }]));

/** @type {Readonly<Record<string, (folder: string) => readonly Row[]>>} */
const files = {
  pages: (folder) => [
    ['/organize?from=mail'],
    ['/a/b/c'],
    ['/a/teams'],
    [built(folder, /^main\.[0-9a-f]{8}\.js$/)],
    ['/build.json'],
    ['/missing.12345678.js', { unlike: 'cache' }],
    ['/a/missing.12345678.js', { unlike: 'cache' }],
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
  elements: (folder) => [['/embed/v1/tournament.html'], ['/embed/v1/tournament.js'], [embeddedFile(folder)]],
  embed: (folder) => [
    ['/embed/v1/planner.html'],
    ['/embed/v1/planner.js'],
    // Whoever leaves the ending away: our server finds the file, Google's does not. Nobody is told such an address.
    ['/embed/v1/planner', { unlike: 'status' }],
    [embeddedFile(folder)],
  ],
};

/** @param {string} target */
const isRemote = (target) => target.startsWith('mf-');

/** @param {HostedSite} site @returns {readonly Row[]} */
function rowsOf({ target, public: folder }) {
  const kinds = isRemote(target)
    ? ['remote', ...(target === 'mf-planner' ? ['embed'] : target === 'mf-tournament' ? ['elements'] : [])]
    : ['pages', ...(target === 'shell' ? ['installable'] : [])];
  return [...(isRemote(target) ? [] : pageRows(target)), ...kinds.flatMap((kind) => files[kind]?.(folder) ?? [])];
}

/** The embedded server of a site, with the policies of the stand-ins. @param {HostedSite} site */
export function embeddedServer({ target, public: folder }) {
  const sources = hostedSources(target === 'shell');
  const policy = pagePolicy({ ...sources, isInstallable: target === 'shell' });
  return serveFolder({
    folder: path.join(root, folder),
    host: '127.0.0.1',
    port: 0,
    ...(isRemote(target) ? {} : { spa: true, policy: () => policy, worker: () => workerPolicy(sources) }),
    page: (request, html) => ({
      html,
      status: addressOf(target, new URL(`http://localhost${request.url}`).pathname).kind === 'fixed' ? 200 : 404,
    }),
  });
}

/**
 * Asks both servers of a site for each address of its table.
 * @param {HostedSite} site @param {string} google origin of the server that stands for Google's
 * @returns {Promise<{ ours: object[], theirs: object[] }>} what has to be the same of each answer
 */
export async function answersOf(site, google) {
  const own = await embeddedServer(site);
  try {
    const [ours, theirs] = [/** @type {object[]} */ ([]), /** @type {object[]} */ ([])];
    for (const [pathname, { unlike } = {}] of rowsOf(site)) {
      const [mine, other] = [await ask(originOf(own), pathname), await ask(google, pathname)];
      const names = [...compared, ...(isRemote(site.target) && mine.status === 200 ? forOthers : [])].filter(
        (name) => (!aboutPages.has(name) || mine.isPage || mine.headers.has(name)) && !(unlike === 'cache' && name === 'cache-control'),
      );
      const shown = (/** @type {typeof mine} */ { status, headers, isPage }) => ({
        pathname,
        status: unlike === 'status' ? 'either' : status,
        // What is no file is told in words by us, and by nothing or the page by Google.
        isPage: unlike === 'cache' ? 'either' : isPage,
        ...Object.fromEntries(names.map((name) => [name, headers.get(name)])),
      });
      ours.push(shown(mine));
      theirs.push(shown(other));
    }
    return { ours, theirs };
  } finally {
    own.close();
    own.closeAllConnections();
  }
}
