// @ts-check
// Links to the files of a page, written into it (docs/decisions/0075). Its first script would request the same files one round trip later. They are
// hints: the script requests files that have no link here.
import { COMMON } from '../../../packages/federation/build/common-files-plugin.mjs';
import { escapeMarkup } from '../markup.mjs';

/** @typedef {import('../../../packages/federation/src/page/early')} Early @typedef {import('../../../packages/federation/src/page/early').EarlyFile} EarlyFile */

/**
 * @typedef {object} Where
 * @property {string} html the page as it was built
 * @property {string} origin of the site for this reader
 * @property {string} pathname
 * @property {import('../../../packages/i18n/languages.mjs').Language} language
 * @property {string | undefined} cookies
 * @property {{ config: Record<string, unknown>, registry?: { remotes: readonly any[] } }} documents documents that the server writes into it
 * @property {import('../../../packages/federation/src/builds/compatibility.mjs').Host} host the shell whose page it is
 */

const loadsInPage = /<script type="application\/json" id="courtside-loads">([^<]*)<\/script>/;
const firstScript = /<script [^>]*src="([^"]*\/main\.[^"]*)"/;
const asked = /<link rel="preload"[^>]* href="([^"]*)"/g;
const release = /(\/releases\/[^/]+\/)([^/]+)\/$/;
/** Whether a user is signed in on this device, as its cookie says (`packages/firebase`, `device-memory.ts`). Which app shows a tournament depends on the user. */
const signedIn = /(?:^|;\s*)courtside\.signed-in=1(?:;|$)/;

/** Lists the files of a page that it does not link to already. @param {Where} where @param {Early['earlyFiles']} earlyFiles @returns {readonly EarlyFile[]} */
function listFiles({ html, origin, pathname, language, cookies = '', documents: { config, registry }, host }, earlyFiles) {
  const [, loads] = loadsInPage.exec(html) ?? [];
  const [, main] = firstScript.exec(html) ?? [];
  if (!loads || !main) return [];
  const { remoteOrigins } = config;
  const base = new URL('.', new URL(main, origin)).href;
  // A page of another release than the live shell's, as during a release: it may have to run earlier releases of remotes.
  const [, , built = host.release] = release.exec(base) ?? [];
  if (built !== host.release) return [];
  const there = new Set([...html.matchAll(asked)].map(([, href]) => new URL(href ?? '', origin).href));
  return earlyFiles({
    pathname,
    language,
    // The page's scripts find it in the same way (`CommonFilesPlugin`).
    base: base.replace(release, `$1${COMMON}/`),
    loads: JSON.parse(loads),
    lines: registry?.remotes ?? [],
    host,
    origins: Array.isArray(remoteOrigins) ? remoteOrigins : [],
    reader: { isSignedIn: signedIn.test(cookies) },
  }).filter(({ url }) => !there.has(url));
}

/** @param {EarlyFile} file @param {string} origin */
function renderLink({ url, integrity, isOpen }, origin) {
  const isOurs = url.startsWith(`${origin}/`);
  const open = isOpen || !isOurs ? ' crossorigin="anonymous"' : '';
  const href = escapeMarkup(isOurs ? url.slice(origin.length) : url);
  return `<link rel="preload" as="script"${open}${integrity ? ` integrity="${escapeMarkup(integrity)}"` : ''} href="${href}" data-early>`;
}

/** Adds the links to a page. @param {Where} where @param {Early['earlyFiles']} earlyFiles */
export function addEarlyLinks(where, earlyFiles) {
  const { html, origin } = where;
  try {
    const links = listFiles(where, earlyFiles).map((file) => renderLink(file, origin));
    return html.replace('</head>', () => `${links.join('')}</head>`);
  } catch (error) {
    console.error(error);
    return html;
  }
}
