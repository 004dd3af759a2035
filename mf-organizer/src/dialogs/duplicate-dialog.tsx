import type { Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { duplicateTournament, newDocumentId } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmTaskDialog } from '../saving/confirm-task-dialog';

/** Copies the tournament and goes to the copy. */
export function DuplicateDialog({ tournament, onClose }: { readonly tournament: Tournament; readonly onClose: () => void }) {
  const { t } = useTranslation('organizer');
  const navigate = useNavigate();
  // One id for all attempts: an earlier attempt may have succeeded although its response was lost.
  const [copyId] = useState(newDocumentId);
  const show = (copy: string) => {
    onClose();
    // The copy replaces the dialog's entry in the browser history.
    void navigate(linkTo('tournament', copy), { replace: true });
  };
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      command={() => duplicateTournament(tournament.id, copyId)}
      failed={(message) => t('duplicate.failed', { message })}
      onDone={show}
      title={t('duplicate.title')}
      confirmLabel={t('duplicate.confirm')}
    >
      <p>{t('duplicate.text', { name: tournament.name })}</p>
    </ConfirmTaskDialog>
  );
}
