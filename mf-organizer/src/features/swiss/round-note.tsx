import { restingIn, type DayId } from '@courtside/domain';
import { canScoreRound } from '@courtside/domain/engines';
import type { FurtherStageId } from '@courtside/domain/stages';
import { unlockRound } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, color, LockIcon, LockOpenIcon, space, type } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ConfirmTaskDialog } from '../../saving/confirm-task-dialog';
import { useSchedule } from '../../games/schedule-context';
import { isRoundClosed } from '../../games/schedule-model';
import type { Background } from '../../saving/use-background';
import { RoundTools } from './round-tools';
import { useGroupsStage } from '../../stages/groups-stage';

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

/** Below the heading of a round or day: the teams that rest, whether it is closed, and the actions for the last Swiss round. */
export function RoundNote({ dayId, background }: { readonly dayId: DayId; readonly background: Background }) {
  const { t } = useTranslation('organizerSchedule');
  const schedule = useSchedule();
  const { tournament, dayIds, nameOf, isLocked, isBelowGroups, isSwiss } = schedule;
  const { plan } = useGroupsStage();
  const stage: readonly [id?: FurtherStageId, name?: string] = plan ? [plan.id, plan.name] : [];
  const [asking, setAsking] = useState(false);
  const number = dayIds.indexOf(dayId) + 1;
  const isLast = dayIds.at(-1) === dayId;
  const closed = isLocked ? !canScoreRound(tournament, dayId).allowed : isRoundClosed(schedule, dayId);
  const unlocked = !closed && tournament.unlockedRounds.includes(dayId) && (isLocked || !isLast);
  const place = isSwiss ? 'round' : 'day';
  const followed = isBelowGroups ? 'groups' : isLocked ? 'bracket' : 'round';
  const said = {
    groups: { closed: t('swiss.groupsClosed'), unlocked: t('swiss.unlockedGroupsNote'), unlock: t('swiss.unlockGroupsText') },
    bracket: { closed: t('swiss.bracketClosed'), unlocked: t('swiss.unlockedBracketNote'), unlock: t('swiss.unlockBracketText') },
    round: { closed: t('swiss.closedRound'), unlocked: t('swiss.unlockedNote'), unlock: t('swiss.unlockText') },
  }[followed];
  const words = {
    round: {
      unlock: t('swiss.unlockRound', { number }),
      lock: t('swiss.lockRound', { number }),
      title: isLocked ? t('swiss.unlockRoundTitle', { number }) : t('swiss.unlockTitle', { number }),
    },
    day: { unlock: t('swiss.unlockDay', { number }), lock: t('swiss.lockDay', { number }), title: t('swiss.unlockDayTitle', { number }) },
  }[place];
  return (
    <>
      {restingIn(tournament, dayId).map((team) => (
        <Line key={team}>{t('swiss.byeShort', { team: nameOf(team) })}</Line>
      ))}
      {closed && (
        <Line>
          <span>{said.closed}</span>
          <Button
            variant="quiet"
            size="small"
            icon={<LockOpenIcon size={16} aria-hidden="true" />}
            aria-label={words.unlock}
            onClick={() => setAsking(true)}
          >
            {t('swiss.unlock')}
          </Button>
        </Line>
      )}
      {unlocked && (
        <Line>
          <span>{said.unlocked}</span>
          <Button
            variant="quiet"
            size="small"
            icon={<LockIcon size={16} aria-hidden="true" />}
            aria-label={words.lock}
            onClick={() => background.start(() => unlockRound(tournament.id, dayId, false, ...stage))}
          >
            {t('swiss.lock')}
          </Button>
        </Line>
      )}
      {isSwiss && isLast && !isLocked && (
        <Line>
          <RoundTools dayId={dayId} />
        </Line>
      )}
      <ConfirmTaskDialog
        open={asking}
        onClose={() => setAsking(false)}
        queued
        command={() => unlockRound(tournament.id, dayId, true, ...stage)}
        failed={(message) => t('problem.notSaved', { message })}
        title={words.title}
        confirmLabel={t('swiss.unlock')}
      >
        <p>{said.unlock}</p>
      </ConfirmTaskDialog>
    </>
  );
}
