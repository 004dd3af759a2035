import type { Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, EmptyState, LockIcon, LogInIcon } from '@courtside/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Focused = styled.div`
  &:focus {
    outline: none;
  }
`;

const Event = styled.span`
  display: block;
  margin-bottom: 0.5rem;
  > a {
    display: block;
    padding-block: 0.375rem;
    font-weight: 700;
  }
`;

const Name = styled.b`
  display: block;
  overflow-wrap: anywhere;
`;

interface RegistrationSignedOutProps {
  readonly tournamentId: string;
  /** The tournament, or null if it could not be loaded. */
  readonly tournament: Pick<Tournament, 'name' | 'startDate' | 'endDate' | 'location'> | null;
  readonly isTextKept: boolean;
  /** The user opened a link that makes them captain of a team. */
  readonly isOffered: boolean;
}

/** Only signed-in users can register; after signing in or up they return here. */
export function RegistrationSignedOut({ tournamentId, tournament, isTextKept, isOffered }: RegistrationSignedOutProps) {
  const { t } = useTranslation('registration');
  const format = useFormat();
  const state = { from: linkTo('register', tournamentId) };
  return (
    <EmptyState
      level={1}
      title={t(isOffered ? 'takeOver.title' : 'title')}
      sign={<LogInIcon size={48} aria-hidden="true" />}
      actions={
        <>
          <Button as={Link} to={linkTo('login')} state={state}>
            {t('signedOut.login')}
          </Button>
          <Button as={Link} to={linkTo('signUp')} state={state} variant="secondary">
            {t('signedOut.signUp')}
          </Button>
        </>
      }
    >
      {tournament && (
        <Event>
          <Link to={linkTo('tournament', tournamentId)}>{tournament.name}</Link>
          {format.dateRange(tournament.startDate, tournament.endDate)} · {tournament.location}
        </Event>
      )}
      {t(isOffered ? 'takeOver.signedOut' : 'signedOut.text')}
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
  // The form disappeared while the user was typing: a screen reader must announce the reason.
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
            <Button as={Link} to={linkTo('home')}>
              {t('closed.home')}
            </Button>
            <Button as={Link} to={linkTo('tournament', tournament.id)} variant="secondary">
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
