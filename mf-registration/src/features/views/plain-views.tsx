import type { Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState, LockIcon, LogInIcon } from '@courtside/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { EventLine } from './event-line';

const Focused = styled.div`
  &:focus {
    outline: none;
  }
`;

/** In the address and not in the router's state, which links that the server wrote do not have. */
const getWayBack = (tournamentId: string): string => `?from=${encodeURIComponent(linkTo('register', tournamentId))}`;

/** Signing in or up, and back here. */
function LoginButtons({ tournamentId }: { readonly tournamentId: string }) {
  const { t } = useTranslation('registration');
  const back = getWayBack(tournamentId);
  return (
    <>
      <Button as={Link} to={`${linkTo('login')}${back}`}>
        {t('signedOut.login')}
      </Button>
      <Button as={Link} to={`${linkTo('signUp')}${back}`} variant="secondary">
        {t('signedOut.signUp')}
      </Button>
    </>
  );
}

interface LoginFirstProps {
  readonly tournamentId: string;
  readonly isTextKept: boolean;
}

/** Below what everybody sees: only signed-in users can register. */
export function LoginFirst({ tournamentId, isTextKept }: LoginFirstProps) {
  const { t } = useTranslation('registration');
  return (
    <EmptyState
      title={t('signedOut.login')}
      sign={<LogInIcon size={48} aria-hidden="true" />}
      actions={<LoginButtons tournamentId={tournamentId} />}
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

interface RegistrationSignedOutProps {
  readonly tournamentId: string;
  /** The tournament, or null if it could not be loaded. */
  readonly tournament: Tournament | null;
  readonly isTextKept: boolean;
  /** The user opened a link that makes them captain of a team. */
  readonly isOffered: boolean;
}

/** The whole page of a visitor whose tournament could not be loaded, or who was sent a team. */
export function RegistrationSignedOut({ tournamentId, tournament, isTextKept, isOffered }: RegistrationSignedOutProps) {
  const { t } = useTranslation('registration');
  return (
    <EmptyState
      level={1}
      title={t(isOffered ? 'takeOver.title' : 'title')}
      sign={<LogInIcon size={48} aria-hidden="true" />}
      actions={<LoginButtons tournamentId={tournamentId} />}
    >
      {tournament && <EventLine tournament={tournament} />}
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
  readonly tournament: Tournament;
  /** A registered visitor sees their own registration after a login. */
  readonly isSignedOut?: boolean;
  /** This person is in. */
  readonly isRegistered?: boolean;
  /** They were typing when it closed. */
  readonly isTextKept: boolean;
}

export function RegistrationClosed({ tournament, isSignedOut = false, isRegistered = false, isTextKept }: RegistrationClosedProps) {
  const { t } = useTranslation('registration');
  const view = useRef<HTMLDivElement>(null);
  // The form disappeared while the user was typing: a screen reader must announce the reason.
  useEffect(() => {
    if (isTextKept) view.current?.focus();
  }, [isTextKept]);
  const more = isRegistered ? t('closed.registered') : isTextKept ? t('closed.kept') : isSignedOut && t('closed.signedOut');
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
            {isSignedOut && (
              <Button as={Link} to={`${linkTo('login')}${getWayBack(tournament.id)}`} variant="secondary">
                {t('signedOut.login')}
              </Button>
            )}
          </>
        }
      >
        <EventLine tournament={tournament} />
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
