import { courtLetter } from '@courtside/domain';
import type { PlanEffect } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { useTeamName } from '@courtside/tournament-ui';
import { Notice, space, Stack } from '@courtside/ui';
import { Figures, Moves } from './plan-style';
import { usePlanWords } from './use-plan-words';

export interface PlanEffectViewProps {
  readonly effect: PlanEffect;
  /** The number of games whose clocks it pauses. */
  readonly paused: number;
}

/** The effects of a change in numbers: ends, rest, double bookings, and the games that move. */
export function PlanEffectView({ effect, paused }: PlanEffectViewProps) {
  const { t } = useTranslation('organizerDay');
  const { time, dayName, gamePlace } = usePlanWords();
  const nameOf = useTeamName();
  const { before, after, moved, recalled, isAfterEnd } = effect;
  const rest = after.shortestRest;
  const restBefore = before.shortestRest?.minutes ?? null;
  const booked = after.doubleBookings.length;
  const [first] = after.doubleBookings;
  const days = [...new Set([...before.ends, ...after.ends].map(({ day }) => day))].sort((a, b) => a - b);
  const findEnd = (ends: PlanEffect['before']['ends'], day: number) => ends.find((one) => one.day === day)?.end ?? null;
  return (
    <Stack as="section" $gap={space[2]} aria-label={t('plan.effect')}>
      <Figures>
        {days.map((day) => {
          const [was, is] = [findEnd(before.ends, day), findEnd(after.ends, day)];
          return (
            <div key={day} data-worse={was !== null && is !== null && is > was ? '' : undefined}>
              <dt>{t('plan.end', { day: dayName(day) })}</dt>
              <dd>{is === null ? t('plan.noGames') : time(is)}</dd>
              <dd>{was === null ? t('plan.noGamesBefore') : was === is ? t('plan.same') : t('plan.before', { value: time(was) })}</dd>
            </div>
          );
        })}
        {rest && (
          <div data-worse={restBefore !== null && rest.minutes < restBefore ? '' : undefined}>
            <dt>{t('plan.rest')}</dt>
            <dd>{t('plan.min', { count: rest.minutes })}</dd>
            <dd>
              {nameOf(rest.teamId)} ·{' '}
              {restBefore === null || restBefore === rest.minutes
                ? t('plan.same')
                : t('plan.before', { value: t('plan.min', { count: restBefore }) })}
            </dd>
          </div>
        )}
        <div data-worse={booked > before.doubleBookings.length ? '' : undefined}>
          <dt>{t('plan.booked')}</dt>
          <dd>{booked}</dd>
          <dd>{first ? nameOf(first.teamId) : t('plan.noneBooked')}</dd>
        </div>
        <div>
          <dt>{t('plan.moved')}</dt>
          <dd>{moved.length}</dd>
          <dd>{paused > 0 ? t('plan.paused', { count: paused }) : t('plan.onCourtStay')}</dd>
        </div>
      </Figures>
      {recalled.length > 0 && <Notice kind="info">{t('plan.recalled', { count: recalled.length })}</Notice>}
      {isAfterEnd && <Notice kind="warning">{t('plan.afterEnd')}</Notice>}
      {moved.length > 0 && (
        <Moves>
          <summary>{t('plan.which', { count: moved.length })}</summary>
          <ul>
            {moved.map(({ id, to }) => (
              <li key={id}>
                {gamePlace(id)} → <b>{`${time(to.start)} ${courtLetter(to.court)}`}</b>
              </li>
            ))}
          </ul>
        </Moves>
      )}
    </Stack>
  );
}
