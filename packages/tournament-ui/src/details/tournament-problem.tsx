import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState } from '@courtside/ui';
import type { ElementType } from 'react';

export interface TournamentNotFoundProps {
  readonly tournamentId: string;
  /** Signing in may show it. */
  readonly isSignedOut: boolean;
  /** The router's link. */
  readonly linkAs: ElementType;
  /** Path of the page with the message, if it is not the tournament's: after signing in, the user returns there. */
  readonly from?: string;
}

/** Shown if a tournament does not exist or is private: the message is the same for both. The main content of its page. */
export function TournamentNotFound({
  isSignedOut,
  tournamentId,
  linkAs,
  from = linkTo('tournament', tournamentId),
}: TournamentNotFoundProps) {
  const { t } = useTranslation('tournament');
  return (
    <EmptyState
      level={1}
      title={t('notFound.title')}
      actions={
        <>
          <Button as={linkAs} to={linkTo('home')}>
            {t('notFound.home')}
          </Button>
          {isSignedOut && (
            <Button as={linkAs} to={linkTo('login')} state={{ from }} variant="secondary">
              {t('notFound.login')}
            </Button>
          )}
        </>
      }
    >
      {t('notFound.text')} {isSignedOut && t('notFound.signIn')}
    </EmptyState>
  );
}

export interface TournamentFailedProps {
  /** The stored tournament can't be read; otherwise it could not be reached. */
  readonly isMalformed: boolean;
  readonly onRetry: () => void;
}

/** Shown if it could not be loaded; retrying may help. The main content of its page. */
export function TournamentFailed({ isMalformed, onRetry }: TournamentFailedProps) {
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
      {isMalformed ? t('failed.malformed') : t('failed.text')}
    </EmptyState>
  );
}
