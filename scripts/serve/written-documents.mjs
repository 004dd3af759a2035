// @ts-check
import { apps, toPathExpression } from '../../packages/federation/apps.mjs';
import { dataElement } from './markup.mjs';
import { addressOf } from './page-addresses.mjs';

/**
 * Of the registry, releases of before are left out: they are for pages that can't run what is live, and those ask for the registry themselves.
 * @param {string} key @param {unknown} value
 */
const withoutEarlier = (key, value) => (key === 'earlier' ? undefined : value);

/**
 * The registry for the page of one address: of files that will be asked for it lists those of that page.
 * @template {{ name: import('../../packages/federation/apps.mjs').RemoteName, loads?: { begin: object, pages: Readonly<Record<string, object>> } }} Line
 * @template {{ remotes: readonly Line[] }} Registry
 * @param {Registry} registry @param {string} pathname
 */
export function registryFor(registry, pathname) {
  const isFixed = addressOf('shell', pathname).kind === 'fixed';
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
 * Writes documents into a page that it would ask for first: two round trips that a reader on a bad line need not wait for.
 * @param {string} html @param {Readonly<Record<string, unknown>>} documents by name
 */
export function withDocuments(html, documents) {
  const elements = Object.entries(documents).map(([name, document]) =>
    dataElement(name, document, name === 'registry' ? withoutEarlier : undefined),
  );
  return html.replace('</head>', () => `${elements.join('')}</head>`);
}
