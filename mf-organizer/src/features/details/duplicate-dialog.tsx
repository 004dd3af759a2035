import type { Tournament } from '@courtside/domain';
import { duplicateTournament } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ConfirmDialog } from '@courtside/ui';
import { useNavigate } from 'react-router-dom';
import { useTask } from '../../saving/use-task';

/** Copies the tournament and goes to the copy. */
export function DuplicateDialog({ tournament, onClose }: { readonly tournament: Tournament; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizer', 'common']);
  const navigate = useNavigate();
  const task = useTask((message) => t('duplicate.failed', { message }));
  const confirm = async () => {
    let copy = '';
    const done = await task.run(async () => {
      copy = await duplicateTournament(tournament.id);
    });
    if (!done) return;
    onClose();
    await navigate(`/${copy}`);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('duplicate.title')}
      confirmLabel={t('duplicate.confirm')}
      cancelLabel={t('common:action.cancel')}
      closeLabel={t('common:action.close')}
      busy={task.busy}
      error={task.problem}
    >
      <p>{t('duplicate.text', { name: tournament.name })}</p>
    </ConfirmDialog>
  );
}
