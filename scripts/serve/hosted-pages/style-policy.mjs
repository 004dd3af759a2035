// @ts-check
// The styles of a page on Firebase Hosting. Its policy is a header that is deployed beforehand, so it can't name the digests of styles that are written
// later. It allows style elements with this nonce; everyone knows it, so the page has a second policy that names the digests. A style needs both.
import { addStyles, findFirstStyle, getStylePolicy } from '../style-digests.mjs';

const NAME = 'Content-Security-Policy';
/** The nonce of the written style elements. */
const NONCE = 'written';

/** The place of the second policy, before any style. */
const PLACE = /<meta charset="?utf-8"?\s*\/?>/i;

/** Whether a page can have written styles. @param {string} html */
export const takesStyles = (html) => PLACE.test(html);

/** Returns the policy of a page's header that allows written styles. @param {string} policy */
export const openToStyles = (policy) => policy.replace('style-src', `style-src 'nonce-${NONCE}'`);

/**
 * Returns the headers of a page, whose policy allows the style of its template: the deployed headers may be of an earlier release.
 * @param {Readonly<Record<string, string>>} headers @param {string} html
 */
export function allowFirstStyle(headers, html) {
  const { [NAME]: policy = '' } = headers;
  return { ...headers, [NAME]: addStyles(policy, [findFirstStyle(html)]) };
}

/**
 * Returns the page with its second policy, which allows no styles but these and the template's own.
 * @param {string} html @param {readonly string[]} styles the texts of the written style elements
 */
export function allowStyles(html, styles) {
  const marked = styles.reduce(
    (page, style) => page.replace(`<style>${style}</style>`, () => `<style nonce="${NONCE}">${style}</style>`),
    html,
  );
  const policy = getStylePolicy([findFirstStyle(html), ...styles]);
  return marked.replace(PLACE, (charset) => `${charset}<meta http-equiv="${NAME}" content="${policy}">`);
}
