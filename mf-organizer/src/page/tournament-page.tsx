import { useSession, useTournament } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { PageSkeleton, useDocumentTitle } from '@courtside/ui';
import { useParams } from 'react-router-dom';
import { OrganizerView } from './organizer-view';
import { FailedPage, NotFoundPage } from './tournament-problem';

/** `/{tournamentId}` for its organizers: loads it and reports errors. */
export function TournamentPage() {
  const { t } = useTranslation('tournament');
  const { tournamentId = '' } = useParams();
  const session = useSession();
  const loaded = useTournament(tournamentId);
  const title = loaded.state === 'missing' ? t('notFound.title') : loaded.state === 'ready' ? loaded.tournament.name : undefined;
  useDocumentTitle(title);

  switch (loaded.state) {
    case 'missing':
      return <NotFoundPage isSignedOut={session.status === 'signedOut'} tournamentId={tournamentId} />;
    case 'ready':
      return <OrganizerView key={tournamentId} tournament={loaded.tournament} uid={loaded.uid} isOrganizer={loaded.isOrganizer} />;
    case 'failed':
      return <FailedPage isMalformed={loaded.isMalformed} onRetry={loaded.retry} />;
    case 'loading':
      return <PageSkeleton kind="tournament" label={t('loading')} />;
  }
}
