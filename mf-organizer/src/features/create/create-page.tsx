import { linkTo } from '@courtside/federation/links';
import { useSession } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, media, Notice, pageWidth, space, Spinner, type, useDocumentTitle } from '@courtside/ui';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CreateForm } from './create-form';
import { useOwnName } from '../../saving/own-name';

const Page = styled.div`
  max-width: 44rem;
  @media ${media.wide} {
    max-width: ${pageWidth};
    padding-inline: ${space[5]};
  }
  margin: 0 auto;
  padding: ${space[4]} ${space[3]} ${space[7]};
`;

const Title = styled.h1`
  ${type.d1}
  margin: 0 0 ${space[3]};
`;

const Lead = styled.p`
  margin: 0 0 ${space[4]};
`;

/** The page `/organize` with the form of a new tournament, whose page opens when it is created. */
export function CreatePage() {
  const { t } = useTranslation(['organizer', 'common']);
  const session = useSession();
  const navigate = useNavigate();
  const keptAs = useOwnName('create');
  useDocumentTitle(t('create.title'));

  return (
    <Page>
      <Title>{t('create.title')}</Title>
      {session.status === 'loading' && <Spinner label={t('common:loading')} />}
      {session.status === 'signedOut' && (
        <Notice
          kind="info"
          action={
            <Button as={Link} to={linkTo('login')} state={{ from: linkTo('organize') }} variant="secondary">
              {t('create.login')}
            </Button>
          }
        >
          {t('create.signedOut')}
        </Notice>
      )}
      {session.status === 'signedIn' && (
        <>
          <Lead>{t('create.lead')}</Lead>
          <CreateForm key={keptAs} keptAs={keptAs} onCreated={(id) => void navigate(linkTo('tournament', id))} />
        </>
      )}
    </Page>
  );
}
