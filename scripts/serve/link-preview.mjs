// @ts-check
import { fallbackLanguage, isLanguage, matchLanguage } from '../../packages/i18n/languages.mjs';
import { datesBetween } from './dates.mjs';
import { feedLink } from './finding/feed.mjs';
import { structuredData } from './finding/structured-data.mjs';
import { escapeMarkup } from './markup.mjs';
import { addressOf } from './page-addresses.mjs';

// Who shares the link of a tournament in a chat sees its name and poster: those readers run no scripts, so the server writes the tags.

/**
 * @typedef {object} Preview
 * @property {string} title
 * @property {string} description
 * @property {string} url
 * @property {string} [image]
 */

/** @typedef {import('../../packages/i18n/languages.mjs').Language} Language */

/** The language that a reader prefers among ours, English for whoever speaks none. @param {string | undefined} accepted the header `Accept-Language` @returns {Language} */
export function pageLanguage(accepted) {
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
 * The language that a reader has chosen on our pages, as the switch remembers it (`packages/i18n`); undefined for one of the browser's.
 * @param {string | undefined} cookies the header `Cookie` @returns {Language | undefined}
 */
export function chosenLanguage(cookies) {
  const chosen = /(?:^|;\s*)(?:courtside\.language|__session)=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1];
  return isLanguage(chosen) ? chosen : undefined;
}

/** @param {string} text @param {number} most */
const shorten = (text, most) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`);

/**
 * A Firestore REST document as its preview; null for one that is not public.
 * @param {unknown} document answer of `GET …/documents/tournaments/{id}`
 * @param {{ url: string, language?: Language, imageUrl?: (stored: string) => string }} surroundings
 *   `imageUrl`: the address under which readers reach a stored image
 * @returns {Preview | null}
 */
export function previewOf(document, { url, language = fallbackLanguage, imageUrl = (stored) => stored }) {
  const fields = /** @type {{ fields?: Record<string, { stringValue?: string, booleanValue?: boolean }> }} */ (document)?.fields;
  if (!fields?.isTournamentPublic?.booleanValue) return null;
  /** @param {string} name */
  const text = (name) => fields[name]?.stringValue ?? '';
  const dates = datesBetween(text('startDate'), text('endDate'), language);
  const image = text('imageSrc');
  return {
    title: text('name'),
    description: shorten([dates, text('location'), text('description').replace(/\s+/g, ' ')].filter(Boolean).join(' · '), 200),
    url,
    ...(image ? { image: imageUrl(image) } : {}),
  };
}

/**
 * The page with the preview's tags in its head.
 * @param {string} html @param {Preview} preview
 */
function withPreview(html, { title, description, url, image }) {
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
const inHead = (html, tags) => html.replace('</head>', () => `${tags}</head>`);

/** The page says in which language it is; the product's own script may say otherwise later. @param {string} html @param {Language} language */
const inLanguage = (html, language) => html.replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`);

/**
 * The page for an address, with the status of whether there is such a page. Asks the embedded backend, as a stranger: the security rules
 * decide what may be told. Never holds a page up for long: without an answer it is taken to exist, and finds out for itself.
 * @param {string} html
 * @param {{ site: string, backend: string, publicBackend: string, origin: string, pathname: string, language: Language, projectId: string }} where
 * @returns {Promise<{ html: string, status: number }>}
 */
export async function finishPage(html, { site, backend, publicBackend, origin, pathname, language, projectId }) {
  const isPublicSite = site === 'shell';
  const page = inHead(inLanguage(html, language), isPublicSite ? feedLink(language) : '');
  const address = addressOf(site, pathname);
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
    const preview = previewOf(document, { url, language, imageUrl });
    // What an event is stands on its own page, and not on each of those below it.
    const isOwnPage = isPublicSite && pathname.replace(/\/$/, '') === `/${address.id}`;
    const data = isOwnPage ? structuredData(document, { url, imageUrl }) : '';
    return { html: inHead(preview ? withPreview(page, preview) : page, data), status: 200 };
  } catch {
    return { html: page, status: 200 };
  }
}
