import { deleteBracket, restoreDeleted } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Dialog, Notice } from '@courtside/ui';
import { useSchedule } from '../../games/schedule-context';
import { ConfirmTaskDialog } from '../../saving/confirm-task-dialog';
import { useOfferUndo } from '../../saving/plan-undo';
import type { BracketModel } from './bracket-context';
import { useBracketStage } from './bracket-stage';

/** Deletes games, results and seeds, after showing their numbers; the schedule can be edited again. */
export function DeleteBracketDialog({ model, onClose }: { readonly model: BracketModel | null; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerBracket', 'organizerUndo', 'common']);
  const format = useFormat();
  const offerUndo = useOfferUndo();
  const { tournament } = useSchedule();
  const { plan, address, drawnAfter } = useBracketStage();
  const games = model?.bracket.template.games.filter(({ kind }) => kind === 'game').length ?? 0;
  const results = model?.bracket.states.filter(({ status }) => status === 'decided').length ?? 0;
  if (drawnAfter.length > 0) {
    return (
      <Dialog open onClose={onClose} title={t('delete.title')} closeLabel={t('common:action.close')} size="small">
        <Notice kind="info">{t('stage.deletedFirst', { count: drawnAfter.length, names: format.list(drawnAfter) })}</Notice>
      </Dialog>
    );
  }
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      needsNetwork
      command={() => deleteBracket(tournament.id, ...address)}
      onDone={(record) => {
        if (record) offerUndo({ said: t('organizerUndo:bracketDeleted'), undo: () => restoreDeleted(tournament.id, record) });
        onClose();
      }}
      failed={(message) => t('problem.saving', { message })}
      title={plan ? t('stage.undrawTitle', { name: plan.name }) : t('delete.title')}
      losses={[
        games > 0 && t('delete.lossGames', { count: games }),
        results > 0 && t('delete.lossScores', { count: results }),
        t('delete.lossTimes'),
      ]}
      confirmLabel={t('delete.confirm')}
      destructive
    >
      <p>{plan ? t('stage.undrawText') : t('delete.unlocks')}</p>
    </ConfirmTaskDialog>
  );
}
