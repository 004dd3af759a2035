import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState } from '@courtside/ui';
import { Link } from 'react-router-dom';
import { PageBody } from '../../page/page-body';
import { usePageHead } from '../../page/use-page-head';

/** No such tournament, or not for this reader's eyes: the two are not told apart. */
export function TournamentNotFound({ isSignedOut, tournamentId }: { readonly isSignedOut: boolean; readonly tournamentId: string }) {
  const { t } = useTranslation('tournament');
  usePageHead({ title: t('notFound.title') });
  return (
    <PageBody>
      <EmptyState
        level={1}
        title={t('notFound.title')}
        actions={
          <>
            <Button as={Link} to="/">
              {t('notFound.home')}
            </Button>
            {isSignedOut && (
              <Button as={Link} to="/auth" state={{ from: `/${tournamentId}` }} variant="secondary">
                {t('notFound.login')}
              </Button>
            )}
          </>
        }
      >
        {t('notFound.text')} {isSignedOut && t('notFound.signIn')}
      </EmptyState>
    </PageBody>
  );
}

/** It could not be loaded; trying again may help. */
export function TournamentFailed({ isMalformed, onRetry }: { readonly isMalformed: boolean; readonly onRetry: () => void }) {
  const { t } = useTranslation(['tournament', 'common']);
  usePageHead({ title: t('failed.title') });
  return (
    <PageBody>
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
    </PageBody>
  );
}
