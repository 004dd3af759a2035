import type { Tournament } from '@courtside/domain';
import { useSession, useTournament } from '@courtside/firebase';
import { PageSkeleton, type PageSkeletonProps } from '@courtside/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { FailedPage, NotFoundPage } from './tournament-problem';

interface LoadedTournamentProps {
  /** What stands for the page until then. */
  readonly skeleton: Pick<PageSkeletonProps, 'kind' | 'label'>;
  readonly children: (tournament: Tournament, isOrganizer: boolean) => ReactNode;
}

/** A page of the tournament in the address: shown when that is public or the reader organises it; otherwise there is nothing at this address. */
export function LoadedTournament({ skeleton, children }: LoadedTournamentProps) {
  const { tournamentId = '' } = useParams();
  const { uid } = useSession();
  const loaded = useTournament(tournamentId);
  switch (loaded.state) {
    case 'missing':
      return <NotFoundPage tournamentId={tournamentId} isSignedOut={uid === null} />;
    case 'ready':
      return children(loaded.tournament, loaded.isOrganizer);
    case 'failed':
      return <FailedPage isMalformed={loaded.isMalformed} onRetry={loaded.retry} />;
    case 'loading':
      return <PageSkeleton {...skeleton} />;
  }
}
