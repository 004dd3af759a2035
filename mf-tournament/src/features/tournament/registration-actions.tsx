import { hasRegistrationTimes, hasSchedule, registrationPhase, type Tournament } from '@courtside/domain';
import { checkInPhase } from '@courtside/domain/registration';
import { linkTo } from '@courtside/federation/links';
import { query, useWatch, watchForm } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, CircleCheckIcon, type as fonts, useServerClock, useServerNow } from '@courtside/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PlacesTaken } from './places-taken';
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
  /** Name of the user's own team, if known. */
  readonly teamName: string | null;
}

/** In the head of the page: the button to register, or for a registered user their state, with a link to the registration. */
export function RegistrationActions({ tournament, own, teamName }: RegistrationActionsProps) {
  const { t } = useTranslation('tournament');
  const format = useFormat();
  useServerClock(hasRegistrationTimes(tournament));
  const now = useServerNow(1000);
  const phase = registrationPhase(tournament, now);
  const { value: form } = useWatch(own.isCaptain ? query(watchForm, tournament.id) : null);
  const checkIn = form?.checkIn ? checkInPhase(form.checkIn, now) : null;
  const to = linkTo('register', tournament.id);
  if (own.loading) return null;
  if (!own.registered) {
    return (
      <>
        {tournament.isRegistrationOpen && phase !== 'over' && (
          <Button as={Link} to={to} variant={phase === 'before' ? 'onCourtQuiet' : 'onCourt'}>
            {phase === 'before'
              ? t('details.registerFrom', { when: format.dateTime(tournament.registrationOpensAt, tournament.timeZone ?? undefined) })
              : t('details.register')}
          </Button>
        )}
        <PlacesTaken tournament={tournament} />
      </>
    );
  }
  // During check-in it is what a captain comes for, whatever else is going on.
  if (checkIn === 'open') {
    return (
      <Button as={Link} to={to} variant="onCourt">
        {t('details.checkIn')}
      </Button>
    );
  }
  // On the days of play users know that they are registered; the head has other content then.
  if (!tournament.isRegistrationOpen && hasSchedule(tournament)) return null;
  return (
    <>
      <In>
        <CircleCheckIcon size={20} aria-hidden="true" />
        <span>{teamName === null ? t('details.registered') : t('details.registeredTeam', { team: teamName })}</span>
      </In>
      {(tournament.isRegistrationOpen || own.isCaptain) && (
        <Button as={Link} to={to} variant="onCourtQuiet">
          {t('details.myRegistration')}
        </Button>
      )}
    </>
  );
}
