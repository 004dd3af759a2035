import type { Tournament } from '@courtside/domain';
import { deleteGroups } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ConfirmDialog } from '@courtside/ui';
import { useTask } from '../../saving/use-task';

/** Deletes the groups, after saying how many places are lost; the teams stay. */
export function DeleteGroupsDialog({ tournament, onClose }: { readonly tournament: Tournament; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerTeams', 'common', 'errors']);
  const task = useTask(() => t('errors:savingGroups'));
  const confirm = async () => {
    if (await task.run(() => deleteGroups(tournament.id))) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('groups.deleteTitle')}
      lossesTitle={t('common:confirm.lost')}
      losses={[t('groups.lossGroups', { count: Object.keys(tournament.groups).length }), t('groups.lossPlaces', { count: Object.values(tournament.groups).flat().length })]}
      confirmLabel={t('groups.deleteConfirm')}
      cancelLabel={t('common:action.cancel')}
      closeLabel={t('common:action.close')}
      destructive
      busy={task.busy}
      error={task.problem}
    >
      <p>{t('groups.deleteText')}</p>
    </ConfirmDialog>
  );
}
