import type { Tournament } from '@courtside/domain';
import type { Invitation, TeamPlayer } from '@courtside/domain/registration';
import { linkTo } from '@courtside/federation/links';
import { query, useSession, useWatch, watchMyInvitations, watchMyTeams, watchMyTournaments } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState, media, Notice, Page, PageTitle, PlusIcon, space, Spinner, useDocumentTitle, useMedia } from '@courtside/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { EventLists } from './event-lists';
import { FirstSteps } from './first-steps';
import { InvitedTournaments } from './invited-tournaments';
import { PlayedTournaments } from './played-tournaments';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  margin-bottom: ${space[3]};
  h1 {
    margin: 0;
  }
`;

/** The title, with the button for another tournament. */
function PageHead({ hasAction }: { readonly hasAction: boolean }) {
  const { t } = useTranslation('organizerMine');
  const isPhone = useMedia(media.phone);
  return (
    <Head>
      <PageTitle>{t('title')}</PageTitle>
      {hasAction && (
        <Button as={Link} to={linkTo('organize')} icon={<PlusIcon size={20} aria-hidden="true" />} aria-label={t('create')}>
          {isPhone ? t('createShort') : t('create')}
        </Button>
      )}
    </Head>
  );
}

/** `/my-tournaments`: the tournaments that the user organizes, by their needs; where they play; and where they are invited. */
export function MyTournamentsPage() {
  const { t } = useTranslation(['organizerMine', 'home']);
  const session = useSession();
  useDocumentTitle(t('title'));
  return (
    <Page>
      {session.status !== 'signedIn' && <PageHead hasAction={false} />}
      {session.status === 'loading' && <Spinner label={t('home:loading')} fill />}
      {session.status === 'signedOut' && (
        <Notice
          kind="info"
          action={
            <Button as={Link} to={linkTo('login')} state={{ from: linkTo('myTournaments') }} variant="secondary">
              {t('login')}
            </Button>
          }
        >
          {t('signedOut')}
        </Notice>
      )}
      {session.status === 'signedIn' && <UserTournaments uid={session.uid} />}
    </Page>
  );
}

const none: readonly Tournament[] = [];
const noTeams: readonly TeamPlayer[] = [];
const noInvitations: readonly Invitation[] = [];

/** Reads: the user's tournaments, one for each team in which they play, and one for each invitation, at least one. */
function UserTournaments({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('home');
  const mine = useWatch(query(watchMyTournaments, uid));
  const myTeams = useWatch(query(watchMyTeams, uid));
  const invitations = useWatch(query(watchMyInvitations, uid));
  const failed = [mine, myTeams, invitations].filter(({ status }) => status === 'error');
  const organized = mine.value ?? none;
  return (
    <>
      {/* For a user without a tournament, the first steps have the only button. */}
      <PageHead hasAction={mine.value?.length !== 0} />
      {/* Data from before the failure stays readable below. */}
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
      {organized.length > 0 && <EventLists tournaments={organized} uid={uid} />}
      {/* A user who organizes none has come for the tournaments in which they play. */}
      <PlayedTournaments teams={myTeams.value ?? noTeams} />
      {mine.value?.length === 0 && failed.length === 0 && <FirstSteps />}
    </>
  );
}
