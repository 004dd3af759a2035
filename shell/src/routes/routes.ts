import { apps, remoteNames, type RemoteName } from '@courtside/federation/apps';
import { matchPath } from 'react-router-dom';

/** Every page of a remote; fixed addresses first, since one with a blank takes in what they spell out. */
const owned: ReadonlyArray<{ readonly page: string; readonly pattern: string; readonly remote: RemoteName }> = remoteNames
  .flatMap((remote) => Object.entries(apps[remote].pages).map(([page, pattern]) => ({ page, pattern, remote })))
  .sort((one, other) => Number(one.pattern.includes(':')) - Number(other.pattern.includes(':')));

export type RouteOwner = { readonly remote: RemoteName } | { readonly tournamentId: string };

/** Who answers an address, by what the remotes declare; null when nobody does. A tournament's page has two, and the reader's role decides. */
export function ownerOf(pathname: string): RouteOwner | null {
  for (const { page, pattern, remote } of owned) {
    const match = matchPath(pattern, pathname);
    if (!match) continue;
    if (page !== 'tournament') return { remote };
    const id = match.params['tournamentId'];
    return id ? { tournamentId: id } : null;
  }
  return null;
}
