// @ts-check
// Who shares the link of a tournament in a chat sees its name and poster: those readers run no scripts, so the server writes the tags.

/**
 * @typedef {object} Preview
 * @property {string} title
 * @property {string} description
 * @property {string} url
 * @property {string} [image]
 */

/** `/{tournamentId}` and its registration; fixed pages of the product have shorter or other names. */
const tournamentPath = /^\/([A-Za-z0-9]{16,40})(?:\/register)?\/?$/;

/** @param {string} pathname @returns {string | null} */
export const tournamentIdOf = (pathname) => tournamentPath.exec(pathname)?.[1] ?? null;

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} text @param {number} most */
const shorten = (text, most) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`);

/**
 * A Firestore REST document as its preview; null for one that is not public.
 * @param {unknown} document answer of `GET …/documents/tournaments/{id}`
 * @param {{ url: string, imageUrl?: (stored: string) => string }} surroundings `imageUrl`: the address under which readers reach a stored image
 * @returns {Preview | null}
 */
export function previewOf(document, { url, imageUrl = (stored) => stored }) {
  const fields = /** @type {{ fields?: Record<string, { stringValue?: string, booleanValue?: boolean }> }} */ (document)?.fields;
  if (!fields?.isTournamentPublic?.booleanValue) return null;
  /** @param {string} name */
  const text = (name) => fields[name]?.stringValue ?? '';
  const dates = [...new Set([text('startDate'), text('endDate')])].filter(Boolean).join(' – ');
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
export function withPreview(html, { title, description, url, image }) {
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Courtside'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ...(image ? [['og:image', image]] : []),
  ].map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content ?? '')}" />`);
  const name = `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)} · Courtside</title>`)
    .replace(/<meta name="description" content="[^"]*"\s*\/?>/, () => `<meta name="description" content="${escapeHtml(description)}" />`)
    .replace('</head>', () => `${tags.join('')}${name}</head>`);
}

/**
 * Asks the embedded backend, as a stranger: the security rules decide what may be told. Never holds a page up for long.
 * @param {string} html
 * @param {{ backend: string, publicBackend: string, origin: string, pathname: string, projectId: string }} where
 */
export async function pageWithPreview(html, { backend, publicBackend, origin, pathname, projectId }) {
  const id = tournamentIdOf(pathname);
  if (!id) return html;
  try {
    const response = await fetch(`${backend}/v1/projects/${projectId}/databases/(default)/documents/tournaments/${id}`, { signal: AbortSignal.timeout(1000) });
    if (!response.ok) return html;
    const imageUrl = (/** @type {string} */ stored) => {
      const { pathname: path, search } = new URL(stored);
      return path.startsWith('/v0/b/') ? `${publicBackend}${path}${search}` : stored;
    };
    const preview = previewOf(await response.json(), { url: `${origin}/${id}`, imageUrl });
    return preview ? withPreview(html, preview) : html;
  } catch {
    return html;
  }
}
