// @ts-check
// The addresses that are pages. Any other address gets the page that reports this, with a 404 for programs.
import { appNames, apps, toPathExpression } from '../../packages/federation/apps.mjs';

/** @param {readonly import('../../packages/federation/apps.mjs').AppName[]} names @returns {readonly string[]} */
const listAppPages = (names) => names.flatMap((name) => Object.values(apps[name].pages));

/** The pages of each site. The console is the organizer's remote with its own home and sign-in page. @type {Record<string, readonly string[]>} */
const sitePages = {
  shell: listAppPages(appNames),
  console: [apps['mf-tournament'].pages.home, apps.shell.pages.login, ...listAppPages(['mf-organizer'])],
};

/** Lists the patterns of a site's pages. @param {string} site @returns {readonly string[]} */
export const listPages = (site) => sitePages[site] ?? [];

/** @param {string} pattern */
const isFixed = (pattern) => !pattern.includes(':');
/** @param {string} pattern */
const isOfTournament = (pattern) => pattern.startsWith('/:');

/**
 * @param {string} site @param {string} pathname
 * @returns {{ kind: 'fixed' } | { kind: 'people' } | { kind: 'tournament', id: string } | { kind: 'unknown' }} people: a player or a club, for which the server writes nothing
 */
export function classifyAddress(site, pathname) {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const pages = listPages(site);
  const fixed = pages.filter(isFixed);
  if (fixed.includes(path)) return { kind: 'fixed' };
  if (pages.some((page) => !isFixed(page) && !isOfTournament(page) && toPathExpression(page).test(path))) return { kind: 'people' };
  // Every other pattern is a tournament's and begins with its id.
  for (const pattern of pages.filter(isOfTournament)) {
    const [, id] = toPathExpression(pattern).exec(path) ?? [];
    if (id !== undefined) return fixed.includes(`/${id}`) ? { kind: 'unknown' } : { kind: 'tournament', id };
  }
  return { kind: 'unknown' };
}
