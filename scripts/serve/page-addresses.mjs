// @ts-check
// Which addresses are pages. What is none gets the page that says so, with a status that says so to programs.
import { appNames, apps, toPathExpression } from '../../packages/federation/apps.mjs';

/** @param {readonly import('../../packages/federation/apps.mjs').AppName[]} names @returns {readonly string[]} */
const pagesOf = (names) => names.flatMap((name) => Object.values(apps[name].pages));

/** The pages of each site. The console is the organiser's remote with a home and a sign-in page of its own. @type {Record<string, readonly string[]>} */
const sitePages = {
  shell: pagesOf(appNames),
  console: [apps['mf-tournament'].pages.home, apps.shell.pages.login, ...pagesOf(['mf-organizer'])],
};

/** The pages of a site, as patterns. @param {string} site @returns {readonly string[]} */
export const pagesOfSite = (site) => sitePages[site] ?? [];

/** @param {string} pattern */
const isFixed = (pattern) => !pattern.includes(':');
/** @param {string} pattern */
const isOfTournament = (pattern) => pattern.startsWith('/:');

/**
 * @param {string} site @param {string} pathname
 * @returns {{ kind: 'fixed' } | { kind: 'people' } | { kind: 'tournament', id: string } | { kind: 'unknown' }} people: a player or a club, of whom the server says nothing itself
 */
export function addressOf(site, pathname) {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const pages = pagesOfSite(site);
  const fixed = pages.filter(isFixed);
  if (fixed.includes(path)) return { kind: 'fixed' };
  if (pages.some((page) => !isFixed(page) && !isOfTournament(page) && toPathExpression(page).test(path))) return { kind: 'people' };
  // What else is not fixed is a tournament's, and begins with its id.
  for (const pattern of pages.filter(isOfTournament)) {
    const [, id] = toPathExpression(pattern).exec(path) ?? [];
    if (id !== undefined) return fixed.includes(`/${id}`) ? { kind: 'unknown' } : { kind: 'tournament', id };
  }
  return { kind: 'unknown' };
}
