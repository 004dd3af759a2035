import type { Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { duplicateTournament } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useNavigate } from 'react-router-dom';
import { ConfirmTaskDialog } from '../../saving/confirm-task-dialog';

/** Copies the tournament and goes to the copy. */
export function DuplicateDialog({ tournament, onClose }: { readonly tournament: Tournament; readonly onClose: () => void }) {
  const { t } = useTranslation('organizer');
  const navigate = useNavigate();
  const show = (copy: string) => {
    onClose();
    // The dialog's own entry of the history gives way to the copy.
    void navigate(linkTo('tournament', copy), { replace: true });
  };
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      command={() => duplicateTournament(tournament.id)}
      failed={(message) => t('duplicate.failed', { message })}
      onDone={show}
      title={t('duplicate.title')}
      confirmLabel={t('duplicate.confirm')}
    >
      <p>{t('duplicate.text', { name: tournament.name })}</p>
    </ConfirmTaskDialog>
  );
}
