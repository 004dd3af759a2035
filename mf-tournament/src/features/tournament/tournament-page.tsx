import { useSession, useTournament } from '@courtside/firebase';
import { useTranslation, wordsOf } from '@courtside/i18n';
import { PageSkeleton } from '@courtside/ui';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { PublicTournament } from './public-tournament';
import { FailedPage, NotFoundPage } from './tournament-problem';

/** `/{tournamentId}`: shown when it is public or the reader organises it; otherwise there is nothing at this address. */
export default function TournamentPage() {
  use(wordsOf('tournament', 'schedule', 'standings', 'bracket'));
  const { t } = useTranslation('tournament');
  const { tournamentId = '' } = useParams();
  const { uid } = useSession();
  const loaded = useTournament(tournamentId);
  switch (loaded.state) {
    case 'missing':
      return <NotFoundPage tournamentId={tournamentId} isSignedOut={uid === null} />;
    case 'ready':
      return <PublicTournament tournament={loaded.tournament} isOrganizer={loaded.isOrganizer} />;
    case 'failed':
      return <FailedPage isMalformed={loaded.isMalformed} onRetry={loaded.retry} />;
    case 'loading':
      return <PageSkeleton kind="tournament" label={t('loading')} />;
  }
}
