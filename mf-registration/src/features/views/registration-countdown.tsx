import { wallTimeAt, type Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, color, EmptyState, ClockIcon, type, useServerNow } from '@courtside/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { EventLine } from './event-line';
import { splitDuration } from './split-duration';

const Left = styled.span`
  ${type.d2}
  display: block;
  margin-block: 0.5rem;
  color: ${color.ink};
  font-variant-numeric: tabular-nums;
`;

interface RegistrationCountdownProps {
  readonly tournament: Tournament;
  /** Drawn once: the remaining time would be wrong a second later, so it has its room only. */
  readonly isStill?: boolean;
}

/** Registration is switched on and begins later: shows the time on the event's clock, and a countdown. The page then opens the form by itself. */
export function RegistrationCountdown({ tournament, isStill = false }: RegistrationCountdownProps) {
  const { t } = useTranslation('registration');
  const format = useFormat();
  const now = useServerNow(1000);
  const { timeZone, registrationOpensAt } = tournament;
  const { days, hours, minutes, seconds } = splitDuration(registrationOpensAt - now);
  return (
    <EmptyState
      level={1}
      title={t('before.title')}
      sign={<ClockIcon size={48} aria-hidden="true" />}
      actions={
        <Button as={Link} to={linkTo('tournament', tournament.id)} variant="secondary">
          {t('complete.details')}
        </Button>
      }
    >
      <EventLine tournament={tournament} />
      {isStill ? (
        <Left aria-hidden="true">{'\u00a0'}</Left>
      ) : (
        <Left role="timer">
          {days > 0 ? t('before.days', { days, hours, minutes, seconds }) : t('before.hours', { hours, minutes, seconds })}
        </Left>
      )}
      {t('before.text', {
        when: format.dateTime(registrationOpensAt, timeZone ?? undefined),
        zone: timeZone ? `, ${format.timeZone(timeZone, wallTimeAt(registrationOpensAt, timeZone).slice(0, 10))}` : '',
      })}
    </EmptyState>
  );
}
