import type { Tournament } from '@courtside/domain';
import { checkInPhase, type CheckInHours } from '@courtside/domain/registration';
import { checkInOwnTeam, query, takeBackOwnCheckIn, useWatch, watchCheckIn } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, CircleCheckIcon, ClockIcon, color, moveFocusTo, line, Notice, radius, space, type, useServerNow } from '@courtside/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { useSending } from '../../failure/use-sending';

const Sign = styled.section`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border: ${line.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.sunken};
  &[data-state='open'] {
    border-color: ${color.action};
    background: ${color.surface};
  }
  &[data-state='done'] {
    border-color: ${color.action};
    background: ${color.courtTint};
  }
  &[data-state='over'] {
    border-style: dashed;
    border-color: ${color.wait};
    background: ${color.waitTint};
  }
  h2 {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    margin: 0;
    ${type.d3}
  }
  h2 svg {
    flex: none;
    color: ${color.action};
  }
  p {
    margin: 0;
    ${type.small}
    color: ${color.ink2};
  }
`;

interface OwnCheckInProps {
  readonly tournament: Tournament;
  readonly teamId: string;
  readonly hours: CheckInHours;
}

/** Lets the captain check the team in on the day. Reads: one, for the team's check-in. */
export function OwnCheckIn({ tournament, teamId, hours }: OwnCheckInProps) {
  const { t } = useTranslation('registration');
  const format = useFormat();
  const phase = checkInPhase(hours, useServerNow(1000));
  const stored = useWatch(query(watchCheckIn, tournament.id, teamId));
  const { isBusy, problem, send } = useSending({ unavailable: 'offline', conflict: 'late', other: 'failed' } as const);
  const heading = useRef<HTMLHeadingElement>(null);
  if (stored.status === 'loading') return null;
  if (stored.value === undefined) return <Notice kind="warning">{t('checkIn.unknown')}</Notice>;
  const checkIn = stored.value;
  const when = (instant: number) => format.dateTime(instant, tournament.timeZone ?? undefined);
  const say = async (command: (tournamentId: string, teamId: string) => Promise<unknown>) => {
    // The pressed button disappears; screen readers announce the new state.
    if (await send(() => command(tournament.id, teamId))) moveFocusTo(heading.current);
  };
  const state = checkIn ? 'done' : phase;
  const words = {
    done: [t('checkIn.done'), t('checkIn.doneText', { when: checkIn ? when(checkIn.checkedInAt) : '' })],
    before: [t('checkIn.title'), t('checkIn.before', { when: when(hours.opensAt) })],
    open: [t('checkIn.open'), t('checkIn.openText', { when: when(hours.closesAt) })],
    over: [t('checkIn.over'), t('checkIn.overText')],
  }[state];
  return (
    <Sign aria-labelledby="own-check-in" data-state={state}>
      <h2 id="own-check-in" ref={heading} tabIndex={-1}>
        {checkIn ? <CircleCheckIcon size={24} aria-hidden="true" /> : <ClockIcon size={24} aria-hidden="true" />}
        {words[0]}
      </h2>
      <p role="status">{words[1]}</p>
      {state === 'open' && (
        <Button size="large" wide loading={isBusy} onClick={() => void say(checkInOwnTeam)}>
          {t('checkIn.do')}
        </Button>
      )}
      {checkIn && phase === 'open' && (
        <div>
          <Button variant="quiet" size="small" loading={isBusy} onClick={() => void say(takeBackOwnCheckIn)}>
            {t('checkIn.takeBack')}
          </Button>
        </div>
      )}
      {problem && <Notice kind="error">{t(`checkIn.${problem}`)}</Notice>}
    </Sign>
  );
}
