// @ts-check
import { apps, contractVersion, remoteNames } from '@courtside/federation/apps';
import { partnerPage } from '@courtside/partner-club';
import { isLanguage } from '../../packages/i18n/languages.mjs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { isPacked, root } from '../lib/paths.mjs';
import { readJson } from '../lib/files.mjs';
import { getLineLoads } from '../site/loads.mjs';
import { getPublicFolder, readRegistry } from '../site/site-folder.mjs';
import { toReachableHost } from '../lib/ports.mjs';
import { createCalendarServer } from './calendar/calendars.mjs';
import { createDiscoveryServer } from './discovery/discovery.mjs';
import { createPageWriter } from './first-content/write-page.mjs';
import { createViewRenderers } from './first-view/renderers.mjs';
import { readLiveShell, findViewFile } from './first-view/view-file.mjs';
import { readChosenLanguage, finishPage, pickLanguage } from './link-preview.mjs';
import { getFolder } from './front/parts.mjs';
import { getWorkerRemoval } from './worker-removal.mjs';
import { getPagePolicy, getWorkerPolicy } from './security-headers.mjs';
import { BUILD } from './web-server.mjs';
import { narrowRegistry, inlineDocuments } from './inline-documents.mjs';

/**
 * @typedef {Record<string, number>} Ports port of each site by name, and of the `backend`
 * @typedef {{ host: string, names?: readonly string[], ports: Ports, overrides: Record<string, unknown>, releases: string, isLive: boolean,
 *   frontOrigin?: (request: Request) => string }} SiteContext
 *   `names`: other names of this machine; `releases`: the site folder, see `scripts/site/site-folder.mjs`; `isLive`: apps are built in memory, so neither releases
 *   nor earlier builds are served; `frontOrigin`: with one port for all, returns the origin as the reader sees it
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {object} Site
 * @property {string} folder
 * @property {string} [note] a line that `npm start` prints about it
 * @property {boolean} [spa]
 * @property {(context: SiteContext, request: Request) => Record<string, unknown>} [documents]
 * @property {(context: SiteContext, request: Request) => string} [policy]
 * @property {(context: SiteContext, request: Request) => string} [worker] policy of its service worker
 * @property {(context: SiteContext, request: Request, html: string) => Promise<import('./web-server.mjs').FinishedPage>} [page]
 * @property {(context: SiteContext, request: Request, pathname: string) => { html: string, policy: string } | null} [pages]
 * @property {(context: SiteContext, request: Request, pathname: string) => Promise<import('./web-server.mjs').MadeFile> | null} [made]
 */

export const projectId = 'demo-courtside';

/** The path of the registry unless the operator sets another. */
const OUR_REGISTRY = '/remotes.json';

/** Returns the name by which this reader reached the server: phones at the venue use another than the laptop itself. @param {Request} request */
const getHostname = (request) => new URL(`http://${request.headers.host ?? 'localhost'}`).hostname;

/**
 * Returns a site's address for this reader: its own origin or, with one port for all, a path of the one origin.
 * @param {SiteContext} context @param {Request} request @param {string} site
 */
const getSiteAddress = ({ ports, frontOrigin }, request, site) =>
  frontOrigin ? `${frontOrigin(request)}${getFolder(site)}` : `http://${getHostname(request)}:${ports[site]}`;

/** Lists every origin with another name of this machine. @param {readonly string[]} names @param {Ports} ports */
export const listOrigins = (names, ports) =>
  names.flatMap((name) => Object.values(ports).map((port) => `http://${name.toLowerCase()}${port === 80 ? '' : `:${port}`}`));

/** Returns the settings of the project that every page uses. @param {SiteContext} context @param {Request} request */
function getProjectFields(context, request) {
  return {
    firebase: {
      apiKey: 'demo-courtside-key',
      projectId,
      authDomain: `${projectId}.firebaseapp.com`,
      storageBucket: `${projectId}.appspot.com`,
    },
    emulator: { origin: getSiteAddress(context, request, 'backend') },
  };
}

/** Returns the shell's `config.json`, which the operator of a real Firebase deployment writes by hand. @param {SiteContext} context @param {Request} request */
function getConfig(context, request) {
  return {
    ...getProjectFields(context, request),
    registry: OUR_REGISTRY,
    // A page trusts remotes from its own origin in any case.
    remoteOrigins: context.frontOrigin ? [] : remoteNames.map((name) => getSiteAddress(context, request, name)),
    chatUrl: null,
    contactEmail: null,
    supportOrganizerUid: null,
    reports: null,
    calendars: getSiteAddress(context, request, 'shell'),
    // The console is below a path of the same origin and reads this document, too.
    ...(context.frontOrigin ? { publicSite: getSiteAddress(context, request, 'shell') } : {}),
    ...context.overrides,
  };
}

/** Returns the console's `config.json`: the same project, and the address of the site for visitors. @param {SiteContext} context @param {Request} request */
const getConsoleConfig = (context, request) => ({
  ...getProjectFields(context, request),
  publicSite: getSiteAddress(context, request, 'shell'),
  supportOrganizerUid: null,
  reports: null,
  ...context.overrides,
});

/**
 * Returns a remote's line for its last build. A release may replace `/remoteEntry.js` while a page reads this, so the address names the build.
 * @param {string} name @param {string} base its origin @param {boolean} isLive
 */
function readBuildLine(name, base, isLive) {
  const stamp = isLive ? null : readJson(path.join(root, name, 'dist/build.json'), null);
  return {
    name,
    entry: `${base}/remoteEntry.js${stamp ? `?${BUILD}=${stamp.release}` : ''}`,
    manifest: `${base}/mf-manifest.json`,
    contractVersion: stamp?.contract ?? contractVersion,
    ...(stamp
      ? { release: stamp.release, integrity: stamp.files['remoteEntry.js']?.integrity, shared: stamp.shared, ...getLineLoads(stamp) }
      : {}),
  };
}

/** Returns the registry: the released remotes, and the last builds of the others. @param {SiteContext} context @param {Request} request */
function readRegistryDocument(context, request) {
  const { releases, isLive } = context;
  const address = (/** @type {string} */ name, pathname = '') => `${getSiteAddress(context, request, name)}${pathname}`;
  const { remotes, shell } = isLive ? { remotes: [], shell: null } : readRegistry(releases, remoteNames, address);
  const page = shell ?? (isLive ? null : readJson(path.join(root, 'shell/dist/build.json'), null));
  return {
    remotes: remoteNames.map((name) => remotes.find((line) => line.name === name) ?? readBuildLine(name, address(name), isLive)),
    ...(page ? { shell: { release: page.release } } : {}),
  };
}

/** Lists the origin to which pages post reports if it is another site. @param {SiteContext} context @returns {readonly string[]} */
const listReportOrigins = ({ overrides: { reports } }) =>
  typeof reports === 'string' && /^https?:\/\//.test(reports) && URL.canParse(reports) ? [new URL(reports).origin] : [];

/** @param {SiteContext} context @param {Request} request @param {readonly string[]} scriptSites */
function getSources(context, request, scriptSites) {
  const reports = listReportOrigins(context);
  if (context.frontOrigin)
    return { remotes: [], scripts: [], backend: reports, images: ['https://firebasestorage.googleapis.com'], frames: ["'self'"] };
  const backend = getSiteAddress(context, request, 'backend');
  return {
    remotes: scriptSites.map((name) => getSiteAddress(context, request, name)),
    scripts: [],
    backend: [backend, ...reports],
    images: [backend, 'https://firebasestorage.googleapis.com'],
    frames: [backend],
  };
}

/** Returns the documents that the shell's page would request first. A page requests a registry elsewhere itself. @param {SiteContext} context @param {Request} request */
function getInlineDocuments(context, request) {
  const config = getConfig(context, request);
  return config.registry === OUR_REGISTRY
    ? { config, registry: narrowRegistry(readRegistryDocument(context, request), getPathname(request)) }
    : { config };
}

/** Returns the address of the stored documents for the servers. @param {SiteContext} context */
const getDocumentsAddress = (context) => `${getBackendAddress(context)}/v1/projects/${projectId}/databases/(default)/documents`;

/** Returns the backend's address on this machine. @param {SiteContext} context */
const getBackendAddress = ({ host, ports }) => `http://${toReachableHost(host)}:${ports.backend}`;

/** @param {Request} request */
const getPathname = (request) => new URL(`http://localhost${request.url ?? '/'}`).pathname;

/** @param {Request} request */
const getSearch = (request) => new URL(`http://localhost${request.url ?? '/'}`).search;

/** Returns the language in the address, else the reader's earlier choice, else the browser's. The page itself uses the same order. @param {Request} request */
function getLanguage({ headers, url = '/' }) {
  const asked = new URL(`http://localhost${url}`).searchParams.get('lang');
  return isLanguage(asked) ? asked : (readChosenLanguage(headers.cookie) ?? pickLanguage(headers['accept-language']));
}

/** @param {SiteContext} context @param {Request} request @param {string} site @param {string} html */
const finishedPage = (context, request, site, html) =>
  finishPage(html, {
    site,
    backend: getBackendAddress(context),
    publicBackend: getSiteAddress(context, request, 'backend'),
    origin: getSiteAddress(context, request, site),
    pathname: getPathname(request),
    language: getLanguage(request),
    projectId,
  });

const calendars = createCalendarServer(async () =>
  isPacked ? import('./calendar/make-calendar.ts') : (await import('tsx/esm/api')).tsImport('./calendar/make-calendar.ts', import.meta.url),
);

/** @type {Promise<typeof import('./first-content/make-first')> | null} */
let loading = null;
const loadPageMaker = () =>
  (loading ??= isPacked
    ? import('./first-content/make-first.ts')
    : import('tsx/esm/api').then(({ tsImport }) => tsImport('./first-content/make-first.ts', import.meta.url)));
const writePage = createPageWriter(loadPageMaker);
const getRenderer = createViewRenderers();

/**
 * Returns the function that draws with the page's remote, if the registry is ours.
 * @param {SiteContext} context @returns {{ drawView?: import('./first-content/first-content.mjs').DrawView }}
 */
function getDrawing({ releases, isLive, overrides: { registry = OUR_REGISTRY } }) {
  if (isLive || registry !== OUR_REGISTRY) return {};
  const drawView = (/** @type {{ page: string }} */ given) => {
    const name = remoteNames.find((one) => given.page in apps[one].pages);
    const file = name ? findViewFile(name, releases) : null;
    return name && file ? getRenderer(name).render(file, given) : null;
  };
  return { drawView };
}

/** Returns the stamp of the live shell and the function that draws its frame. @param {SiteContext} context */
function readShell({ releases, isLive }) {
  const { stamp = null, frame = null } = (isLive ? null : readLiveShell(releases)) ?? {};
  const render = (/** @type {object} */ given) => (frame ? getRenderer('shell').render(frame, given) : Promise.resolve(null));
  return { stamp, frame: frame && { integrity: frame.integrity, render } };
}

/** Loads the code that writes the shell's pages, so that the first page does not wait for it. */
export const preparePages = () => loadPageMaker().catch((error) => console.error(error));

const discovery = createDiscoveryServer();

/** Returns a calendar, a file for search engines or feed readers, or the script that removes the service worker. @param {SiteContext} context @param {Request} request @param {string} pathname */
function getMadeFile(context, request, pathname) {
  const where = {
    documents: getDocumentsAddress(context),
    origin: getSiteAddress(context, request, 'shell'),
  };
  return getWorkerRemoval(pathname, context.overrides) ?? discovery(where, request, pathname) ?? calendars(where, request, pathname);
}

/** Reads the description of an app's live embed release. @param {SiteContext} context @param {string} name */
const readEmbedRelease = ({ releases }, name) =>
  readJson(path.join(getPublicFolder(releases, name), 'embed/v1/release.json'), null) ??
  readJson(path.join(root, name, 'dist/embed/v1/release.json'), null);

/** The running tournament of the sample data: the club shows it unless its address names another. */
const sampleTournament = 'JfQoh5u75EtBmZ0fwMeE';

/** Returns the addresses of documents and pages for a tournament's elements. @param {SiteContext} context @param {Request} request */
const getEmbedConfig = (context, request) => ({
  documents: `${getSiteAddress(context, request, 'backend')}/v1/projects/${projectId}/databases/(default)/documents`,
  pages: getSiteAddress(context, request, 'shell'),
});

/** Returns a page of the partner club, which shows our planner from its own origin. @param {SiteContext} context @param {Request} request @param {string} pathname */
const getClubPage = (context, request, pathname) =>
  partnerPage(pathname, {
    planner: getSiteAddress(context, request, 'mf-planner'),
    courtside: getSiteAddress(context, request, 'shell'),
    release: readEmbedRelease(context, 'mf-planner'),
    elements: {
      origin: getSiteAddress(context, request, 'mf-tournament'),
      backend: getSiteAddress(context, request, 'backend'),
      release: readEmbedRelease(context, 'mf-tournament'),
      tournament: new URL(request.url ?? '/', 'http://localhost').searchParams.get('tournament') ?? sampleTournament,
    },
    nonce: randomBytes(16).toString('base64url'),
  });

/** @param {string} name @returns {Site} */
const remote = (name) => ({
  folder: path.join(root, name, 'dist'),
  ...(name === 'mf-tournament' ? { documents: (context, request) => ({ '/embed/config.json': getEmbedConfig(context, request) }) } : {}),
});

/** Every web server of the platform, in the order of their ports. @type {Record<string, Site>} */
export const sites = {
  shell: {
    folder: path.join(root, 'shell/dist'),
    spa: true,
    documents: (context, request) => ({
      '/config.json': getConfig(context, request),
      [OUR_REGISTRY]: readRegistryDocument(context, request),
    }),
    policy: (context, request) => getPagePolicy({ ...getSources(context, request, remoteNames), isInstallable: true }),
    worker: (context, request) => getWorkerPolicy(getSources(context, request, remoteNames)),
    page: (context, request, html) => {
      const inline = getInlineDocuments(context, request);
      return writePage({
        html,
        finished: finishedPage(context, request, 'shell', inlineDocuments(html, inline)),
        documents: getDocumentsAddress(context),
        inline,
        shell: readShell(context),
        origin: getSiteAddress(context, request, 'shell'),
        pathname: getPathname(request),
        search: getSearch(request),
        language: getLanguage(request),
        cookies: request.headers.cookie,
        ...getDrawing(context),
      });
    },
    made: getMadeFile,
  },
  ...Object.fromEntries(remoteNames.map((name) => [name, remote(name)])),
  // The organizer's app alone: of these servers it needs only the backend.
  console: {
    folder: path.join(root, 'mf-organizer/dist-console'),
    spa: true,
    documents: (context, request) => ({ '/config.json': getConsoleConfig(context, request) }),
    policy: (context, request) => getPagePolicy(getSources(context, request, [])),
    page: (context, request, html) => finishedPage(context, request, 'console', html),
  },
  // An example for sites that embed us, so the package does not contain it.
  ...(isPacked
    ? {}
    : {
        'partner-club': {
          folder: path.join(root, 'packages/partner-club/dist'),
          pages: getClubPage,
          note: 'a club of another origin that shows our planner',
        },
      }),
};
