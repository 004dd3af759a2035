// @ts-check
// Which addresses are pages. What is none gets the page that says so, with a status that says so to programs.

/** The fixed pages of each site; `shell/src/routes.ts` has the same, a test compares. @type {Record<string, readonly string[]>} */
export const fixedPages = {
  shell: ['/', '/archive', '/about', '/planner', '/organize', '/my-tournaments', '/auth', '/auth/signup', '/auth/reset-password', '/profile'],
  console: ['/', '/auth', '/organize', '/my-tournaments'],
};

/** What may be a tournament's address: its id, alone or with its registration. */
const tournamentPath = /^\/([A-Za-z0-9_-]{1,128})(\/register)?$/;

/**
 * @param {string} site @param {string} pathname
 * @returns {{ kind: 'fixed' } | { kind: 'tournament', id: string } | { kind: 'unknown' }}
 */
export function addressOf(site, pathname) {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  if (fixedPages[site]?.includes(path)) return { kind: 'fixed' };
  const [, id, register] = tournamentPath.exec(path) ?? [];
  if (id === undefined || (register && site !== 'shell') || fixedPages[site]?.includes(`/${id}`)) return { kind: 'unknown' };
  return { kind: 'tournament', id };
}
