import { apps, remoteNames, type RemoteName } from '@courtside/federation/apps';
import { matchPath } from 'react-router-dom';

/** Where the first blank stands: an address that spells more out comes before one that takes it in. */
const blankOf = (pattern: string): number => (pattern.includes(':') ? pattern.indexOf(':') : Infinity);

/** Every page of a remote; fixed addresses first, since one with a blank takes in what they spell out. */
const owned: ReadonlyArray<{ readonly page: string; readonly pattern: string; readonly remote: RemoteName }> = remoteNames
  .flatMap((remote) => Object.entries(apps[remote].pages).map(([page, pattern]) => ({ page, pattern, remote })))
  .sort((one, other) => (blankOf(one.pattern) === blankOf(other.pattern) ? 0 : blankOf(other.pattern) - blankOf(one.pattern)));

export type RouteOwner = { readonly remote: RemoteName } | { readonly tournamentId: string };

/** Who answers an address, by what the remotes declare; null when nobody does. A tournament's page has two, and the reader's role decides. */
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
