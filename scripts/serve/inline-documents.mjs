// @ts-check
import { apps, toPathExpression } from '../../packages/federation/apps.mjs';
import { createDataElement } from './markup.mjs';
import { classifyAddress } from './page-addresses.mjs';

/**
 * Omits earlier releases from the registry: only pages that can't run the live release need them, and those request the registry themselves.
 * @param {string} key @param {unknown} value
 */
const omitEarlier = (key, value) => (key === 'earlier' ? undefined : value);

/**
 * Returns the registry for the page of one address, with only that page's list of files to load.
 * @template {{ name: import('../../packages/federation/apps.mjs').RemoteName, loads?: { begin: object, pages: Readonly<Record<string, object>> } }} Line
 * @template {{ remotes: readonly Line[] }} Registry
 * @param {Registry} registry @param {string} pathname
 */
export function narrowRegistry(registry, pathname) {
  const isFixed = classifyAddress('shell', pathname).kind === 'fixed';
  const isHere = (/** @type {string} */ pattern) => (isFixed ? pattern === pathname : toPathExpression(pattern).test(pathname));
  const remotes = registry.remotes.map(({ loads, ...line }) => {
    const here = Object.entries(apps[line.name].pages).flatMap(([page, pattern]) => (isHere(pattern) ? [page] : []));
    if (!loads || here.length === 0) return line;
    const pages = Object.fromEntries(Object.entries(loads.pages).filter(([page]) => here.includes(page)));
    return { ...line, loads: { ...loads, pages } };
  });
  return { ...registry, remotes };
}

/**
 * Writes documents into a page that it would request first. This saves two round trips on a slow connection.
 * @param {string} html @param {Readonly<Record<string, unknown>>} documents by name
 */
export function inlineDocuments(html, documents) {
  const elements = Object.entries(documents).map(([name, document]) =>
    createDataElement(name, document, name === 'registry' ? omitEarlier : undefined),
  );
  return html.replace('</head>', () => `${elements.join('')}</head>`);
}
