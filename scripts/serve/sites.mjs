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
import { calendarServer } from './calendar/calendars.mjs';
import { findingServer } from './finding/finding.mjs';
import { withEarlyLinks } from './first-content/early-links.mjs';
import { firstContents } from './first-content/first-content.mjs';
import { firstFrames } from './first-content/frame.mjs';
import { viewRenderer } from './first-view/renderer.mjs';
import { liveShell, viewFileOf } from './first-view/view-file.mjs';
import { chosenLanguage, finishPage, pageLanguage } from './link-preview.mjs';
import { folderOf } from './front/parts.mjs';
import { noWorker } from './no-worker.mjs';
import { pagePolicy, workerPolicy } from './security-headers.mjs';
import { BUILD } from './web-server.mjs';
import { registryFor, withDocuments } from './written-documents.mjs';

/**
 * @typedef {Record<string, number>} Ports port of each site by name, and of the `backend`
 * @typedef {{ host: string, names?: readonly string[], ports: Ports, overrides: Record<string, unknown>, releases: string, isLive: boolean,
 *   frontOrigin?: (request: Request) => string }} Surroundings
 *   `names`: other names of this machine; `releases`: the site folder, see `scripts/site/site-folder.mjs`; `isLive`: apps are built in memory, and neither releases
 *   nor what was built last count; `frontOrigin`: where everything has one port, the origin under which a reader sees it
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {object} Site
 * @property {string} folder
 * @property {string} [note] what the start says about it
 * @property {boolean} [spa]
 * @property {(surroundings: Surroundings, request: Request) => Record<string, unknown>} [documents]
 * @property {(surroundings: Surroundings, request: Request) => string} [policy]
 * @property {(surroundings: Surroundings, request: Request) => string} [worker] policy of its service worker
 * @property {(surroundings: Surroundings, request: Request, html: string) => Promise<import('./web-server.mjs').FinishedPage>} [page]
 * @property {(surroundings: Surroundings, request: Request, pathname: string) => { html: string, policy: string } | null} [pages]
 * @property {(surroundings: Surroundings, request: Request, pathname: string) => Promise<import('./web-server.mjs').MadeFile> | null} [made]
 */

export const projectId = 'demo-courtside';

/** Where the registry stands unless the operator says otherwise. */
const OUR_REGISTRY = '/remotes.json';

/** The name by which this reader reached us: phones on the venue's network use another than the laptop itself. @param {Request} request */
const hostname = (request) => new URL(`http://${request.headers.host ?? 'localhost'}`).hostname;

/**
 * Where a site is for this reader: an origin of its own or, where everything has one port, a path of the one origin.
 * @param {Surroundings} surroundings @param {Request} request @param {string} site
 */
const baseOf = ({ ports, frontOrigin }, request, site) =>
  frontOrigin ? `${frontOrigin(request)}${folderOf(site)}` : `http://${hostname(request)}:${ports[site]}`;

/** Every origin under which other names of this machine are reached. @param {readonly string[]} names @param {Ports} ports */
export const originsOf = (names, ports) =>
  names.flatMap((name) => Object.values(ports).map((port) => `http://${name.toLowerCase()}${port === 80 ? '' : `:${port}`}`));

/** Which project every page speaks to. @param {Surroundings} surroundings @param {Request} request */
function projectFields(surroundings, request) {
  return {
    firebase: {
      apiKey: 'demo-courtside-key',
      projectId,
      authDomain: `${projectId}.firebaseapp.com`,
      storageBucket: `${projectId}.appspot.com`,
    },
    emulator: { origin: baseOf(surroundings, request, 'backend') },
  };
}

/** What a deployment to real Firebase writes by hand into the shell's `config.json`. @param {Surroundings} surroundings @param {Request} request */
function configDocument(surroundings, request) {
  return {
    ...projectFields(surroundings, request),
    registry: OUR_REGISTRY,
    // A page takes remotes from its own origin without being told.
    remoteOrigins: surroundings.frontOrigin ? [] : remoteNames.map((name) => baseOf(surroundings, request, name)),
    chatUrl: null,
    contactEmail: null,
    supportOrganizerUid: null,
    reports: null,
    calendars: baseOf(surroundings, request, 'shell'),
    // The console, below a path of the same origin, reads this very document.
    ...(surroundings.frontOrigin ? { publicSite: baseOf(surroundings, request, 'shell') } : {}),
    ...surroundings.overrides,
  };
}

/** The console's `config.json`: the same project, and where visitors are sent. @param {Surroundings} surroundings @param {Request} request */
const consoleConfigDocument = (surroundings, request) => ({
  ...projectFields(surroundings, request),
  publicSite: baseOf(surroundings, request, 'shell'),
  supportOrganizerUid: null,
  reports: null,
  ...surroundings.overrides,
});

/**
 * A remote's line for what was built last. The entry of a release can take the place of `/remoteEntry.js` while a page reads this, so the address says that
 * the build is meant.
 * @param {string} name @param {string} base its origin @param {boolean} isLive
 */
function lineOfBuild(name, base, isLive) {
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

/** What is released, and for the rest what was built last. @param {Surroundings} surroundings @param {Request} request */
function registryDocument(surroundings, request) {
  const { releases, isLive } = surroundings;
  const address = (/** @type {string} */ name, pathname = '') => `${baseOf(surroundings, request, name)}${pathname}`;
  const { remotes, shell } = isLive ? { remotes: [], shell: null } : readRegistry(releases, remoteNames, address);
  const page = shell ?? (isLive ? null : readJson(path.join(root, 'shell/dist/build.json'), null));
  return {
    remotes: remoteNames.map((name) => remotes.find((line) => line.name === name) ?? lineOfBuild(name, address(name), isLive)),
    ...(page ? { shell: { release: page.release } } : {}),
  };
}

/** Where pages post their reports, when that is another site. @param {Surroundings} surroundings @returns {readonly string[]} */
const reportsOrigin = ({ overrides: { reports } }) =>
  typeof reports === 'string' && /^https?:\/\//.test(reports) && URL.canParse(reports) ? [new URL(reports).origin] : [];

/** @param {Surroundings} surroundings @param {Request} request @param {readonly string[]} scriptSites */
function sourcesOf(surroundings, request, scriptSites) {
  const reports = reportsOrigin(surroundings);
  if (surroundings.frontOrigin)
    return { remotes: [], scripts: [], backend: reports, images: ['https://firebasestorage.googleapis.com'], frames: ["'self'"] };
  const backend = baseOf(surroundings, request, 'backend');
  return {
    remotes: scriptSites.map((name) => baseOf(surroundings, request, name)),
    scripts: [],
    backend: [backend, ...reports],
    images: [backend, 'https://firebasestorage.googleapis.com'],
    frames: [backend],
  };
}

/** What the shell's page would ask for first. A registry that stands elsewhere is asked for there. @param {Surroundings} surroundings @param {Request} request */
function writtenFor(surroundings, request) {
  const config = configDocument(surroundings, request);
  return config.registry === OUR_REGISTRY
    ? { config, registry: registryFor(registryDocument(surroundings, request), pathOf(request)) }
    : { config };
}

/** Where the documents are for the servers themselves. @param {Surroundings} surroundings */
const documentsOf = (surroundings) => `${backendOf(surroundings)}/v1/projects/${projectId}/databases/(default)/documents`;

/** As this machine reaches it. @param {Surroundings} surroundings */
const backendOf = ({ host, ports }) => `http://${toReachableHost(host)}:${ports.backend}`;

/** @param {Request} request */
const pathOf = (request) => new URL(`http://localhost${request.url ?? '/'}`).pathname;

/** @param {Request} request */
const searchOf = (request) => new URL(`http://localhost${request.url ?? '/'}`).search;

/** The language that the address asks for, or that the reader has chosen here before, or else the browser's: as the page itself finds it. @param {Request} request */
function languageOf({ headers, url = '/' }) {
  const asked = new URL(`http://localhost${url}`).searchParams.get('lang');
  return isLanguage(asked) ? asked : (chosenLanguage(headers.cookie) ?? pageLanguage(headers['accept-language']));
}

/** @param {Surroundings} surroundings @param {Request} request @param {string} site @param {string} html */
const finishedPage = (surroundings, request, site, html) =>
  finishPage(html, {
    site,
    backend: backendOf(surroundings),
    publicBackend: baseOf(surroundings, request, 'backend'),
    origin: baseOf(surroundings, request, site),
    pathname: pathOf(request),
    language: languageOf(request),
    projectId,
  });

const calendars = calendarServer(async () =>
  isPacked ? import('./calendar/make-calendar.ts') : (await import('tsx/esm/api')).tsImport('./calendar/make-calendar.ts', import.meta.url),
);

/** @type {Promise<typeof import('./first-content/make-first')> | null} */
let loading = null;
const pageMaker = () =>
  (loading ??= isPacked
    ? import('./first-content/make-first.ts')
    : import('tsx/esm/api').then(({ tsImport }) => tsImport('./first-content/make-first.ts', import.meta.url)));
const withFirstContent = firstContents(pageMaker);
/** One for each remote, so that none waits for another's. @type {Map<string, ReturnType<typeof viewRenderer>>} */
const views = new Map();

/** The renderer of the remote whose page it is. @param {string} name */
function viewsOf(name) {
  const found = views.get(name) ?? viewRenderer();
  views.set(name, found);
  return found;
}

/**
 * Draws by the remote whose page it is, where its release is one of ours.
 * @param {Surroundings} surroundings @returns {{ drawView?: import('./first-content/first-content.mjs').DrawView }}
 */
function drawnBy({ releases, isLive, overrides: { registry = OUR_REGISTRY } }) {
  if (isLive || registry !== OUR_REGISTRY) return {};
  const drawView = (/** @type {{ page: string }} */ given) => {
    const name = remoteNames.find((one) => given.page in apps[one].pages);
    const file = name ? viewFileOf(name, releases) : null;
    return name && file ? viewsOf(name).render(file, given) : null;
  };
  return { drawView };
}

const withFirstFrame = firstFrames();

/** The shell whose page it is, and what draws its frame. @param {Surroundings} surroundings */
function shellOf({ releases, isLive }) {
  const { stamp = null, frame = null } = (isLive ? null : liveShell(releases)) ?? {};
  const render = (/** @type {object} */ given) => (frame ? viewsOf('shell').render(frame, given) : Promise.resolve(null));
  return { stamp, frame: frame && { integrity: frame.integrity, render } };
}

/**
 * @param {Surroundings} surroundings @param {Request} request
 * @param {Pick<import('./first-content/early-links.mjs').Where, 'html' | 'pathname' | 'language' | 'documents'> & { host: import('../../packages/federation/src/compatibility.mjs').Host | null }} page
 * @param {import('./first-content/first-content.mjs').Maker | null} maker
 */
const linkedPage = (surroundings, request, { host, ...page }, maker) =>
  host && maker
    ? withEarlyLinks({ ...page, host, origin: baseOf(surroundings, request, 'shell'), cookies: request.headers.cookie }, maker.earlyFiles)
    : page.html;

/** Loads what writes into the shell's pages, so that the first of them need not wait for it. */
export const preparePages = () => pageMaker().catch((error) => console.error(error));

const finding = findingServer();

/** A calendar that somebody subscribes to, what search engines and feed readers ask for, or what removes the service worker. @param {Surroundings} surroundings @param {Request} request @param {string} pathname */
function madeAt(surroundings, request, pathname) {
  const where = {
    documents: documentsOf(surroundings),
    origin: baseOf(surroundings, request, 'shell'),
  };
  return noWorker(pathname, surroundings.overrides) ?? finding(where, request, pathname) ?? calendars(where, request, pathname);
}

/** What the live release of an app's embed says about itself. @param {Surroundings} surroundings @param {string} name */
const embedRelease = ({ releases }, name) =>
  readJson(path.join(getPublicFolder(releases, name), 'embed/v1/release.json'), null) ??
  readJson(path.join(root, name, 'dist/embed/v1/release.json'), null);

/** The tournament of the sample data that is being played: the club shows it unless its address names another. */
const sampleTournament = 'JfQoh5u75EtBmZ0fwMeE';

/** Where the elements of a tournament find documents and pages. @param {Surroundings} surroundings @param {Request} request */
const embedConfigDocument = (surroundings, request) => ({
  documents: `${baseOf(surroundings, request, 'backend')}/v1/projects/${projectId}/databases/(default)/documents`,
  pages: baseOf(surroundings, request, 'shell'),
});

/** A page of the partner club, which shows our planner from an origin of its own. @param {Surroundings} surroundings @param {Request} request @param {string} pathname */
const clubPage = (surroundings, request, pathname) =>
  partnerPage(pathname, {
    planner: baseOf(surroundings, request, 'mf-planner'),
    courtside: baseOf(surroundings, request, 'shell'),
    release: embedRelease(surroundings, 'mf-planner'),
    elements: {
      origin: baseOf(surroundings, request, 'mf-tournament'),
      backend: baseOf(surroundings, request, 'backend'),
      release: embedRelease(surroundings, 'mf-tournament'),
      tournament: new URL(request.url ?? '/', 'http://localhost').searchParams.get('tournament') ?? sampleTournament,
    },
    nonce: randomBytes(16).toString('base64url'),
  });

/** @param {string} name @returns {Site} */
const remote = (name) => ({
  folder: path.join(root, name, 'dist'),
  ...(name === 'mf-tournament'
    ? { documents: (surroundings, request) => ({ '/embed/config.json': embedConfigDocument(surroundings, request) }) }
    : {}),
});

/** Every web server of the platform, in the order of their ports. @type {Record<string, Site>} */
export const sites = {
  shell: {
    folder: path.join(root, 'shell/dist'),
    spa: true,
    documents: (surroundings, request) => ({
      '/config.json': configDocument(surroundings, request),
      [OUR_REGISTRY]: registryDocument(surroundings, request),
    }),
    policy: (surroundings, request) => pagePolicy({ ...sourcesOf(surroundings, request, remoteNames), isInstallable: true }),
    worker: (surroundings, request) => workerPolicy(sourcesOf(surroundings, request, remoteNames)),
    page: async (surroundings, request, html) => {
      const where = { html, pathname: pathOf(request), search: searchOf(request), language: languageOf(request) };
      const documents = writtenFor(surroundings, request);
      const { stamp, frame } = shellOf(surroundings);
      const [{ html: finished, status }, written, framed, maker] = await Promise.all([
        finishedPage(surroundings, request, 'shell', withDocuments(html, documents)),
        withFirstContent({ ...where, documents: documentsOf(surroundings), ...drawnBy(surroundings) }),
        withFirstFrame({ ...where, config: documents.config, release: frame }),
        pageMaker().catch(() => null),
      ]);
      const linked = linkedPage(surroundings, request, { ...where, html: finished, documents, host: stamp }, maker);
      const { html: page, styles } = framed(linked);
      const content = written(page);
      return { ...content, styles: [...styles, ...content.styles], status };
    },
    made: madeAt,
  },
  ...Object.fromEntries(remoteNames.map((name) => [name, remote(name)])),
  // The organiser's part alone: it needs the backend and nothing else that is served here.
  console: {
    folder: path.join(root, 'mf-organizer/dist-console'),
    spa: true,
    documents: (surroundings, request) => ({ '/config.json': consoleConfigDocument(surroundings, request) }),
    policy: (surroundings, request) => pagePolicy(sourcesOf(surroundings, request, [])),
    page: (surroundings, request, html) => finishedPage(surroundings, request, 'console', html),
  },
  // For whoever builds on us, so the package comes without it.
  ...(isPacked
    ? {}
    : {
        'partner-club': {
          folder: path.join(root, 'packages/partner-club/dist'),
          pages: clubPage,
          note: 'a club of another origin that shows our planner',
        },
      }),
};
