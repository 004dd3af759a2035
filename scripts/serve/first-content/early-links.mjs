// @ts-check
// Links to the files of a page, written into it (docs/decisions/0086): its first script asks for the same, a round trip later. They are hints, from the same
// list: what is not here is asked for there.
import { COMMON } from '../../../packages/federation/build/common-files-plugin.mjs';
import { escapeMarkup } from '../markup.mjs';

/** @typedef {import('../../../packages/federation/src/early')} Early @typedef {import('../../../packages/federation/src/early').EarlyFile} EarlyFile */

/**
 * @typedef {object} Where
 * @property {string} html the page, with what its build wrote into it
 * @property {string} origin under which its reader sees it
 * @property {string} pathname
 * @property {import('../../../packages/i18n/languages.mjs').Language} language
 * @property {string | undefined} cookies
 * @property {{ config: Record<string, unknown>, registry?: { remotes: readonly any[] } }} documents what else is written into it
 * @property {import('../../../packages/federation/src/compatibility.mjs').Host} host the shell whose page it is
 */

const loadsInPage = /<script type="application\/json" id="courtside-loads">([^<]*)<\/script>/;
const firstScript = /<script [^>]*src="([^"]*\/main\.[^"]*)"/;
const asked = /<link rel="preload"[^>]* href="([^"]*)"/g;
const release = /(\/releases\/[^/]+\/)[^/]+\/$/;
/** Whether somebody is signed in on this device, as it remembers (`packages/firebase`, `device-memory.ts`): whose tournament it is decides which app shows it. */
const signedIn = /(?:^|;\s*)courtside\.signed-in=1(?:;|$)/;

/** The files of a page that it does not link to already. @param {Where} where @param {Early['earlyFiles']} earlyFiles @returns {readonly EarlyFile[]} */
function filesOf({ html, origin, pathname, language, cookies = '', documents: { config, registry }, host }, earlyFiles) {
  const [, loads] = loadsInPage.exec(html) ?? [];
  const [, main] = firstScript.exec(html) ?? [];
  if (!loads || !main) return [];
  const { remoteOrigins } = config;
  const there = new Set([...html.matchAll(asked)].map(([, href]) => new URL(href ?? '', origin).href));
  return earlyFiles({
    pathname,
    language,
    // As its scripts find it (`CommonFilesPlugin`).
    base: new URL('.', new URL(main, origin)).href.replace(release, `$1${COMMON}/`),
    loads: JSON.parse(loads),
    lines: registry?.remotes ?? [],
    host,
    origins: Array.isArray(remoteOrigins) ? remoteOrigins : [],
    reader: { isSignedIn: signedIn.test(cookies) },
  }).filter(({ url }) => !there.has(url));
}

/** @param {EarlyFile} file @param {string} origin */
function link({ url, integrity, isOpen }, origin) {
  const isOurs = url.startsWith(`${origin}/`);
  const open = isOpen || !isOurs ? ' crossorigin="anonymous"' : '';
  const href = escapeMarkup(isOurs ? url.slice(origin.length) : url);
  return `<link rel="preload" as="script"${open}${integrity ? ` integrity="${escapeMarkup(integrity)}"` : ''} href="${href}" data-early>`;
}

/** The page with its links. @param {Where} where @param {Early['earlyFiles']} earlyFiles */
export function withEarlyLinks(where, earlyFiles) {
  const { html, origin } = where;
  try {
    const links = filesOf(where, earlyFiles).map((file) => link(file, origin));
    return html.replace('</head>', () => `${links.join('')}</head>`);
  } catch (error) {
    console.error(error);
    return html;
  }
}
