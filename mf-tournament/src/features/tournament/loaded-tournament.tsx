import type { Tournament } from '@courtside/domain';
import { useSession, useTournament } from '@courtside/firebase';
import { PageSkeleton, type PageSkeletonProps } from '@courtside/ui';
import { useRef, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { FailedPage, NotFoundPage } from './tournament-problem';

interface LoadedTournamentProps {
  /** The skeleton of the page until then. */
  readonly skeleton: Pick<PageSkeletonProps, 'kind' | 'label'>;
  readonly children: (tournament: Tournament, isOrganizer: boolean) => ReactNode;
}

/** A page of the tournament in the address: shown if that is public or the user organizes it; otherwise a "not found" page. */
export function LoadedTournament({ skeleton, children }: LoadedTournamentProps) {
  const { tournamentId = '' } = useParams();
  const { uid } = useSession();
  const loaded = useTournament(tournamentId);
  const shown = useRef('');
  if (loaded.state === 'ready') shown.current = tournamentId;
  switch (loaded.state) {
    case 'missing': {
      const page = <NotFoundPage tournamentId={tournamentId} isSignedOut={uid === null} />;
      // Hidden while the user was reading it: announced, since the focused element is gone.
      return shown.current === tournamentId ? <div role="alert">{page}</div> : page;
    }
    case 'ready':
      return children(loaded.tournament, loaded.isOrganizer);
    case 'failed':
      return <FailedPage isMalformed={loaded.isMalformed} onRetry={loaded.retry} />;
    case 'loading':
      return <PageSkeleton {...skeleton} />;
  }
}
