import { linkTo } from '@courtside/federation/links';
import { createTournament, newDocumentId, useSession } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, keepTyped, Notice, space, Spinner, type, useDocumentTitle } from '@courtside/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CreateForm } from './create-form';
import { useOwnName } from '../../saving/own-name';
import { type NewTournament } from './create-form-model';

const Page = styled.div`
  max-width: 44rem;
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

/** `/organize`: fill in the form, and the new tournament's page opens. */
export function CreatePage() {
  const { t } = useTranslation(['organizer', 'common']);
  const session = useSession();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  // One for all attempts: the answer to one that came through may have been lost.
  const [newId] = useState(newDocumentId);
  const keptAs = useOwnName('create');
  useDocumentTitle(t('create.title'));

  const submit = async (tournament: NewTournament) => {
    setFailed(false);
    try {
      const id = await createTournament(tournament, newId);
      keepTyped(keptAs, null, 'tab');
      void navigate(linkTo('tournament', id));
    } catch (error) {
      console.warn('The tournament was not created', error);
      setFailed(true);
    }
  };

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
          <CreateForm key={keptAs} keptAs={keptAs} onSubmit={submit} failed={failed} />
        </>
      )}
    </Page>
  );
}
