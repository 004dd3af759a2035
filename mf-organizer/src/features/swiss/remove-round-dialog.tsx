import type { DayId } from '@courtside/domain';
import { removeSwissRound } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Notice } from '@courtside/ui';
import { ConfirmTaskDialog } from '../../saving/confirm-task-dialog';
import { useSchedule } from '../../games/schedule-context';
import { EndOfSchedule } from '../../stages/end-of-event';
import { useGroupsStage } from '../../stages/groups-stage';
import { beforeRound, standingRound } from './round-change';
import { useLossWords } from './use-loss-words';
import { useMoreGamesLost } from './use-more-games-lost';

/** Removes the last round, with everything entered in it. */
export function RemoveRoundDialog({ dayId, onClose }: { readonly dayId: DayId; readonly onClose: () => void }) {
  const { t } = useTranslation('organizerSchedule');
  const { tournament, matches, dayIds } = useSchedule();
  const { address } = useGroupsStage();
  const round = standingRound(tournament, matches, dayId);
  const losses = useLossWords();
  const isMoreLost = useMoreGamesLost(round.seen);
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      command={() => removeSwissRound(tournament.id, round.seen, ...address)}
      failed={(message) => t('problem.notSaved', { message })}
      title={t('swiss.remove.title', { number: dayIds.indexOf(dayId) + 1 })}
      losses={[t('swiss.lossGames', { count: round.games }), ...losses(round)]}
      confirmLabel={t('swiss.remove.confirm')}
      destructive
    >
      <p>{t('swiss.remove.text')}</p>
      <EndOfSchedule after={beforeRound(tournament, matches, dayId).tournament} />
      {isMoreLost && <Notice kind="warning">{t('swiss.lossMore')}</Notice>}
    </ConfirmTaskDialog>
  );
}
