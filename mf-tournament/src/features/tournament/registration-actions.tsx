import { hasSchedule, type Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { Button, CircleCheckIcon, type as fonts } from '@courtside/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { OwnRegistration } from './use-own-registration';

const In = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  ${fonts.control}
  overflow-wrap: break-word;
  > span {
    min-width: 0;
  }
`;

interface RegistrationActionsProps {
  readonly tournament: Tournament;
  readonly own: OwnRegistration;
  /** Name of the reader's own team, where it is known. */
  readonly teamName: string | null;
}

/** In the head of the page: the way into the tournament, or for somebody who is in that they are, and the way to what they registered. */
export function RegistrationActions({ tournament, own, teamName }: RegistrationActionsProps) {
  const { t } = useTranslation('tournament');
  const to = linkTo('register', tournament.id);
  if (own.loading) return null;
  if (!own.registered) {
    return (
      tournament.isRegistrationOpen && (
        <Button as={Link} to={to} variant="onCourt">
          {t('details.register')}
        </Button>
      )
    );
  }
  // On the days of play everybody knows that they are in; the head is for other things then.
  if (!tournament.isRegistrationOpen && hasSchedule(tournament)) return null;
  return (
    <>
      <In>
        <CircleCheckIcon size={20} aria-hidden="true" />
        <span>{teamName === null ? t('details.registered') : t('details.registeredTeam', { team: teamName })}</span>
      </In>
      {tournament.isRegistrationOpen && (
        <Button as={Link} to={to} variant="onCourtQuiet">
          {t('details.myRegistration')}
        </Button>
      )}
    </>
  );
}
