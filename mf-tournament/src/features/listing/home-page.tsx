import { linkTo } from '@courtside/federation/links';
import { query, useSession, useWatch, watchUpcomingTournaments } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState, ListSkeleton, Page, PageTitle } from '@courtside/ui';
import { Link } from 'react-router-dom';
import { usePageHead } from '../../head/use-page-head';
import { ListFailed } from './list-failed';
import { TournamentList } from './tournament-list';
import { useToday } from './use-today';

/** `/`: public tournaments that are not over, by start date. A newly opened one appears by itself. */
export function HomePage() {
  const { t } = useTranslation('home');
  usePageHead({ title: t('title') });
  return (
    <Page>
      <PageTitle>{t('title')}</PageTitle>
      <UpcomingTournaments />
    </Page>
  );
}

function UpcomingTournaments() {
  const { t } = useTranslation('home');
  const { uid } = useSession();
  const today = useToday();
  const { value: tournaments, error, retry } = useWatch(query(watchUpcomingTournaments, { today }));

  // What was loaded stays readable when the connection fails later.
  if (!tournaments) return error ? <ListFailed onRetry={retry} /> : <ListSkeleton label={t('loading')} />;
  if (tournaments.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        actions={
          <Button as={Link} to={linkTo('archive')}>
            {t('empty.archive')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    );
  }
  return <TournamentList tournaments={tournaments} uid={uid} />;
}
