// @ts-check
// `firebase.json` as the apps, their servers' headers and the hosted sources make it: `npm run hosting` writes it, a test compares.
import { remoteNames } from '../../packages/federation/apps.mjs';
import { hostedFunction, hostedSources } from './hosted-sources.mjs';
import { addressOf, pagesOfSite } from './page-addresses.mjs';
import { PAGE_FILE } from './hosted-pages/page-file.mjs';
import { PAGE_CACHE } from './page-cache.mjs';
import { fileHeaders, filePolicy, pageHeaders, pagePolicy, policyFor, workerPath, workerPolicy } from './security-headers.mjs';

/** @typedef {Record<string, string>} Headers by name */
/** @typedef {import('./hosted-sources.mjs').Deployment} Deployment */

/** @param {string} source @param {Headers} headers */
const rule = (source, headers) => ({ source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) });

const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const revalidated = { 'Cache-Control': 'no-cache' };
const compressed = ['**/*.br', '**/*.gz'];
/** Files whose names the build makes of their content. */
const hashed = '**/*.@(js|woff2|png|svg|jpg|jpeg|map|txt)';

/** The addresses of a pattern. What has an ending is a file: a missing one must be a 404, never a page. @param {string} pattern */
const globsOf = (pattern) => {
  const glob = pattern.replace(/:\w+/g, '!(*.*)');
  return glob === '/' ? [glob] : [glob, `${glob}/`];
};

/** The function that writes the shell's pages, by its name among Google's. */
const FUNCTION = { codebase: 'courtside-pages', functionId: 'pages', folder: 'functions' };

/** What else it makes, and how many seconds anybody may keep it: what search engines and feed readers ask for, and calendars. @type {Readonly<Record<string, number>>} */
const madeByFunction = {
  '/sitemap.xml': 3600,
  '/feed.atom': 300,
  '/*/calendar.ics': 300,
  '/*/calendar/*.ics': 300,
};

/** Whether a page says something of what is stored. @param {string} site @param {string} pattern */
const isWritten = (site, pattern) => pattern === '/' || addressOf(site, pattern.replace(/:\w+/g, 'a')).kind === 'tournament';

/** The addresses of the pages of a site. @param {string} target */
const addressesOf = (target) => pagesOfSite(target).flatMap((pattern) => globsOf(pattern).map((source) => ({ source, pattern })));

/** The page of a site as it was built; undefined where it is that of today. @typedef {(target: string) => string | undefined} PageOf */
/** @param {string} target @param {string} policy @param {PageOf} pageOf */
function policyOfPage(target, policy, pageOf = () => undefined) {
  const html = pageOf(target);
  return html === undefined ? policy : policyFor(policy, html);
}

/**
 * What the addresses of a site lead to: its one page, or the function that writes into it where a deployment has that.
 * @param {string} target @param {ReturnType<typeof hostedFunction>} writes
 */
function rewritesOf(target, writes) {
  if (!writes) return addressesOf(target).map(({ source }) => ({ source, destination: '/index.html' }));
  const written = { function: { functionId: FUNCTION.functionId, region: writes.region } };
  return [
    ...Object.keys(madeByFunction).map((source) => ({ source, ...written })),
    ...addressesOf(target).map(({ source, pattern }) =>
      isWritten(target, pattern) ? { source, ...written } : { source, destination: `/${PAGE_FILE}` },
    ),
  ];
}

/** How long what the function answers is kept, as it says itself. @param {string} target */
const keptByFunction = (target) => [
  ...addressesOf(target)
    .filter(({ pattern }) => isWritten(target, pattern))
    .map(({ source }) => rule(source, { 'Cache-Control': PAGE_CACHE })),
  // A file: Google answers this address of a function by itself, with a 404.
  ...Object.entries({ '/robots.txt': 3600, ...madeByFunction }).map(([source, seconds]) =>
    rule(source, { 'Cache-Control': `public, max-age=${seconds}` }),
  ),
];

/**
 * A site with pages: their addresses get its one page, all others the same page as a 404.
 * @param {{ target: string, folder: string, withRemotes: boolean, documents: string }} site `documents`: a pattern of files that a deployment changes in place
 * @param {Deployment} [deployment] @param {PageOf} [pageOf]
 */
const pagesSite = ({ target, folder, withRemotes, documents }, deployment, pageOf) => {
  const sources = hostedSources(withRemotes, deployment);
  const policy = policyOfPage(target, pagePolicy({ ...sources, isInstallable: withRemotes }), pageOf);
  const writes = target === 'shell' ? hostedFunction(deployment) : null;
  return {
    target,
    public: folder,
    ignore: compressed,
    rewrites: rewritesOf(target, writes),
    headers: [
      // Of rules that fit an address the last says.
      rule('**', { ...pageHeaders(policy), ...revalidated }),
      rule('**/*.*', { 'Content-Security-Policy': filePolicy }),
      rule(`/@(index|404${writes ? '|page' : ''}).html`, { 'Content-Security-Policy': policy }),
      rule(hashed, forEver),
      rule(documents, revalidated),
      ...(writes ? keptByFunction(target) : []),
      ...(withRemotes
        ? [rule('/icons/**', revalidated), rule(workerPath, { 'Content-Security-Policy': workerPolicy(sources), ...revalidated })]
        : []),
    ],
  };
};

/** What other people's pages embed changes in place, and only its page may stand in a frame. */
const embedRules = (/** @type {string} */ name) => [
  rule('/embed/v1/**', revalidated),
  rule(`/embed/v*/${name}.html`, fileHeaders(`/embed/v1/${name}.html`)),
];
/** Apps of which other people's pages embed something, with the name of its script and page. @type {Readonly<Record<string, string>>} */
const embeds = { 'mf-planner': 'planner', 'mf-tournament': 'tournament' };

/** @param {string} name */
const remoteSite = (name) => ({
  target: name,
  public: `${name}/dist`,
  ignore: compressed,
  headers: [
    rule('**', { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin', ...fileHeaders('/'), ...revalidated }),
    rule(hashed, forEver),
    rule('/remoteEntry.js', revalidated),
    ...(embeds[name] ? embedRules(embeds[name]) : []),
  ],
});

/** The hosting targets of a deployment, in the folders of what was built last. @param {Deployment} [deployment] @param {PageOf} [pageOf] */
export const hostingTargets = (deployment, pageOf) => [
  pagesSite(
    { target: 'shell', folder: 'shell/dist', withRemotes: true, documents: '/@(remoteEntry.js|config.json|remotes.json)' },
    deployment,
    pageOf,
  ),
  ...remoteNames.map(remoteSite),
  pagesSite({ target: 'console', folder: 'mf-organizer/dist-console', withRemotes: false, documents: '/config.json' }, deployment, pageOf),
];

/**
 * The function of a deployment: what `firebase.json` says of it, its folder, and all that it has to know; null where the shell's pages are files.
 * @param {Deployment} [deployment] @param {PageOf} [pageOf]
 */
export function functionOf(deployment, pageOf) {
  const writes = hostedFunction(deployment);
  if (!writes) return null;
  const policy = policyOfPage('shell', pagePolicy({ ...hostedSources(true, deployment), isInstallable: true }), pageOf);
  return {
    entry: { source: FUNCTION.folder, codebase: FUNCTION.codebase, ignore: ['node_modules'] },
    folder: FUNCTION.folder,
    region: writes.region,
    settings: { ...writes.settings, headers: pageHeaders(policy) },
  };
}

const hostingDocument = () => ({
  firestore: { rules: 'packages/firebase/firestore.rules', indexes: 'packages/firebase/firestore.indexes.json' },
  storage: { rules: 'packages/firebase/storage.rules' },
  hosting: hostingTargets(),
});

/** The document as the file has it, a header on a line. */
export const hostingText = () =>
  `${JSON.stringify(hostingDocument(), null, 2).replace(/\{\s+("key": "[^"]*"),\s+("value": "(?:[^"\\]|\\.)*")\s+\}/g, '{ $1, $2 }')}\n`;
