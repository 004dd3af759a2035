// @ts-check
// `firebase.json` as the apps, their servers' headers and the hosted sources make it: `npm run hosting` writes it, a test compares.
import { remoteNames } from '../../packages/federation/apps.mjs';
import { hostedSources } from './hosted-sources.mjs';
import { pagesOfSite } from './page-addresses.mjs';
import { fileHeaders, filePolicy, pageHeaders, pagePolicy, workerPath, workerPolicy } from './security-headers.mjs';

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

/**
 * A site with pages: their addresses get its one page, all others the same page as a 404.
 * @param {{ target: string, folder: string, withRemotes: boolean, documents: string }} site `documents`: a pattern of files that a deployment changes in place
 * @param {Deployment} [deployment]
 */
const pagesSite = ({ target, folder, withRemotes, documents }, deployment) => {
  const sources = hostedSources(withRemotes, deployment);
  const policy = pagePolicy({ ...sources, isInstallable: withRemotes });
  return {
    target,
    public: folder,
    ignore: compressed,
    rewrites: pagesOfSite(target)
      .flatMap(globsOf)
      .map((source) => ({ source, destination: '/index.html' })),
    headers: [
      // Of rules that fit an address the last says.
      rule('**', { ...pageHeaders(policy), ...revalidated }),
      rule('**/*.*', { 'Content-Security-Policy': filePolicy }),
      rule('/@(index|404).html', { 'Content-Security-Policy': policy }),
      rule(hashed, forEver),
      rule(documents, revalidated),
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

/** The hosting targets of a deployment, in the folders of what was built last. @param {Deployment} [deployment] */
export const hostingTargets = (deployment) => [
  pagesSite(
    { target: 'shell', folder: 'shell/dist', withRemotes: true, documents: '/@(remoteEntry.js|config.json|remotes.json)' },
    deployment,
  ),
  ...remoteNames.map(remoteSite),
  pagesSite({ target: 'console', folder: 'mf-organizer/dist-console', withRemotes: false, documents: '/config.json' }, deployment),
];

const hostingDocument = () => ({
  firestore: { rules: 'packages/firebase/firestore.rules', indexes: 'packages/firebase/firestore.indexes.json' },
  storage: { rules: 'packages/firebase/storage.rules' },
  hosting: hostingTargets(),
});

/** The document as the file has it, a header on a line. */
export const hostingText = () =>
  `${JSON.stringify(hostingDocument(), null, 2).replace(/\{\s+("key": "[^"]*"),\s+("value": "(?:[^"\\]|\\.)*")\s+\}/g, '{ $1, $2 }')}\n`;
