// @ts-check
// The origins that a page uses on Firebase Hosting. The repository's `firebase.json` has the placeholders below, and a test compares; a deployment lists
// its own in `site.json` (docs/firebase.md).

import { appNames, remoteNames } from '../../packages/federation/apps.mjs';

/**
 * @typedef {object} Deployment
 * @property {Readonly<Record<string, string>>} origins of each site, by its name: the apps, and the console
 * @property {readonly string[]} backend origins of requests for data
 * @property {readonly string[]} scripts other origins of scripts
 * @property {readonly string[]} images
 * @property {readonly string[]} frames origins of frames for sign-in: the project's `authDomain`
 * @property {readonly string[]} policies names of the Trusted Types policies of other scripts
 * @property {{ region: string } | null} pages the region of the function that writes the shell's pages (docs/firebase.md, step 8); null: they are files
 * @property {Readonly<Record<string, unknown>> | null} config fields of `config.json` besides our addresses; null: the operator writes the file
 */

/** @type {Deployment} */
const standIns = {
  origins: Object.fromEntries([...appNames, 'console'].map((name) => [name, `https://${name}.courtside.example`])),
  backend: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
  ],
  // Firebase Auth loads Google's frame library for popup and redirect sign-in.
  scripts: ['https://apis.google.com'],
  images: ['https://firebasestorage.googleapis.com'],
  frames: ['https://courtside-example.firebaseapp.com'],
  // Google's frame library creates these policies, each once.
  policies: ['gapi#gapi', 'goog#html'],
  pages: null,
  config: null,
};

/** @param {unknown} value */
const isOrigin = (value) => typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value;

/**
 * Returns a deployment from its `site.json`. Missing fields get the values of Google's servers.
 * @param {unknown} given @returns {Deployment}
 * @throws TypeError that describes the fault
 */
export function parseDeployment(given) {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new TypeError('site.json: an object is needed.');
  const fields = /** @type {Record<string, unknown>} */ (given);
  const unknown = Object.keys(fields).find((field) => !(field in standIns));
  if (unknown) throw new TypeError(`site.json: there is no field "${unknown}"; there are ${Object.keys(standIns).join(', ')}.`);
  const origins = /** @type {Record<string, unknown>} */ (fields.origins ?? {});
  const missing = Object.keys(standIns.origins).find((name) => !isOrigin(origins[name]));
  if (missing)
    throw new TypeError(`site.json: origins.${missing} must be an origin, such as https://${missing}.example.org without a path.`);
  const lists = /** @type {const} */ (['backend', 'scripts', 'images', 'frames']);
  for (const list of lists) {
    const value = fields[list];
    if (value !== undefined && !(Array.isArray(value) && value.every(isOrigin)))
      throw new TypeError(`site.json: ${list} must be a list of origins.`);
  }
  const deployment = /** @type {Deployment} */ ({ ...standIns, ...fields });
  if (deployment.pages !== null && !/^[a-z]+(-[a-z]+)+\d+$/.test(String(deployment.pages?.region)))
    throw new TypeError('site.json: pages.region must be a region of Cloud Functions, such as europe-west1.');
  if (deployment.pages !== null && getProjectId(deployment) === null)
    throw new TypeError('site.json: pages needs config.firebase.projectId.');
  const { firebase, reports } = /** @type {{ firebase?: { authDomain?: unknown }, reports?: unknown }} */ (deployment.config ?? {});
  return {
    ...deployment,
    frames: fields.frames === undefined && firebase?.authDomain ? [`https://${firebase.authDomain}`] : deployment.frames,
    backend: typeof reports === 'string' && URL.canParse(reports) ? [...deployment.backend, new URL(reports).origin] : deployment.backend,
  };
}

/** @param {Deployment} deployment */
function getProjectId({ config }) {
  const { projectId } = /** @type {{ projectId?: unknown }} */ (config?.firebase ?? {});
  return typeof projectId === 'string' ? projectId : null;
}

/** Returns the origin of the REST API for stored documents: Google's, unless `config` has another. @param {Deployment} deployment */
function getBackendOrigin({ config }) {
  const { origin } = /** @type {{ origin?: unknown }} */ (config?.emulator ?? {});
  return typeof origin === 'string' ? origin : null;
}

/** Returns the address of a path on an app's own site. @param {string} name @param {string} pathname @param {Deployment} [deployment] */
export const getHostedAddress = (name, pathname, { origins } = standIns) => `${origins[name]}${pathname}`;

/** @param {boolean} withRemotes the console has none @param {Deployment} [deployment] @returns {import('./security-headers.mjs').Sources} */
export const getHostedSources = (withRemotes, { origins, scripts, backend, images, frames, policies } = standIns) => ({
  remotes: withRemotes ? remoteNames.map((name) => origins[name] ?? '') : [],
  scripts,
  backend,
  images,
  frames,
  policies,
});

/**
 * Returns the `config.json` of a site; null for a site without pages, or if the operator writes the file.
 * @param {string} name of the site @param {Deployment} [deployment] @returns {Record<string, unknown> | null}
 */
export function getHostedConfig(name, { origins, config, pages } = standIns) {
  if (config === null) return null;
  // Users can subscribe to calendars only if a function makes them.
  const calendars = pages ? { calendars: origins.shell } : {};
  if (name === 'shell')
    return { registry: '/remotes.json', remoteOrigins: remoteNames.map((remote) => origins[remote]), ...calendars, ...config };
  return name === 'console' ? { publicSite: origins.shell, ...calendars, ...config } : null;
}

/**
 * Returns the `embed/config.json` of the tournament's site, which tells embedding pages where documents and pages are. Null if the operator writes the
 * file.
 * @param {Deployment} [deployment] @returns {Record<string, string> | null}
 */
export function getHostedEmbedConfig(deployment = standIns) {
  const projectId = getProjectId(deployment);
  if (projectId === null) return null;
  return {
    documents: `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/documents`,
    pages: deployment.origins.shell ?? '',
  };
}

/**
 * Returns the region and settings of the function that writes the shell's pages, or null without one.
 * @param {Deployment} [deployment] @returns {{ region: string, settings: Omit<import('./hosted-pages/hosted-pages.mjs').PagesSettings, 'headers'> } | null}
 */
export function getHostedFunction(deployment = standIns) {
  const { pages, origins } = deployment;
  if (!pages) return null;
  const own = getBackendOrigin(deployment);
  return {
    region: pages.region,
    settings: {
      origin: origins.shell ?? '',
      projectId: getProjectId(deployment) ?? '',
      backend: own ?? 'https://firestore.googleapis.com',
      images: own ?? 'https://firebasestorage.googleapis.com',
      remotes: remoteNames.map((name) => origins[name] ?? ''),
    },
  };
}
