// @ts-check
// The content of `firebase.json`, made from the apps, their servers' headers and the hosted sources. `npm run hosting` writes it, and a test compares.
import { apps, remoteNames } from '../../packages/federation/apps.mjs';
import { getHostedFunction, getHostedSources } from './hosted-sources.mjs';
import { classifyAddress, listPages } from './page-addresses.mjs';
import { PAGE_FILE } from './hosted-pages/page-file.mjs';
import { openToStyles } from './hosted-pages/style-policy.mjs';
import { PAGE_CACHE } from './page-cache.mjs';
import {
  getFileHeaders,
  filePolicy,
  getPageHeaders,
  getPagePolicy,
  replaceFirstStyle,
  workerPath,
  getWorkerPolicy,
} from './security-headers.mjs';

/** @typedef {Record<string, string>} Headers by name */
/** @typedef {import('./hosted-sources.mjs').Deployment} Deployment */

/** @param {string} source @param {Headers} headers */
const createRule = (source, headers) => ({ source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) });

const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const revalidated = { 'Cache-Control': 'no-cache' };
const compressed = ['**/*.br', '**/*.gz'];
/** Files with a digest in their name. */
const hashed = '**/*.@(js|woff2|png|svg|jpg|jpeg|map|txt)';

/** Returns the globs of a page's pattern. An address with an ending is a file: a missing one must be a 404, never a page. @param {string} pattern */
const toGlobs = (pattern) => {
  const glob = pattern.replace(/:\w+/g, '!(*.*)');
  return glob === '/' ? [glob] : [glob, `${glob}/`];
};

/** The name of the function that writes the shell's pages. */
const FUNCTION = { codebase: 'courtside-pages', functionId: 'pages', folder: 'functions' };

/** Other files that the function makes, with the seconds for which any cache may keep them: files for search engines and feed readers, and calendars. @type {Readonly<Record<string, number>>} */
const madeByFunction = {
  '/sitemap.xml': 3600,
  '/feed.atom': 300,
  '/*/calendar.ics': 300,
  '/*/calendar/*.ics': 300,
};

/** The addresses with a first view, next to those of tournaments. @type {readonly string[]} */
const withFirstView = [apps['mf-tournament'].pages.home, apps['mf-tournament'].pages.archive, apps['mf-planner'].pages.planner];

/** Whether the function writes a page: it shows stored data or has a first view. @param {string} site @param {string} pattern */
const isWritten = (site, pattern) =>
  withFirstView.includes(pattern) || classifyAddress(site, pattern.replace(/:\w+/g, 'a')).kind === 'tournament';

/** Lists the addresses of a site's pages. @param {string} target */
const listAddresses = (target) => listPages(target).flatMap((pattern) => toGlobs(pattern).map((source) => ({ source, pattern })));

/** Reads the page of a site as it was built; undefined for the present build. @typedef {(target: string) => string | undefined} ReadBuiltPage */
/** @param {string} target @param {string} policy @param {ReadBuiltPage} readBuiltPage */
function getPolicy(target, policy, readBuiltPage = () => undefined) {
  const html = readBuiltPage(target);
  return html === undefined ? policy : replaceFirstStyle(policy, html);
}

/**
 * Lists the rewrites of a site: to its one page, or to the function that writes into it if the deployment has one.
 * @param {string} target @param {ReturnType<typeof getHostedFunction>} writes
 */
function listRewrites(target, writes) {
  if (!writes) return listAddresses(target).map(({ source }) => ({ source, destination: '/index.html' }));
  const written = { function: { functionId: FUNCTION.functionId, region: writes.region } };
  return [
    ...Object.keys(madeByFunction).map((source) => ({ source, ...written })),
    ...listAddresses(target).map(({ source, pattern }) =>
      isWritten(target, pattern) ? { source, ...written } : { source, destination: `/${PAGE_FILE}` },
    ),
  ];
}

/** Lists the headers of the function's answers, as the function itself sends them. @param {string} target @param {string} policy of its pages */
const listWrittenRules = (target, policy) => [
  ...listAddresses(target)
    .filter(({ pattern }) => isWritten(target, pattern))
    .map(({ source }) => createRule(source, { 'Cache-Control': PAGE_CACHE, 'Content-Security-Policy': openToStyles(policy) })),
  // The globs of tournaments match these addresses, too.
  ...listAddresses(target)
    .filter(({ pattern }) => !isWritten(target, pattern))
    .map(({ source }) => createRule(source, { ...revalidated, 'Content-Security-Policy': policy })),
  // Google answers this address of a function itself, with a 404, so it is a file.
  ...Object.entries({ '/robots.txt': 3600, ...madeByFunction }).map(([source, seconds]) =>
    createRule(source, { 'Cache-Control': `public, max-age=${seconds}` }),
  ),
];

/**
 * Describes a site with pages: their addresses get its one page, all others get the same page as a 404.
 * @param {{ target: string, folder: string, withRemotes: boolean, documents: string }} site `documents`: a pattern of files that a deployment changes in place
 * @param {Deployment} [deployment] @param {ReadBuiltPage} [readBuiltPage]
 */
const createPagesSite = ({ target, folder, withRemotes, documents }, deployment, readBuiltPage) => {
  const sources = getHostedSources(withRemotes, deployment);
  const policy = getPolicy(target, getPagePolicy({ ...sources, isInstallable: withRemotes }), readBuiltPage);
  const writes = target === 'shell' ? getHostedFunction(deployment) : null;
  return {
    target,
    public: folder,
    ignore: compressed,
    rewrites: listRewrites(target, writes),
    headers: [
      // If several rules match an address, the last one applies.
      createRule('**', { ...getPageHeaders(policy), ...revalidated }),
      createRule('**/*.*', { 'Content-Security-Policy': filePolicy }),
      createRule(`/@(index|404${writes ? '|page' : ''}).html`, { 'Content-Security-Policy': policy }),
      createRule(hashed, forEver),
      createRule(documents, revalidated),
      ...(writes ? listWrittenRules(target, policy) : []),
      ...(withRemotes
        ? [
            createRule('/icons/**', revalidated),
            createRule(workerPath, { 'Content-Security-Policy': getWorkerPolicy(sources), ...revalidated }),
          ]
        : []),
    ],
  };
};

/** Files that other people's pages embed change in place, and only the embedded page may be framed. */
const createEmbedRules = (/** @type {string} */ name) => [
  createRule('/embed/v1/**', revalidated),
  createRule(`/embed/v*/${name}.html`, getFileHeaders(`/embed/v1/${name}.html`)),
];
/** Apps that other people's pages can embed, with the name of the script and page. @type {Readonly<Record<string, string>>} */
const embeds = { 'mf-planner': 'planner', 'mf-tournament': 'tournament' };

/** @param {string} name */
const createRemoteSite = (name) => ({
  target: name,
  public: `${name}/dist`,
  ignore: compressed,
  headers: [
    createRule('**', {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...getFileHeaders('/'),
      ...revalidated,
    }),
    createRule(hashed, forEver),
    createRule('/remoteEntry.js', revalidated),
    ...(embeds[name] ? createEmbedRules(embeds[name]) : []),
  ],
});

/** Lists the hosting targets of a deployment, in the folders of the last build. @param {Deployment} [deployment] @param {ReadBuiltPage} [readBuiltPage] */
export const listHostingTargets = (deployment, readBuiltPage) => [
  createPagesSite(
    { target: 'shell', folder: 'shell/dist', withRemotes: true, documents: '/@(remoteEntry.js|config.json|remotes.json)' },
    deployment,
    readBuiltPage,
  ),
  ...remoteNames.map(createRemoteSite),
  createPagesSite(
    { target: 'console', folder: 'mf-organizer/dist-console', withRemotes: false, documents: '/config.json' },
    deployment,
    readBuiltPage,
  ),
];

/**
 * Returns the function of a deployment: its entry in `firebase.json`, its folder and its settings. Null if the shell's pages are files.
 * @param {Deployment} [deployment] @param {ReadBuiltPage} [readBuiltPage]
 */
export function getDeployedFunction(deployment, readBuiltPage) {
  const writes = getHostedFunction(deployment);
  if (!writes) return null;
  const policy = getPolicy('shell', getPagePolicy({ ...getHostedSources(true, deployment), isInstallable: true }), readBuiltPage);
  return {
    entry: { source: FUNCTION.folder, codebase: FUNCTION.codebase, ignore: ['node_modules'] },
    folder: FUNCTION.folder,
    region: writes.region,
    settings: { ...writes.settings, headers: getPageHeaders(openToStyles(policy)) },
  };
}

const getHostingDocument = () => ({
  firestore: { rules: 'packages/firebase/firestore.rules', indexes: 'packages/firebase/firestore.indexes.json' },
  storage: { rules: 'packages/firebase/storage.rules' },
  hosting: listHostingTargets(),
});

/** Returns the text of `firebase.json`, with one header a line. */
export const getHostingText = () =>
  `${JSON.stringify(getHostingDocument(), null, 2).replace(/\{\s+("key": "[^"]*"),\s+("value": "(?:[^"\\]|\\.)*")\s+\}/g, '{ $1, $2 }')}\n`;
