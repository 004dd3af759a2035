import type { Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState, LockIcon, LogInIcon } from '@courtside/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Focused = styled.div`
  &:focus {
    outline: none;
  }
`;

const Name = styled.b`
  display: block;
  overflow-wrap: anywhere;
`;

/** Only signed-in people register; after signing in they come back here. */
export function RegistrationSignedOut({ tournamentId, isTextKept }: { readonly tournamentId: string; readonly isTextKept: boolean }) {
  const { t } = useTranslation('registration');
  return (
    <EmptyState
      level={1}
      title={t('title')}
      sign={<LogInIcon size={48} aria-hidden="true" />}
      actions={
        <Button as={Link} to="/auth" state={{ from: `/${tournamentId}/register` }}>
          {t('signedOut.login')}
        </Button>
      }
    >
      {t('signedOut.text')}
      {isTextKept && (
        <>
          <br />
          {t('signedOut.kept')}
        </>
      )}
    </EmptyState>
  );
}

interface RegistrationClosedProps {
  readonly tournament: Pick<Tournament, 'id' | 'name'>;
  /** This person is in. */
  readonly isRegistered: boolean;
  /** They were typing when it closed. */
  readonly isTextKept: boolean;
}

export function RegistrationClosed({ tournament, isRegistered, isTextKept }: RegistrationClosedProps) {
  const { t } = useTranslation('registration');
  const view = useRef<HTMLDivElement>(null);
  // The form went away under somebody's hands: the reason must be heard.
  useEffect(() => {
    if (isTextKept) view.current?.focus();
  }, [isTextKept]);
  const more = isRegistered ? t('closed.registered') : isTextKept && t('closed.kept');
  return (
    <Focused ref={view} tabIndex={-1} role="group" aria-label={t('closed.title')}>
      <EmptyState
        level={1}
        title={t('closed.title')}
        sign={<LockIcon size={48} aria-hidden="true" />}
        actions={
          <>
            <Button as={Link} to="/">
              {t('closed.home')}
            </Button>
            <Button as={Link} to={`/${tournament.id}`} variant="secondary">
              {t('complete.details')}
            </Button>
          </>
        }
      >
        <Name>{tournament.name}</Name>
        {t('closed.text')}
        {more && (
          <>
            <br />
            {more}
          </>
        )}
      </EmptyState>
    </Focused>
  );
}
