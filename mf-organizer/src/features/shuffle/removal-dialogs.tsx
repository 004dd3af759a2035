import type { ShuffleRound } from '@courtside/domain/shuffle';
import { removeShuffle, removeShuffleRound } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useState } from 'react';
import { ConfirmTaskDialog } from '../../saving/confirm-task-dialog';

interface RemovalProps {
  readonly tournamentId: string;
  readonly onClose: () => void;
}

/** Removes a shuffle that has no rounds. */
export function RemoveShuffleDialog({ tournamentId, onClose }: RemovalProps) {
  const { t } = useTranslation('organizerShuffle');
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      needsNetwork
      command={() => removeShuffle(tournamentId)}
      failed={(message) => t('problem', { message })}
      title={t('remove.title')}
      confirmLabel={t('remove.submit')}
      destructive
    >
      <p>{t('remove.text')}</p>
    </ConfirmTaskDialog>
  );
}

/** Removes the last round, which has no result. */
export function RemoveRoundDialog({
  tournamentId,
  round,
  onClose,
}: RemovalProps & { readonly round: Pick<ShuffleRound, 'number' | 'teams'> }) {
  const { t } = useTranslation('organizerShuffle');
  // The round that was on the screen: another organizer may draw it again in the meantime.
  const [{ number, teams }] = useState(round);
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      needsNetwork
      command={() => removeShuffleRound(tournamentId, number, teams)}
      failed={(message) => t('problem', { message })}
      title={t('undo.title', { number })}
      confirmLabel={t('undo.submit')}
      destructive
    >
      <p>{t('undo.text')}</p>
    </ConfirmTaskDialog>
  );
}
