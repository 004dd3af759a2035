// @ts-check
// What every answer of the platform says to a browser about itself. `firebase.json` says the same on Firebase Hosting; a test compares.

/** The embedded planner's page: the one page that others may show in a frame. In every version of it. */
const framedPage = /^\/embed\/v[0-9.]+\/planner\.html$/;

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Nothing runs, nothing loads, nobody frames: what is a file and no page. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** As the page itself says in its head; who may frame it can be said in a header only. */
export const embedPolicy =
  "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; frame-ancestors *";

/**
 * @typedef {object} Sources where a page's parts come from, as sources of a policy
 * @property {readonly string[]} remotes origins of the remotes: scripts, fonts, images, requests
 * @property {readonly string[]} scripts others that scripts come from
 * @property {readonly string[]} backend what is asked for data
 * @property {readonly string[]} images
 * @property {readonly string[]} frames what the page itself frames, for signing in
 */

/** The Content-Security-Policy of a page of the product. @param {Sources} sources */
export function pagePolicy({ remotes, scripts, backend, images, frames }) {
  const list = (/** @type {readonly string[]} */ ...sources) => sources.join(' ');
  return [
    "default-src 'self'",
    `script-src ${list("'self'", ...remotes, ...scripts)}`,
    // styled-components writes its rules into style elements.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${list("'self'", 'data:', 'blob:', ...remotes, ...images)}`,
    `font-src ${list("'self'", ...remotes)}`,
    `connect-src ${list("'self'", ...remotes, ...backend)}`,
    `frame-src ${list("'self'", ...frames)}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of a page. @param {string} policy @returns {Record<string, string>} */
export const pageHeaders = (policy) => ({ ...always, 'Content-Security-Policy': policy });

/** Headers of a file, by its path. @param {string} pathname @returns {Record<string, string>} */
export const fileHeaders = (pathname) => ({ ...always, 'Content-Security-Policy': framedPage.test(pathname) ? embedPolicy : filePolicy });
