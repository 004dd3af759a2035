import { isPageAddress, linkTo } from '@courtside/federation/links';
import { useSession } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, color, Lead, Notice, Page, PageTitle, space, Spinner, type, useDocumentTitle } from '@courtside/ui';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PageSpinner } from '../../waiting/page-spinner';
import { AccountSection } from './account/account-section';
import { ProfileForm } from './profile-form';
import { useProfileData } from './use-profile-data';

const Required = styled.p`
  ${type.small}
  margin-bottom: ${space[3]};
  color: ${color.ink2};
`;

const Space = styled.div`
  margin-bottom: ${space[3]};
`;

/** `/profile`: the user's public profile. With `?from=` the user returns to that page after saving. */
export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const session = useSession();
  const { search } = useLocation();
  useDocumentTitle(t('title'));

  if (session.status === 'loading') return <PageSpinner />;
  return (
    <Page $narrow>
      <PageTitle>{t('title')}</PageTitle>
      {session.status === 'signedIn' ? (
        <>
          <Lead>{t('lead')}</Lead>
          <OwnProfile key={session.uid} uid={session.uid} email={session.email ?? ''} returnPath={registrationOf(search)} />
          <AccountSection email={session.email ?? ''} hasPassword={session.hasPassword} />
        </>
      ) : (
        <Notice
          kind="info"
          action={
            <Button as={Link} to={linkTo('login')} state={{ from: `${linkTo('profile')}${search}` }} variant="secondary">
              {t('signedOut.login')}
            </Button>
          }
        >
          {t('signedOut.title')} - {t('signedOut.text')}
        </Notice>
      )}
    </Page>
  );
}

interface OwnProfileProps {
  readonly uid: string;
  readonly email: string;
  readonly returnPath: string | null;
}

function OwnProfile({ uid, email, returnPath }: OwnProfileProps) {
  const { t } = useTranslation(['profile', 'errors', 'common']);
  const [data, askAgain] = useProfileData(uid);
  const retry = (
    <Button variant="secondary" size="small" onClick={askAgain}>
      {t('common:action.retry')}
    </Button>
  );
  if (data.status === 'loading') return <Spinner label={t('common:loading')} fill />;
  if (data.status === 'failed') {
    return (
      <Notice kind="error" title={t('errors:fetchingUsers')} action={retry}>
        {t(data.isOffline ? 'errors:cause.offline' : 'errors:cause.unknown')}
      </Notice>
    );
  }
  return (
    <>
      {returnPath && (
        <Space>
          <Notice
            kind="info"
            action={
              <Button as={Link} to={returnPath} variant="quiet" size="small">
                {t('comeBack.action')}
              </Button>
            }
          >
            {t('comeBack.text')}
          </Notice>
        </Space>
      )}
      {data.regions === null && (
        <Space>
          <Notice kind="error" title={t('errors:fetchingUsers')} action={retry}>
            {t('clubsFailed')}
          </Notice>
        </Space>
      )}
      <Required>{t('required')}</Required>
      <ProfileForm
        uid={uid}
        profile={data.profile}
        isConfirmed={data.isConfirmed}
        email={email}
        regions={data.regions ?? []}
        returnPath={returnPath}
      />
    </>
  );
}

/** The registration page that the user came from; no other page is followed. */
function registrationOf(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  return from && isPageAddress('register', from) ? from : null;
}
