import { hasRegistrationTimes, registrationPhase } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { isAfterLastDay, useFormatDay } from '@courtside/tournament-ui';
import { CheckIcon, color, line, space, type, useServerNow } from '@courtside/ui';
import styled from 'styled-components';
import { useVisit } from '../visit';

/** The current step has a filled mark; a later one is dashed, like everything that is not known yet. */
const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
  li {
    display: flex;
    gap: ${space[2]};
    overflow-wrap: anywhere;
  }
  li::before,
  li > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 2px;
    border: ${line.control} solid ${color.ink};
    border-radius: 50%;
  }
  li::before {
    content: '';
  }
  li:has(svg) {
    color: ${color.ink2};
    &::before {
      display: none;
    }
  }
  li[aria-current] {
    ${type.control}
    &::before {
      background: ${color.ink};
    }
  }
  li:not([aria-current])::before {
    border: ${line.control} dashed ${color.ink3};
  }
`;

/** Until there are games to show: what happens with the registration, and what visitors find here later. */
export function ComingSteps() {
  const { t } = useTranslation('tournament');
  const format = useFormat();
  const formatDay = useFormatDay();
  const { tournament, shows } = useVisit();
  const now = useServerNow(hasRegistrationTimes(tournament) ? 10_000 : 600_000);
  if (isAfterLastDay(tournament, now) || tournament.hasShuffle || shows('schedule') || shows('bracket')) return null;
  const { registrationOpensAt, registrationClosesAt, timeZone, startDate } = tournament;
  const registration = registrationPhase(tournament, now);
  const isAhead = registration === 'open' || registration === 'before';
  const at = (instant: number) => format.dateTime(instant, timeZone ?? undefined);
  const words = () => {
    if (registration === 'before') return t('coming.opens', { when: at(registrationOpensAt) });
    if (registration !== 'open') return t('coming.closed');
    return registrationClosesAt > 0 ? t('coming.until', { when: at(registrationClosesAt) }) : t('coming.open');
  };
  return (
    <Steps aria-label={t('coming.title')}>
      <li aria-current={isAhead ? 'step' : undefined}>
        {!isAhead && <CheckIcon size={14} aria-hidden="true" />}
        {words()}
      </li>
      <li aria-current={isAhead ? undefined : 'step'}>{t(shows('groups') ? 'coming.schedule' : 'coming.plan')}</li>
      <li>{t('coming.play', { date: formatDay(startDate) })}</li>
    </Steps>
  );
}
