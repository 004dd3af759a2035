import { linkTo } from '@courtside/federation/links';
import { query, useSession, useWatch, watchMyTournaments } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState, Notice, Page, PageTitle, Spinner } from '@courtside/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { MyTournamentCards } from './my-tournament-cards';

/** `/my-tournaments`: the cards of the tournaments that the reader organises. */
export function MyTournamentsPage() {
  const { t } = useTranslation('home');
  const session = useSession();
  useEffect(() => {
    document.title = `${t('mine.title')} · Courtside`;
  }, [t]);
  return (
    <Page>
      <PageTitle>{t('mine.title')}</PageTitle>
      {session.status === 'loading' && <Spinner label={t('loading')} fill />}
      {session.status === 'signedOut' && (
        <Notice
          kind="info"
          action={
            <Button as={Link} to={linkTo('login')} state={{ from: linkTo('myTournaments') }} variant="secondary">
              {t('mine.login')}
            </Button>
          }
        >
          {t('mine.signedOut')}
        </Notice>
      )}
      {session.status === 'signedIn' && <TournamentsOf uid={session.uid} />}
    </Page>
  );
}

function TournamentsOf({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('home');
  const { status, value, retry } = useWatch(query(watchMyTournaments, uid));
  const failure = status === 'error' && (
    <EmptyState
      failed
      title={t('failed.title')}
      actions={
        <Button variant="secondary" onClick={retry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t('failed.text')}
    </EmptyState>
  );
  if (!value) return failure || <Spinner label={t('loading')} fill />;
  return (
    <>
      {/* What was loaded before the failure stays readable below. */}
      {failure}
      {value.length > 0 ? (
        <MyTournamentCards tournaments={value} uid={uid} />
      ) : (
        <EmptyState
          title={t('mine.empty')}
          actions={
            <Button as={Link} to={linkTo('organize')}>
              {t('mine.organize')}
            </Button>
          }
        >
          {t('mine.emptyText')}
        </EmptyState>
      )}
    </>
  );
}
