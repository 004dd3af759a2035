import { deleteBracket } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useSchedule } from '../../games/schedule-context';
import { ConfirmTaskDialog } from '../../saving/confirm-task-dialog';
import type { BracketModel } from './bracket-context';

/** Deletes games, results and seeds, after saying how many; the schedule is free again. */
export function DeleteBracketDialog({ model, onClose }: { readonly model: BracketModel | null; readonly onClose: () => void }) {
  const { t } = useTranslation('organizerBracket');
  const { tournament } = useSchedule();
  const games = model?.bracket.template.games.filter(({ kind }) => kind === 'game').length ?? 0;
  const results = model?.bracket.states.filter(({ status }) => status === 'decided').length ?? 0;
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      needsNetwork
      command={() => deleteBracket(tournament.id)}
      failed={(message) => t('problem.saving', { message })}
      title={t('delete.title')}
      losses={[
        games > 0 && t('delete.lossGames', { count: games }),
        results > 0 && t('delete.lossScores', { count: results }),
        t('delete.lossTimes'),
      ]}
      confirmLabel={t('delete.confirm')}
      destructive
    >
      <p>{t('delete.unlocks')}</p>
    </ConfirmTaskDialog>
  );
}
