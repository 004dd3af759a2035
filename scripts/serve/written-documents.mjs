// @ts-check
import { dataElement } from './markup.mjs';

/**
 * Of the registry, releases of before are left out: they are for pages that can't run what is live, and those ask for the registry themselves.
 * @param {string} key @param {unknown} value
 */
const withoutEarlier = (key, value) => (key === 'earlier' ? undefined : value);

/**
 * Writes documents into a page that it would ask for first: two round trips that a reader on a bad line need not wait for.
 * @param {string} html @param {Readonly<Record<string, unknown>>} documents by name
 */
export function withDocuments(html, documents) {
  const elements = Object.entries(documents).map(([name, document]) =>
    dataElement(name, document, name === 'registry' ? withoutEarlier : undefined),
  );
  return html.replace('</head>', () => `${elements.join('')}</head>`);
}
