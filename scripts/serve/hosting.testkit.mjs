// @ts-check
// Compares answers of Firebase Hosting with those of the embedded servers: one table of addresses for any server that stands in for Google's.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { getHostedSources } from './hosted-sources.mjs';
import { classifyAddress, listPages } from './page-addresses.mjs';
import { getPagePolicy, getWorkerPolicy } from './security-headers.mjs';
import { serveFolder } from './web-server.mjs';

/** A hosting target of `firebase.json`. @typedef {{ readonly target: string, readonly public: string }} HostedSite */
/** @typedef {readonly [pathname: string, options?: { readonly unlike?: 'status' | 'cache' }]} Row `unlike`: the intended difference */

/** Reads the targets of the repository's `firebase.json`. @returns {readonly HostedSite[]} */
export const readHostedSites = () => JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')).hosting;

const compared = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'cache-control',
];
/** These headers have no effect on a file; Google's server sends them with every answer, ours only with pages. */
const aboutPages = new Set(['cross-origin-opener-policy', 'permissions-policy', 'referrer-policy']);
/** Headers that let pages of other origins load a file. */
const forOthers = ['access-control-allow-origin', 'cross-origin-resource-policy'];

/** Finds a file of a build by a name with a digest. @param {string} folder @param {RegExp} name */
function findBuiltFile(folder, name) {
  const file = readdirSync(path.join(root, folder)).find((candidate) => name.test(candidate));
  if (!file) throw new Error(`${folder} has no ${name}: build first.`);
  return `/${file}`;
}

/** @param {import('node:http').Server} server */
export const getOrigin = (server) => `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;

/** @param {string} origin @param {string} pathname */
export async function ask(origin, pathname) {
  const response = await fetch(`${origin}${pathname}`, { redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, headers: response.headers, isPage: text.includes('<div id="root">') };
}

/** @param {string} folder of a build @returns {string} the file that other people's pages finally load */
const readEmbeddedFile = (folder) => `/embed/${JSON.parse(readFileSync(path.join(root, folder, 'embed/v1/release.json'), 'utf8')).file}`;

/** Lists every page of a site, with and without a slash at its end. @param {string} target @returns {Row[]} */
const listPageRows = (target) =>
  listPages(target)
    .map((pattern) => pattern.replace(/:\w+/g, 'a-1_B'))
    .flatMap((address) => (address === '/' ? [address] : [address, `${address}/`]))
    // A file server can't know whether the tournament, player or club exists; the function in docs/operating.md does.
    .map((address) => (classifyAddress(target, address).kind === 'fixed' ? [address] : [address, { unlike: 'status' }]));

/** @type {Readonly<Record<string, (folder: string) => readonly Row[]>>} */
const files = {
  pages: (folder) => [
    ['/organize?from=mail'],
    ['/a/b/c'],
    ['/a/teams'],
    [findBuiltFile(folder, /^main\.[0-9a-f]{8}\.js$/)],
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
    [findBuiltFile(folder, /^__federation_expose_App\.[0-9a-f]{8}\.js$/)],
    ['/missing.12345678.js', { unlike: 'cache' }],
    ['/', { unlike: 'cache' }],
    ['/../firebase.json', { unlike: 'cache' }],
  ],
  elements: (folder) => [['/embed/v1/tournament.html'], ['/embed/v1/tournament.js'], [readEmbeddedFile(folder)]],
  embed: (folder) => [
    ['/embed/v1/planner.html'],
    ['/embed/v1/planner.js'],
    // Without the ending, our server finds the file and Google's does not. No page links to such an address.
    ['/embed/v1/planner', { unlike: 'status' }],
    [readEmbeddedFile(folder)],
  ],
};

/** @param {string} target */
const isRemote = (target) => target.startsWith('mf-');

/** @param {HostedSite} site @returns {readonly Row[]} */
function listRows({ target, public: folder }) {
  const kinds = isRemote(target)
    ? ['remote', ...(target === 'mf-planner' ? ['embed'] : target === 'mf-tournament' ? ['elements'] : [])]
    : ['pages', ...(target === 'shell' ? ['installable'] : [])];
  return [...(isRemote(target) ? [] : listPageRows(target)), ...kinds.flatMap((kind) => files[kind]?.(folder) ?? [])];
}

/** Starts the embedded server of a site, with the policies of the placeholders. @param {HostedSite} site */
export function startEmbeddedServer({ target, public: folder }) {
  const sources = getHostedSources(target === 'shell');
  const policy = getPagePolicy({ ...sources, isInstallable: target === 'shell' });
  return serveFolder({
    folder: path.join(root, folder),
    host: '127.0.0.1',
    port: 0,
    ...(isRemote(target) ? {} : { spa: true, policy: () => policy, worker: () => getWorkerPolicy(sources) }),
    page: (request, html) => ({
      html,
      status: classifyAddress(target, new URL(`http://localhost${request.url}`).pathname).kind === 'fixed' ? 200 : 404,
    }),
  });
}

/**
 * Requests each address of a site's table from both servers.
 * @param {HostedSite} site @param {string} google origin of the server that stands for Google's
 * @returns {Promise<{ ours: object[], theirs: object[] }>} the comparable part of each answer
 */
export async function compareAnswers(site, google) {
  const own = await startEmbeddedServer(site);
  try {
    const [ours, theirs] = [/** @type {object[]} */ ([]), /** @type {object[]} */ ([])];
    for (const [pathname, { unlike } = {}] of listRows(site)) {
      const [mine, other] = [await ask(getOrigin(own), pathname), await ask(google, pathname)];
      const names = [...compared, ...(isRemote(site.target) && mine.status === 200 ? forOthers : [])].filter(
        (name) => (!aboutPages.has(name) || mine.isPage || mine.headers.has(name)) && !(unlike === 'cache' && name === 'cache-control'),
      );
      const shown = (/** @type {typeof mine} */ { status, headers, isPage }) => ({
        pathname,
        status: unlike === 'status' ? 'either' : status,
        // For a missing file, our server answers with words, and Google's with nothing or the page.
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
