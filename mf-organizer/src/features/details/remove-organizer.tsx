import type { Tournament } from '@courtside/domain';
import { removeOrganizer } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ConfirmTaskDialog } from '../../saving/confirm-task-dialog';

export interface RemoveOrganizerProps {
  readonly tournament: Pick<Tournament, 'id' | 'organizerUids'>;
  /** The user who removes. */
  readonly by: string | null;
  readonly uid: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Removes an organizer, or the user themselves. */
export function RemoveOrganizer({ tournament, by, uid, name, onClose }: RemoveOrganizerProps) {
  const { t } = useTranslation('organizer');
  const remove = async () => {
    // Another user may have done it while the dialog was open.
    if (tournament.organizerUids.some((one) => one === uid)) await removeOrganizer(tournament.id, uid);
  };
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      command={remove}
      failed={(message) => t('organizers.removeFailed', { message })}
      title={uid === by ? t('organizers.removeSelfTitle') : t('organizers.removeTitle', { name })}
      confirmLabel={uid === by ? t('organizers.removeSelfConfirm') : t('organizers.removeConfirm')}
      destructive
    >
      <p>{uid === by ? t('organizers.removeSelf') : t('organizers.removeText')}</p>
    </ConfirmTaskDialog>
  );
}
