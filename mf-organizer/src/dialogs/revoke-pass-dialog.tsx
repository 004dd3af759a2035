import { revokePass, type Pass } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ConfirmTaskDialog } from '../saving/confirm-task-dialog';

interface RevokePassDialogProps {
  readonly tournamentId: string;
  readonly pass: Pick<Pass, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Revokes a pass at once, for all users who score with it. */
export function RevokePassDialog({ tournamentId, pass, onClose }: RevokePassDialogProps) {
  const { t } = useTranslation('organizerDesk');
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      needsNetwork
      command={() => revokePass(tournamentId, pass.id)}
      failed={(message) => t('revoke.failed', { message })}
      title={t('revoke.title', { name: pass.name })}
      confirmLabel={t('revoke.confirm')}
    >
      <p>{t('revoke.text')}</p>
    </ConfirmTaskDialog>
  );
}
