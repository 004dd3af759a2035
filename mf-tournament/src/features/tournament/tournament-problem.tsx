import { useTranslation } from '@courtside/i18n';
import { TournamentFailed, TournamentNotFound, type TournamentFailedProps, type TournamentNotFoundProps } from '@courtside/tournament-ui';
import { Page } from '@courtside/ui';
import { Link, useLocation } from 'react-router-dom';
import { usePageHead } from '../../head/use-page-head';

export function NotFoundPage(props: Omit<TournamentNotFoundProps, 'linkAs' | 'from'>) {
  const { t } = useTranslation('tournament');
  const { pathname, search, hash } = useLocation();
  usePageHead({ title: t('notFound.title') });
  return (
    <Page>
      <TournamentNotFound {...props} linkAs={Link} from={`${pathname}${search}${hash}`} />
    </Page>
  );
}

export function FailedPage(props: TournamentFailedProps) {
  const { t } = useTranslation('tournament');
  usePageHead({ title: t('failed.title') });
  return (
    <Page>
      <TournamentFailed {...props} />
    </Page>
  );
}
