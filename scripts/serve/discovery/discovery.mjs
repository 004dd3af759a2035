// @ts-check
// Files for search engines and feed readers: `/robots.txt`, `/sitemap.xml`, `/feed.atom`. One read of the public tournaments serves all requests for a
// while.
import { apps } from '../../../packages/federation/apps.mjs';
import { isLanguage } from '../../../packages/i18n/languages.mjs';
import { pickLanguage } from '../link-preview.mjs';
import { toAnswer, later, packText } from '../packed-text.mjs';
import { listPublic } from '../public-reads/list-public.mjs';
import { feedPath, getFeedText, feedType } from './feed.mjs';
import { createElement, toXmlDocument } from './xml.mjs';

/**
 * @typedef {import('../packed-text.mjs').Answer} Answer
 * @typedef {{ documents: string, origin: string }} Where address of the stored documents over REST; origin of the pages
 * @typedef {import('../public-reads/list-public.mjs').Listed} Listed
 */

/** How long a list is used, in milliseconds: a feed should be new, and a sitemap is large. */
const FRESH = { feed: 30_000, sitemap: 600_000 };
/** Pages that show the same to every visitor, whatever is stored. */
const { home, archive, about } = apps['mf-tournament'].pages;
const fixed = [home, archive, about, apps['mf-planner'].pages.planner];

/** @param {readonly Listed[]} tournaments @param {string} origin */
const getSitemapText = (tournaments, origin) =>
  toXmlDocument(
    createElement(
      'urlset',
      [
        ...fixed.map((path) => createElement('url', [createElement('loc', `${origin}${path}`)])),
        ...tournaments.map(({ id, updateTime }) =>
          createElement('url', [createElement('loc', `${origin}/${id}`), createElement('lastmod', updateTime)]),
        ),
      ],
      { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
    ),
  );

/** Keeps search engines away from pages that show a user's own data. @param {string} origin */
export const getRobotsText = (origin) => {
  const { login, profile } = apps.shell.pages;
  /** @type {string[]} */
  const own = [login, profile, apps['mf-organizer'].pages.myTournaments, apps['mf-organizer'].pages.organize];
  // Visitors find people through tournaments: no search engine lists people by their names.
  own.push(apps['mf-tournament'].pages.player.replace(/:.*/, ''));
  return ['User-agent: *', ...own.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
};

/**
 * Answers requests of search engines and feed readers.
 * @param {() => number} [now]
 */
export function createDiscoveryServer(now = Date.now) {
  /** @type {Map<string, { until: number, list: Promise<readonly Listed[]> }>} */
  const kept = new Map();

  /** @param {keyof typeof FRESH} what @param {string} documents */
  function readList(what, documents) {
    const known = kept.get(what);
    if (known && known.until > now()) return known.list;
    // Like home: a tournament that ended yesterday may still be today's somewhere on earth.
    const yesterday = new Date(now() - 86_400_000).toISOString().slice(0, 10);
    const list = listPublic(documents, what === 'feed' ? yesterday : '');
    const fresh = { until: now() + FRESH[what], list };
    kept.set(what, fresh);
    // A failed read is not kept, so the next request reads again.
    list.catch(() => kept.get(what) === fresh && kept.delete(what));
    return list;
  }

  /** @type {Readonly<Record<string, (where: Where, request: import('node:http').IncomingMessage) => Promise<Answer>>>} */
  const files = {
    '/robots.txt': async ({ origin }, request) =>
      toAnswer(packText(getRobotsText(origin)), request, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      }),
    '/sitemap.xml': async ({ documents, origin }, request) =>
      toAnswer(packText(getSitemapText(await readList('sitemap', documents), origin)), request, {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      }),
    [feedPath]: async ({ documents, origin }, request) => {
      const asked = new URL(request.url ?? '/', origin).searchParams.get('lang') ?? '';
      const language = isLanguage(asked) ? asked : pickLanguage(request.headers['accept-language']);
      return toAnswer(packText(getFeedText(await readList('feed', documents), { origin, language })), request, {
        'Content-Type': `${feedType}; charset=utf-8`,
        'Cache-Control': 'public, max-age=300',
      });
    },
  };

  /**
   * Returns the file at an address, or null if it is none of these.
   * @param {Where} where @param {import('node:http').IncomingMessage} request @param {string} pathname
   * @returns {Promise<Answer> | null}
   */
  return (where, request, pathname) => {
    const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
    if (!file) return null;
    return file(where, request).catch((error) => {
      console.error(`${pathname}: ${String(error)}`);
      return later;
    });
  };
}
