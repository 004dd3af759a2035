import { useSession } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, color, Notice, space, type } from '@courtside/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { shellPaths } from '../../routes';
import { PageBody } from '../frame/page-body';
import { PageSpinner } from '../frame/page-spinner';

const Title = styled.h1`
  ${type.d1}
  margin: 0 0 ${space[3]};
`;

const Entry = styled.dl`
  margin: 0;
  dt {
    ${type.meta}
    color: ${color.ink3};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** `/profile`: who one is here. */
export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const session = useSession();
  useEffect(() => {
    document.title = `${t('title')} · Courtside`;
  }, [t]);

  if (session.status === 'loading') return <PageSpinner />;
  return (
    <PageBody narrow>
      <Title>{t('title')}</Title>
      {session.status === 'signedIn' ? (
        <Entry>
          <dt>{t('email')}</dt>
          <dd>{session.email}</dd>
        </Entry>
      ) : (
        <Notice
          kind="info"
          action={
            <Button as={Link} to={shellPaths.login} state={{ from: shellPaths.profile }} variant="secondary">
              {t('signedOut.login')}
            </Button>
          }
        >
          {t('signedOut.title')} - {t('signedOut.text')}
        </Notice>
      )}
    </PageBody>
  );
}
