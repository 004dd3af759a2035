import type { Tournament } from '@courtside/domain';
import { deleteGroups } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ConfirmTaskDialog } from '../../saving/confirm-task-dialog';

/** Deletes the groups, after showing how many assignments are lost. The teams stay. */
export function DeleteGroupsDialog({ tournament, onClose }: { readonly tournament: Tournament; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerTeams', 'errors']);
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      command={() => deleteGroups(tournament.id)}
      failed={() => t('errors:savingGroups')}
      title={t('groups.deleteTitle')}
      losses={[
        t('groups.lossGroups', { count: Object.keys(tournament.groups).length }),
        t('groups.lossPlaces', { count: Object.values(tournament.groups).flat().length }),
      ]}
      confirmLabel={t('groups.deleteConfirm')}
      destructive
    >
      <p>{t('groups.deleteText')}</p>
    </ConfirmTaskDialog>
  );
}
