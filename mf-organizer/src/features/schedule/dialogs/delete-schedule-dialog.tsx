import { deleteSchedule, restoreDeleted } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useSchedule } from '../../../games/schedule-context';
import { scheduleLosses } from '../../../games/schedule-model';
import { ConfirmTaskDialog } from '../../../saving/confirm-task-dialog';
import { useOfferUndo } from '../../../saving/plan-undo';
import { useGroupsStage } from '../../../stages/groups-stage';

/** Deletes matches, results, times and rounds, after showing how many there are. */
export function DeleteScheduleDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerSchedule', 'organizerBracket', 'organizerUndo']);
  const schedule = useSchedule();
  const { id, pointAdjustments } = schedule.tournament;
  const { plan, address } = useGroupsStage();
  const offerUndo = useOfferUndo();
  const { games, results, rounds } = scheduleLosses(schedule);
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      needsNetwork
      command={() => deleteSchedule(id, ...address)}
      onDone={(record) => {
        if (record) offerUndo({ said: t('organizerUndo:scheduleDeleted'), undo: () => restoreDeleted(id, record) });
        onClose();
      }}
      failed={(message) => t('problem.notSaved', { message })}
      title={plan ? t('organizerBracket:stage.undrawTitle', { name: plan.name }) : t('deleteSchedule.title')}
      losses={[
        schedule.isSwiss && t('deleteSchedule.lossRounds', { count: rounds }),
        t('deleteSchedule.lossGames', { count: games }),
        results > 0 && t('deleteSchedule.lossScores', { count: results }),
        t('deleteSchedule.lossTimes'),
      ]}
      confirmLabel={t('deleteSchedule.confirm')}
      destructive
    >
      <p>{plan ? t('organizerBracket:stage.undrawText') : t('deleteSchedule.kept')}</p>
      {!plan && Object.keys(pointAdjustments).length > 0 && <p>{t('deleteSchedule.keptPoints')}</p>}
    </ConfirmTaskDialog>
  );
}
