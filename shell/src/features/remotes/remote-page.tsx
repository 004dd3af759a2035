import { RemoteBoundary, type RemoteLoader, type RemoteName } from '@courtside/federation';
import { isUnattended } from '@courtside/federation/links';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { getRouteOwner } from '../../routes/routes';
import { AutoReload } from '../../unattended/auto-reload';
import { RemoteFailureNotice } from './remote-failure-notice';
import { RemoteSkeleton } from './remote-skeleton';
import { useTournamentRemote } from './use-tournament-remote';

export interface RemotePageProps {
  readonly load: RemoteLoader;
  /** Shown where no remote owns the address. */
  readonly notFound: ReactNode;
}

/** Mounts the remote that owns the present address. */
export function RemotePage({ load, notFound }: RemotePageProps) {
  const { pathname } = useLocation();
  const owner = getRouteOwner(pathname);
  if (!owner) return notFound;
  if ('tournamentId' in owner) return <TournamentPage tournamentId={owner.tournamentId} load={load} />;
  return <MountedRemote remote={owner.remote} load={load} />;
}

function TournamentPage({ tournamentId, load }: { readonly tournamentId: string; readonly load: RemoteLoader }) {
  const remote = useTournamentRemote(tournamentId);
  return remote ? <MountedRemote remote={remote} load={load} kind="tournament" /> : <RemoteSkeleton kind="tournament" />;
}

function MountedRemote({ remote, load, kind }: { readonly remote: RemoteName; readonly load: RemoteLoader; readonly kind?: 'tournament' }) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary
      remote={remote}
      load={load}
      place={pathname}
      skeleton={<RemoteSkeleton kind={kind} />}
      failure={(view) => (isUnattended(pathname) ? <AutoReload /> : <RemoteFailureNotice {...view} />)}
    />
  );
}
