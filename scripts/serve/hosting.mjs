// @ts-check
// `firebase.json` as the apps, their servers' headers and the hosted sources make it: `npm run hosting` writes it, a test compares.
import { remoteNames } from '../../packages/federation/apps.mjs';
import { hostedSources } from './hosted-sources.mjs';
import { embedPolicy, fileHeaders, pageHeaders, pagePolicy } from './security-headers.mjs';

/** @typedef {Record<string, string>} Headers by name */

/** @param {string} source @param {Headers} headers */
const rule = (source, headers) => ({ source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) });

const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const revalidated = { 'Cache-Control': 'no-cache' };
const compressed = ['**/*.br', '**/*.gz'];

/**
 * A site with pages: what is no file gets its one page.
 * @param {{ target: string, folder: string, withRemotes: boolean, documents: string }} site `documents`: a pattern of files that a deployment changes in place
 */
const pagesSite = ({ target, folder, withRemotes, documents }) => ({
  target,
  public: folder,
  ignore: compressed,
  rewrites: [{ source: '!/@(*.*|**/*.*)', destination: '/index.html' }],
  headers: [
    rule('**', pageHeaders(pagePolicy(hostedSources(withRemotes)))),
    rule('**/*.@(js|woff2)', forEver),
    rule(documents, revalidated),
  ],
});

/** What other people's pages embed changes in place, and only its page may stand in a frame. */
const embedRules = [rule('/embed/v1/**', revalidated), rule('/embed/v*/planner.html', { 'Content-Security-Policy': embedPolicy })];

/** @param {string} name */
const remoteSite = (name) => ({
  target: name,
  public: `${name}/dist`,
  ignore: compressed,
  headers: [
    rule('**', { 'Access-Control-Allow-Origin': '*', ...fileHeaders('/') }),
    rule('**/*.js', forEver),
    rule('/@(remoteEntry.js|mf-manifest.json)', revalidated),
    ...(name === 'mf-planner' ? embedRules : []),
  ],
});

const hostingDocument = () => ({
  firestore: { rules: 'packages/firebase/firestore.rules', indexes: 'packages/firebase/firestore.indexes.json' },
  storage: { rules: 'packages/firebase/storage.rules' },
  hosting: [
    pagesSite({
      target: 'shell',
      folder: 'shell/dist',
      withRemotes: true,
      documents: '/@(remoteEntry.js|config.json|remotes.json|mf-manifest.json)',
    }),
    ...remoteNames.map(remoteSite),
    pagesSite({ target: 'console', folder: 'mf-organizer/dist-console', withRemotes: false, documents: '/config.json' }),
  ],
});

/** The document as the file has it, a header on a line. */
export const hostingText = () =>
  `${JSON.stringify(hostingDocument(), null, 2).replace(/\{\s+("key": "[^"]*"),\s+("value": "(?:[^"\\]|\\.)*")\s+\}/g, '{ $1, $2 }')}\n`;
