import { deleteSchedule } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ConfirmDialog } from '@courtside/ui';
import { useSchedule } from './schedule-context';
import { scheduleLosses } from './schedule-model';
import { useTask } from '../../saving/use-task';

/** Deletes matches, results, times and rounds, after saying how many. */
export function DeleteScheduleDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const schedule = useSchedule();
  const task = useTask((message) => t('problem.notSaved', { message }));
  const { games, results, rounds } = scheduleLosses(schedule);
  const confirm = async () => {
    if (await task.run(() => deleteSchedule(schedule.tournament.id))) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('deleteSchedule.title')}
      lossesTitle={t('common:confirm.lost')}
      losses={[
        ...(schedule.isSwiss ? [t('deleteSchedule.lossRounds', { count: rounds })] : []),
        t('deleteSchedule.lossGames', { count: games }),
        ...(results > 0 ? [t('deleteSchedule.lossScores', { count: results })] : []),
        t('deleteSchedule.lossTimes'),
      ]}
      confirmLabel={t('deleteSchedule.confirm')}
      cancelLabel={t('common:action.cancel')}
      closeLabel={t('common:action.close')}
      destructive
      busy={task.busy}
      error={task.problem}
    >
      <p>{t('common:confirm.cannotUndo')}</p>
    </ConfirmDialog>
  );
}
