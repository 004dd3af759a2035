import { linkTo } from '@courtside/federation/links';
import { useSession, useTournament } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { TournamentFailed, TournamentNotFound } from '@courtside/tournament-ui';
import { Button, EmptyState, Page, Spinner } from '@courtside/ui';
import { useEffect, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { DayBoard } from './day-board';

/** `/{tournamentId}/day`: the court board, for organisers. */
export function DayPage() {
  const { t } = useTranslation(['organizerDay', 'tournament']);
  const { tournamentId = '' } = useParams();
  const loaded = useTournament(tournamentId);
  const { status } = useSession();
  const isSignedOut = status === 'signedOut';
  const name = loaded.state === 'ready' ? loaded.tournament.name : null;
  useEffect(() => {
    document.title = [t('title'), name, 'Courtside'].filter(Boolean).join(' · ');
  }, [t, name]);

  switch (loaded.state) {
    case 'missing':
      return inPage(<TournamentNotFound isSignedOut={isSignedOut} tournamentId={tournamentId} linkAs={Link} />);
    case 'failed':
      return inPage(<TournamentFailed isMalformed={loaded.isMalformed} onRetry={loaded.retry} />);
    case 'loading':
      return inPage(<Spinner label={t('tournament:loading')} fill />);
    case 'ready':
      return loaded.isOrganizer ? (
        <DayBoard tournament={loaded.tournament} />
      ) : (
        inPage(<NotYours tournamentId={tournamentId} isSignedOut={isSignedOut} />)
      );
  }
}

const inPage = (content: ReactNode) => <Page>{content}</Page>;

function NotYours({ tournamentId, isSignedOut }: { readonly tournamentId: string; readonly isSignedOut: boolean }) {
  const { t } = useTranslation('organizerDay');
  return (
    <EmptyState
      level={1}
      title={t('notYours.title')}
      actions={
        <>
          <Button as={Link} to={linkTo('tournament', tournamentId)}>
            {t('notYours.toTournament')}
          </Button>
          {isSignedOut && (
            <Button as={Link} to={linkTo('login')} state={{ from: linkTo('day', tournamentId) }} variant="secondary">
              {t('notYours.login')}
            </Button>
          )}
        </>
      }
    >
      {t('notYours.text')} {isSignedOut && t('notYours.signIn')}
    </EmptyState>
  );
}
