// @ts-check
import { fallbackLanguage, isLanguage, matchLanguage } from '../../packages/i18n/languages.mjs';
import { formatDates } from './dates.mjs';
import { getFeedLink } from './discovery/feed.mjs';
import { getStructuredData } from './discovery/structured-data.mjs';
import { escapeMarkup } from './markup.mjs';
import { classifyAddress } from './page-addresses.mjs';

// Chats show a tournament's name and poster with a shared link. They run no scripts, so the server writes the tags.

/**
 * @typedef {object} Preview
 * @property {string} title
 * @property {string} description
 * @property {string} url
 * @property {string} [image]
 */

/** @typedef {import('../../packages/i18n/languages.mjs').Language} Language */

/** Returns the language that a reader prefers among ours, English if there is none. @param {string | undefined} accepted the header `Accept-Language` @returns {Language} */
export function pickLanguage(accepted) {
  const wanted = (accepted ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([0-9.]+)$/.exec(text)?.[1]).find((text) => text !== undefined);
      return { language: tag.split('-')[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return matchLanguage(wanted.map(({ language }) => language));
}

/**
 * Returns the language that a reader has chosen on our pages (`packages/i18n` stores it), or undefined for the browser's.
 * @param {string | undefined} cookies the header `Cookie` @returns {Language | undefined}
 */
export function readChosenLanguage(cookies) {
  const chosen = /(?:^|;\s*)(?:courtside\.language|__session)=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1];
  return isLanguage(chosen) ? chosen : undefined;
}

/** @param {string} text @param {number} most */
const shorten = (text, most) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`);

/**
 * Returns the preview of a Firestore REST document, or null if the tournament is not public.
 * @param {unknown} document answer of `GET …/documents/tournaments/{id}`
 * @param {{ url: string, language?: Language, imageUrl?: (stored: string) => string }} context
 *   `imageUrl`: returns a stored image's address for readers
 * @returns {Preview | null}
 */
export function toPreview(document, { url, language = fallbackLanguage, imageUrl = (stored) => stored }) {
  const fields = /** @type {{ fields?: Record<string, { stringValue?: string, booleanValue?: boolean }> }} */ (document)?.fields;
  if (!fields?.isTournamentPublic?.booleanValue) return null;
  /** @param {string} name */
  const text = (name) => fields[name]?.stringValue ?? '';
  const dates = formatDates(text('startDate'), text('endDate'), language);
  const image = text('imageSrc');
  return {
    title: text('name'),
    description: shorten([dates, text('location'), text('description').replace(/\s+/g, ' ')].filter(Boolean).join(' · '), 200),
    url,
    ...(image ? { image: imageUrl(image) } : {}),
  };
}

/**
 * Adds the preview's tags to the head of a page.
 * @param {string} html @param {Preview} preview
 */
function addPreview(html, { title, description, url, image }) {
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Courtside'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ...(image ? [['og:image', image]] : []),
  ].map(([property, content]) => `<meta property="${property}" content="${escapeMarkup(content ?? '')}" />`);
  const name = `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(title)} · Courtside</title>`)
    .replace(/<meta name="description" content="[^"]*"\s*\/?>/, () => `<meta name="description" content="${escapeMarkup(description)}" />`)
    .replace('</head>', () => `${tags.join('')}${name}</head>`);
}

/** @param {string} html @param {string} tags */
const addToHead = (html, tags) => html.replace('</head>', () => `${tags}</head>`);

/** Sets the language of a page; the product's own script may change it later. @param {string} html @param {Language} language */
const setLanguage = (html, language) => html.replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`);

/**
 * Returns the page for an address, with a status for whether the page exists. It reads the embedded backend without signing in, so the security rules
 * decide what it may show. Without an answer in a second, it assumes that the page exists, and the page finds out itself.
 * @param {string} html
 * @param {{ site: string, backend: string, publicBackend: string, origin: string, pathname: string, language: Language, projectId: string }} where
 * @returns {Promise<{ html: string, status: number }>}
 */
export async function finishPage(html, { site, backend, publicBackend, origin, pathname, language, projectId }) {
  const isPublicSite = site === 'shell';
  const page = addToHead(setLanguage(html, language), isPublicSite ? getFeedLink(language) : '');
  const address = classifyAddress(site, pathname);
  if (address.kind !== 'tournament') return { html: page, status: address.kind === 'unknown' ? 404 : 200 };
  try {
    const response = await fetch(`${backend}/v1/projects/${projectId}/databases/(default)/documents/tournaments/${address.id}`, {
      signal: AbortSignal.timeout(1000),
    });
    if (!response.ok) return { html: page, status: response.status === 404 ? 404 : 200 };
    const imageUrl = (/** @type {string} */ stored) => {
      const { pathname: path, search } = new URL(stored);
      return path.startsWith('/v0/b/') ? `${publicBackend}${path}${search}` : stored;
    };
    const document = await response.json();
    const url = `${origin}/${address.id}`;
    const preview = toPreview(document, { url, language, imageUrl });
    // Only the tournament's own page describes the event to search engines, not the pages below it.
    const isOwnPage = isPublicSite && pathname.replace(/\/$/, '') === `/${address.id}`;
    const data = isOwnPage ? getStructuredData(document, { url, imageUrl }) : '';
    return { html: addToHead(preview ? addPreview(page, preview) : page, data), status: 200 };
  } catch {
    return { html: page, status: 200 };
  }
}
