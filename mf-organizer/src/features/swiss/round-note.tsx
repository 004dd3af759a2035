import type { DayId } from '@courtside/domain';
import { unlockRound } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, color, LockIcon, LockOpenIcon, space, type } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ConfirmQuestion } from '../../saving/confirm-question';
import { useSchedule } from '../schedule/schedule-context';
import { isRoundClosed } from '../schedule/schedule-model';
import type { Background } from '../schedule/use-background';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  padding: 0 ${space[3]} ${space[1]};
  color: ${color.ink2};
  ${type.meta}
`;

/** Under the heading of a Swiss round: who rests, and whether it is closed. */
export function RoundNote({ dayId, background }: { readonly dayId: DayId; readonly background: Background }) {
  const { t } = useTranslation('organizerSchedule');
  const schedule = useSchedule();
  const { tournament, dayIds, nameOf, isLocked } = schedule;
  const [asking, setAsking] = useState(false);
  const number = dayIds.indexOf(dayId) + 1;
  const bye = tournament.byes[dayId];
  const closed = isRoundClosed(schedule, dayId);
  const unlocked = !closed && tournament.unlockedRounds.includes(dayId) && dayIds.at(-1) !== dayId;
  const change = (open: boolean) => background.start(() => unlockRound(tournament.id, dayId, open));
  return (
    <>
      {bye && <Line>{t('swiss.byeShort', { team: nameOf(bye) })}</Line>}
      {!isLocked && closed && (
        <Line>
          <span>{t('swiss.closedRound')}</span>
          <Button variant="quiet" size="small" icon={<LockOpenIcon size={16} aria-hidden="true" />} aria-label={t('swiss.unlockRound', { number })} onClick={() => setAsking(true)}>
            {t('swiss.unlock')}
          </Button>
        </Line>
      )}
      {!isLocked && unlocked && (
        <Line>
          <span>{t('swiss.unlockedNote')}</span>
          <Button variant="quiet" size="small" icon={<LockIcon size={16} aria-hidden="true" />} aria-label={t('swiss.lockRound', { number })} onClick={() => change(false)}>
            {t('swiss.lock')}
          </Button>
        </Line>
      )}
      <ConfirmQuestion
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          change(true);
        }}
        title={t('swiss.unlockTitle', { number })}
        confirmLabel={t('swiss.unlock')}
      >
        <p>{t('swiss.unlockText')}</p>
      </ConfirmQuestion>
    </>
  );
}
