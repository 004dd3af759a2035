// @ts-check
// What every answer of the platform says to a browser about itself. `firebase.json` says the same on Firebase Hosting; a test compares.
// Why each part is as it is: docs/decisions/0015-content-security-policy.md.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** The pages that others may show in a frame: the planner's, and that of the parts of a tournament. In every version of them. */
const framedPage = /^\/embed\/v[0-9.]+\/(planner|tournament)\.html$/;

/** What no page of ours asks for, and so nothing that gets into one may. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What is said with everything; scripts are small and many, and each header comes with each of them. */
const always = { 'X-Content-Type-Options': 'nosniff' };

/** What is said with pages only: a file that is none asks for nothing and leads nowhere. */
const ofPages = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
};

/** @param {string} text @returns {string} as a source of a policy */
const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What pages draw before any script, in the one template of every page. */
const template = readFileSync(path.join(root, 'packages/federation/build/page.html'), 'utf8');
const styleIn = (/** @type {string} */ html) => /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
const firstStyle = styleIn(template);

/** Nothing runs, nothing loads, nobody frames: what is a file and no page. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** As the page itself says in its head; who may frame it can be said in a header only. */
const embedPolicy = (/** @type {string} */ connects) =>
  `default-src 'none'; script-src 'self'; ${connects}base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors *`;
/** The planner asks nobody. One build of the tournament's page serves every deployment, so it may ask whom its `config.json` names: only its own script runs. */
const connectsOf = (/** @type {string | undefined} */ name) => (name === 'tournament' ? 'connect-src http: https:; ' : '');

/**
 * @typedef {object} Sources where a page's parts come from, as sources of a policy
 * @property {readonly string[]} remotes origins of the remotes: scripts, fonts, images, requests
 * @property {readonly string[]} scripts others that scripts come from
 * @property {readonly string[]} backend what is asked for data
 * @property {readonly string[]} images
 * @property {readonly string[]} frames what the page itself frames, for signing in
 * @property {readonly string[]} [policies] names under which scripts of others make Trusted Types
 * @property {boolean} [isInstallable] it has a manifest and a service worker of its own origin
 */

/** The Content-Security-Policy of a page of the product. @param {Sources} sources */
export function pagePolicy({ remotes, scripts, backend, images, frames, policies = [], isInstallable = false }) {
  const list = (/** @type {readonly string[]} */ ...sources) => sources.join(' ');
  return [
    "default-src 'none'",
    `script-src ${list("'self'", ...remotes, ...scripts)}`,
    // styled-components makes empty style elements and writes its rules through CSSOM, of which a policy takes no notice.
    `style-src ${list(sha256(''), sha256(firstStyle))}`,
    `img-src ${list("'self'", 'data:', 'blob:', ...remotes, ...images)}`,
    `font-src ${list("'self'", ...remotes)}`,
    `connect-src ${list("'self'", ...remotes, ...backend)}`,
    frames.length === 0 ? "frame-src 'none'" : `frame-src ${list(...frames)}`,
    ...(isInstallable ? ["worker-src 'self'", "manifest-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // One policy of our own, which knows the origins that scripts may come from: packages/federation/src/script-policy.ts.
    "require-trusted-types-for 'script'",
    `trusted-types ${list('default', ...policies)}`,
  ].join('; ');
}

/** A policy for a page of another day, whose first style is its own. @param {string} policy @param {string} html as it was built */
export function policyFor(policy, html) {
  const style = styleIn(html);
  return style === '' ? policy : policy.replace(sha256(firstStyle), sha256(style));
}

/** A policy for a page with more styles, which are known as it is sent. @param {string} policy @param {readonly string[]} styles their texts */
export const withStyles = (policy, styles) => policy.replace('style-src', () => ['style-src', ...styles.map(sha256)].join(' '));

/** Where the shell's service worker stands: at the root, since it answers for every page. */
export const workerPath = '/service-worker.js';

/**
 * The policy of the service worker, which fetches for pages what it keeps: files of the apps and pictures. It asks nobody for data.
 * @param {Pick<Sources, 'remotes' | 'images'>} sources
 */
export const workerPolicy = ({ remotes, images }) =>
  `default-src 'none'; connect-src ${["'self'", ...remotes, ...images].join(' ')}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Headers of a page that its policy does not hold. */
const besidePolicy = {
  ...ofPages,
  // A page that opens ours holds no handle on it; the window of Google, which ours opens, keeps its own.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Headers of a page. @param {string} policy @returns {Record<string, string>} */
export const pageHeaders = (policy) => ({ ...always, ...besidePolicy, 'Content-Security-Policy': policy });

/** Headers of a file, by its path. @param {string} pathname @returns {Record<string, string>} */
export const fileHeaders = (pathname) =>
  framedPage.test(pathname)
    ? { ...always, ...ofPages, 'Content-Security-Policy': embedPolicy(connectsOf(framedPage.exec(pathname)?.[1])) }
    : { ...always, 'Content-Security-Policy': filePolicy };
