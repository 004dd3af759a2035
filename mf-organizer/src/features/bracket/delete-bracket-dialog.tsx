import { deleteBracket } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ConfirmDialog } from '@courtside/ui';
import { useSchedule } from '../schedule/schedule-context';
import { useTask } from '../../saving/use-task';
import type { BracketModel } from './bracket-context';

/** Deletes games, results and seeds, after saying how many; the schedule is free again. */
export function DeleteBracketDialog({ model, onClose }: { readonly model: BracketModel | null; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerBracket', 'common']);
  const { tournament } = useSchedule();
  const task = useTask((message) => t('problem.saving', { message }));
  const games = model?.bracket.template.games.filter(({ kind }) => kind === 'game').length ?? 0;
  const results = model?.bracket.states.filter(({ status }) => status === 'decided').length ?? 0;
  const confirm = async () => {
    if (await task.run(() => deleteBracket(tournament.id))) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('delete.title')}
      lossesTitle={t('common:confirm.lost')}
      losses={[...(games > 0 ? [t('delete.lossGames', { count: games })] : []), ...(results > 0 ? [t('delete.lossScores', { count: results })] : []), t('delete.lossTimes')]}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('common:action.cancel')}
      closeLabel={t('common:action.close')}
      destructive
      busy={task.busy}
      error={task.problem}
    >
      <p>{t('delete.unlocks')}</p>
    </ConfirmDialog>
  );
}
