import { useTranslation } from '@courtside/i18n';
import { TournamentFailed, TournamentNotFound, type TournamentFailedProps, type TournamentNotFoundProps } from '@courtside/tournament-ui';
import { Link } from 'react-router-dom';
import { PageBody } from '../../page/page-body';
import { usePageHead } from '../../page/use-page-head';

export function NotFoundPage(props: Omit<TournamentNotFoundProps, 'linkAs'>) {
  const { t } = useTranslation('tournament');
  usePageHead({ title: t('notFound.title') });
  return (
    <PageBody>
      <TournamentNotFound {...props} linkAs={Link} />
    </PageBody>
  );
}

export function FailedPage(props: TournamentFailedProps) {
  const { t } = useTranslation('tournament');
  usePageHead({ title: t('failed.title') });
  return (
    <PageBody>
      <TournamentFailed {...props} />
    </PageBody>
  );
}
