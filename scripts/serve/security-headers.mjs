// @ts-check
// The security headers of every answer. `firebase.json` has the same for Firebase Hosting; a test compares.
// docs/decisions/0015-content-security-policy.md explains each part.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { findFirstStyle, toSource } from './style-digests.mjs';

/** The pages that other sites may frame, in every version: the planner's, and the one with the parts of a tournament. */
const framedPage = /^\/embed\/v[0-9.]+\/(planner|tournament)\.html$/;

/** Features that no page of ours uses, so injected code may not use them either. */
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

/** Headers of every answer. They are few, because pages load many small scripts. */
const always = { 'X-Content-Type-Options': 'nosniff' };

/** Headers of pages only: other files use no features and have no links. */
const ofPages = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
};

/** The template of every page, with the styles of the first content. */
const template = readFileSync(path.join(root, 'packages/federation/build/page.html'), 'utf8');
const firstStyle = findFirstStyle(template);

/** The policy of files that are not pages: nothing runs, loads or frames them. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** Returns the policy that the page's head also has; only a header can say who may frame it. */
const getEmbedPolicy = (/** @type {string} */ connects) =>
  `default-src 'none'; script-src 'self'; ${connects}base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors *`;
/** Returns the origins for requests. The planner makes none. One build of the tournament's page serves every deployment, so it may reach any origin that its `config.json` names, and only its own script runs. */
const getConnectDirective = (/** @type {string | undefined} */ name) => (name === 'tournament' ? 'connect-src http: https:; ' : '');

/**
 * @typedef {object} Sources the origins of a page's parts, as sources of a policy
 * @property {readonly string[]} remotes origins of the remotes: scripts, fonts, images, requests
 * @property {readonly string[]} scripts other origins of scripts
 * @property {readonly string[]} backend origins of requests for data
 * @property {readonly string[]} images
 * @property {readonly string[]} frames origins of frames for sign-in
 * @property {readonly string[]} [policies] names of the Trusted Types policies of other scripts
 * @property {boolean} [isInstallable] its origin has a manifest and a service worker
 */

/** Returns the Content-Security-Policy of a page. @param {Sources} sources */
export function getPagePolicy({ remotes, scripts, backend, images, frames, policies = [], isInstallable = false }) {
  const list = (/** @type {readonly string[]} */ ...sources) => sources.join(' ');
  return [
    "default-src 'none'",
    `script-src ${list("'self'", ...remotes, ...scripts)}`,
    // styled-components creates empty style elements and writes its rules through CSSOM, which a policy does not restrict.
    `style-src ${list(toSource(''), toSource(firstStyle))}`,
    `img-src ${list("'self'", 'data:', 'blob:', ...remotes, ...images)}`,
    `font-src ${list("'self'", ...remotes)}`,
    `connect-src ${list("'self'", ...remotes, ...backend)}`,
    frames.length === 0 ? "frame-src 'none'" : `frame-src ${list(...frames)}`,
    ...(isInstallable ? ["worker-src 'self'", "manifest-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Our own policy allows the origins of scripts: packages/federation/src/page/script-policy.ts.
    "require-trusted-types-for 'script'",
    `trusted-types ${list('default', ...policies)}`,
  ].join('; ');
}

/** Returns a policy for a page of another release, which has its own first style. @param {string} policy @param {string} html as it was built */
export function replaceFirstStyle(policy, html) {
  const style = findFirstStyle(html);
  return style === '' ? policy : policy.replace(toSource(firstStyle), toSource(style));
}

/** The path of the shell's service worker: at the root, because it answers for every page. */
export const workerPath = '/service-worker.js';

/**
 * Returns the policy of the service worker. It fetches the files of the apps and the pictures that it keeps, and requests no data.
 * @param {Pick<Sources, 'remotes' | 'images'>} sources
 */
export const getWorkerPolicy = ({ remotes, images }) =>
  `default-src 'none'; connect-src ${["'self'", ...remotes, ...images].join(' ')}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Headers of a page next to its policy. */
const besidePolicy = {
  ...ofPages,
  // A page that opens ours gets no reference to it; Google's window, which ours opens, keeps its reference.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Returns the headers of a page. @param {string} policy @returns {Record<string, string>} */
export const getPageHeaders = (policy) => ({ ...always, ...besidePolicy, 'Content-Security-Policy': policy });

/** Returns the headers of a file by its path. @param {string} pathname @returns {Record<string, string>} */
export const getFileHeaders = (pathname) =>
  framedPage.test(pathname)
    ? { ...always, ...ofPages, 'Content-Security-Policy': getEmbedPolicy(getConnectDirective(framedPage.exec(pathname)?.[1])) }
    : { ...always, 'Content-Security-Policy': filePolicy };
