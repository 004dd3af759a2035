import type { Invitation, TeamPlayer } from '@courtside/domain/registration';
import { linkTo } from '@courtside/federation/links';
import { query, useSession, useWatch, watchMyInvitations, watchMyTeams, watchMyTournaments } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState, Notice, Page, PageTitle, Spinner, useDocumentTitle } from '@courtside/ui';
import { Link } from 'react-router-dom';
import { InvitedTournaments } from './invited-tournaments';
import { MyTournamentCards } from './my-tournament-cards';
import { PlayedTournaments } from './played-tournaments';

/** `/my-tournaments`: the cards of the tournaments that the reader organises, of those in whose teams they play, and of those in which they are invited. */
export function MyTournamentsPage() {
  const { t } = useTranslation('home');
  const session = useSession();
  useDocumentTitle(t('mine.title'));
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

const noTeams: readonly TeamPlayer[] = [];
const noInvitations: readonly Invitation[] = [];

/** Reads: the reader's tournaments, one for each team in which they play, and each invitation, one at least. */
function TournamentsOf({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('home');
  const mine = useWatch(query(watchMyTournaments, uid));
  const myTeams = useWatch(query(watchMyTeams, uid));
  const invitations = useWatch(query(watchMyInvitations, uid));
  const failed = [mine, myTeams, invitations].filter(({ status }) => status === 'error');
  return (
    <>
      {/* What was loaded before the failure stays readable below. */}
      {failed.length > 0 && (
        <EmptyState
          failed
          title={t('failed.title')}
          actions={
            <Button variant="secondary" onClick={() => failed.forEach(({ retry }) => retry())}>
              {t('failed.retry')}
            </Button>
          }
        >
          {t('failed.text')}
        </EmptyState>
      )}
      {mine.status === 'loading' && !mine.value && <Spinner label={t('loading')} fill />}
      {/* It waits for an answer. */}
      <InvitedTournaments invitations={invitations.value ?? noInvitations} teams={myTeams.value ?? noTeams} />
      {mine.value && mine.value.length > 0 && <MyTournamentCards tournaments={mine.value} uid={uid} />}
      {/* Who organises none has come for where they play. */}
      <PlayedTournaments teams={myTeams.value ?? noTeams} />
      {mine.value?.length === 0 && failed.length === 0 && (
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
