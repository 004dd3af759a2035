import type { RemoteName } from '@courtside/federation';
import { matchPath } from 'react-router-dom';

/** Paths that the shell itself answers. */
export const shellPaths = {
  login: '/auth',
  signUp: '/auth/signup',
  resetPassword: '/auth/reset-password',
  profile: '/profile',
} as const;

/** Links from the shell's navigation into the remotes. */
export const remotePaths = {
  home: '/',
  archive: '/archive',
  planner: '/planner',
  about: '/about',
  myTournaments: '/my-tournaments',
  organize: '/organize',
} as const;

/** Which remote owns which addresses; the first match counts. `tournament` is decided by the reader's role. */
const owners: ReadonlyArray<{ readonly pattern: string; readonly remote: RemoteName | 'tournament' }> = [
  { pattern: '/', remote: 'mf-tournament' },
  { pattern: '/archive', remote: 'mf-tournament' },
  { pattern: '/about', remote: 'mf-tournament' },
  { pattern: '/organize', remote: 'mf-organizer' },
  { pattern: '/my-tournaments', remote: 'mf-organizer' },
  { pattern: '/planner/*', remote: 'mf-planner' },
  { pattern: '/:tournamentId/register', remote: 'mf-registration' },
  { pattern: '/:tournamentId', remote: 'tournament' },
];

export type RouteOwner = { readonly remote: RemoteName } | { readonly tournamentId: string };

/** Who answers an address; null when nobody does. */
export function ownerOf(pathname: string): RouteOwner | null {
  for (const { pattern, remote } of owners) {
    const match = matchPath(pattern, pathname);
    if (!match) continue;
    if (remote !== 'tournament') return { remote };
    const id = (match.params as { tournamentId?: string }).tournamentId;
    return id ? { tournamentId: id } : null;
  }
  return null;
}
