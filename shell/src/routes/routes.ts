import { apps, remoteNames, type RemoteName } from '@courtside/federation/apps';
import { matchPath } from 'react-router-dom';

/** Returns the position of the first parameter: an address with a later one is more specific and comes first. */
const blankOf = (pattern: string): number => (pattern.includes(':') ? pattern.indexOf(':') : Infinity);

/** Every page of a remote. Fixed addresses come first, because an address with a parameter matches them too. */
const owned: ReadonlyArray<{ readonly page: string; readonly pattern: string; readonly remote: RemoteName }> = remoteNames
  .flatMap((remote) => Object.entries(apps[remote].pages).map(([page, pattern]) => ({ page, pattern, remote })))
  .sort((one, other) => (blankOf(one.pattern) === blankOf(other.pattern) ? 0 : blankOf(other.pattern) - blankOf(one.pattern)));

export type RouteOwner = { readonly remote: RemoteName } | { readonly tournamentId: string };

/** Returns the owner of an address according to the remotes' pages, or null. A tournament's page has two, and the user's role decides. */
export function getRouteOwner(pathname: string): RouteOwner | null {
  for (const { page, pattern, remote } of owned) {
    const match = matchPath(pattern, pathname);
    if (!match) continue;
    if (page !== 'tournament') return { remote };
    const id = match.params['tournamentId'];
    return id ? { tournamentId: id } : null;
  }
  return null;
}
