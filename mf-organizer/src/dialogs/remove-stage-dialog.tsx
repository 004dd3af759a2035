import type { StagePlan } from '@courtside/domain/stages';
import { removeStage } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Dialog, Notice } from '@courtside/ui';
import { useSchedule } from '../games/schedule-context';
import { ConfirmTaskDialog } from '../saving/confirm-task-dialog';
import { EndOfEvent } from '../stages/end-of-event';
import { useEventStages } from '../stages/event-stages';

interface RemoveStageDialogProps {
  readonly plan: Pick<StagePlan, 'id' | 'name' | 'kind'>;
  readonly onClose: () => void;
}

/** Removes a bracket or groups that are not drawn. */
export function RemoveStageDialog({ plan, onClose }: RemoveStageDialogProps) {
  const { t } = useTranslation(['organizerBracket', 'common']);
  const format = useFormat();
  const { tournament } = useSchedule();
  const { groups, brackets } = useEventStages();
  const fed = [...groups, ...brackets].filter(({ plan: { entry } }) => entry.kind !== 'all' && entry.of === plan.id);
  if (fed.length > 0) {
    return (
      <Dialog open onClose={onClose} title={t('stage.removeTitle', { name: plan.name })} closeLabel={t('common:action.close')} size="small">
        <Notice kind="info">
          {t('furtherGroups.feeds', { count: fed.length, names: format.list(fed.map((stage) => stage.plan.name)) })}
        </Notice>
      </Dialog>
    );
  }
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      needsNetwork
      command={() => removeStage(tournament.id, plan.id)}
      failed={(message) => t(plan.kind === 'groups' ? 'furtherGroups.notRemoved' : 'problem.saving', { message })}
      title={t('stage.removeTitle', { name: plan.name })}
      confirmLabel={t(plan.kind === 'groups' ? 'furtherGroups.removeSubmit' : 'stage.removeSubmit')}
      destructive
    >
      <p>{t('stage.removeText')}</p>
      <EndOfEvent />
    </ConfirmTaskDialog>
  );
}
