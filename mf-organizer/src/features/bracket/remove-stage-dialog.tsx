import type { BracketPlan } from '@courtside/domain/stages';
import { removeStage } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useSchedule } from '../../games/schedule-context';
import { ConfirmTaskDialog } from '../../saving/confirm-task-dialog';

interface RemoveStageDialogProps {
  readonly plan: BracketPlan;
  readonly onClose: () => void;
}

/** Removes a bracket that is not drawn. */
export function RemoveStageDialog({ plan, onClose }: RemoveStageDialogProps) {
  const { t } = useTranslation('organizerBracket');
  const { tournament } = useSchedule();
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      needsNetwork
      command={() => removeStage(tournament.id, plan.id)}
      failed={(message) => t('problem.saving', { message })}
      title={t('stage.removeTitle', { name: plan.name })}
      confirmLabel={t('stage.removeSubmit')}
      destructive
    >
      <p>{t('stage.removeText')}</p>
    </ConfirmTaskDialog>
  );
}
