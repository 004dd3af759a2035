import type { Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState } from '@courtside/ui';
import { Link } from 'react-router-dom';

/** Only signed-in people register; after signing in they come back here. */
export function RegistrationSignedOut({ tournamentId }: { readonly tournamentId: string }) {
  const { t } = useTranslation('registration');
  return (
    <EmptyState
      level={1}
      title={t('title')}
      actions={
        <Button as={Link} to="/auth" state={{ from: `/${tournamentId}/register` }}>
          {t('signedOut.login')}
        </Button>
      }
    >
      {t('signedOut.text')}
    </EmptyState>
  );
}

export function RegistrationClosed() {
  const { t } = useTranslation('registration');
  return (
    <EmptyState
      level={1}
      title={t('closed.title')}
      actions={
        <Button as={Link} to="/">
          {t('closed.home')}
        </Button>
      }
    >
      {t('closed.text')}
    </EmptyState>
  );
}

/** Registration is open: teams are entered by the organiser. */
export function AskOrganizer({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('registration');
  return (
    <EmptyState
      level={1}
      title={t('askOrganizer.title', { name: tournament.name })}
      actions={
        <Button as={Link} to={`/${tournament.id}`}>
          {t('askOrganizer.back')}
        </Button>
      }
    >
      {t('askOrganizer.text')}
    </EmptyState>
  );
}

/** No such tournament, or not for this reader's eyes. */
export function TournamentNotFound() {
  const { t } = useTranslation('tournament');
  return (
    <EmptyState
      level={1}
      title={t('notFound.title')}
      actions={
        <Button as={Link} to="/">
          {t('notFound.home')}
        </Button>
      }
    >
      {t('notFound.text')}
    </EmptyState>
  );
}

export function TournamentFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(['tournament', 'common']);
  return (
    <EmptyState
      level={1}
      failed
      title={t('failed.title')}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {t('failed.text')}
    </EmptyState>
  );
}
