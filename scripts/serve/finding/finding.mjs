// @ts-check
// What search engines and feed readers ask for: `/robots.txt`, `/sitemap.xml`, `/feed.atom`. Made of what strangers may list, which is read once for all who ask.
import { apps } from '../../../packages/federation/apps.mjs';
import { isLanguage } from '../../../packages/i18n/languages.mjs';
import { pageLanguage } from '../link-preview.mjs';
import { answerWith, later, packed } from '../made-text.mjs';
import { listPublic } from '../strangers/list-public.mjs';
import { feedPath, feedText, feedType } from './feed.mjs';
import { element, xmlDocument } from './xml.mjs';

/**
 * @typedef {import('../made-text.mjs').Answer} Answer
 * @typedef {{ documents: string, origin: string }} Where address of the stored documents over REST; origin of the pages
 * @typedef {import('../strangers/list-public.mjs').Listed} Listed
 */

/** For so long a list counts, in milliseconds: a feed is new, a sitemap is large. */
const FRESH = { feed: 30_000, sitemap: 600_000 };
/** Pages that say the same to everybody, whatever is stored. */
const { home, archive, about } = apps['mf-tournament'].pages;
const fixed = [home, archive, about, apps['mf-planner'].pages.planner];

/** @param {readonly Listed[]} tournaments @param {string} origin */
const sitemapText = (tournaments, origin) =>
  xmlDocument(
    element(
      'urlset',
      [
        ...fixed.map((path) => element('url', [element('loc', `${origin}${path}`)])),
        ...tournaments.map(({ id, updateTime }) => element('url', [element('loc', `${origin}/${id}`), element('lastmod', updateTime)])),
      ],
      { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
    ),
  );

/** What is one's own says nothing to a search engine. @param {string} origin */
export const robotsText = (origin) => {
  const { login, profile } = apps.shell.pages;
  /** @type {string[]} */
  const own = [login, profile, apps['mf-organizer'].pages.myTournaments, apps['mf-organizer'].pages.organize];
  // People are found by who looks at a tournament: no engine lists them by their names.
  own.push(apps['mf-tournament'].pages.player.replace(/:.*/, ''));
  return ['User-agent: *', ...own.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
};

/**
 * Answers requests of search engines and feed readers.
 * @param {() => number} [now]
 */
export function findingServer(now = Date.now) {
  /** @type {Map<string, { until: number, list: Promise<readonly Listed[]> }>} */
  const kept = new Map();

  /** @param {keyof typeof FRESH} what @param {string} documents */
  function listFor(what, documents) {
    const known = kept.get(what);
    if (known && known.until > now()) return known.list;
    // As at home: what has ended yesterday, somewhere is still today.
    const yesterday = new Date(now() - 86_400_000).toISOString().slice(0, 10);
    const list = listPublic(documents, what === 'feed' ? yesterday : '');
    const fresh = { until: now() + FRESH[what], list };
    kept.set(what, fresh);
    // What failed is asked for anew.
    list.catch(() => kept.get(what) === fresh && kept.delete(what));
    return list;
  }

  /** @type {Readonly<Record<string, (where: Where, request: import('node:http').IncomingMessage) => Promise<Answer>>>} */
  const files = {
    '/robots.txt': async ({ origin }, request) =>
      answerWith(packed(robotsText(origin)), request, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      }),
    '/sitemap.xml': async ({ documents, origin }, request) =>
      answerWith(packed(sitemapText(await listFor('sitemap', documents), origin)), request, {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      }),
    [feedPath]: async ({ documents, origin }, request) => {
      const asked = new URL(request.url ?? '/', origin).searchParams.get('lang') ?? '';
      const language = isLanguage(asked) ? asked : pageLanguage(request.headers['accept-language']);
      return answerWith(packed(feedText(await listFor('feed', documents), { origin, language })), request, {
        'Content-Type': `${feedType}; charset=utf-8`,
        'Cache-Control': 'public, max-age=300',
      });
    },
  };

  /**
   * The file at an address; null where that is none of these.
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
