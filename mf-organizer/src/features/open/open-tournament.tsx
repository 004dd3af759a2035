import { openTournament } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, ConfirmDialog, DoorOpenIcon } from '@courtside/ui';
import { useState } from 'react';

export interface OpenTournamentProps {
  readonly tournamentId: string;
  readonly isPublic: boolean;
  /** The server has made it public. */
  readonly onOpened: () => void;
}

/**
 * Makes a private tournament public, for ever, after asking. A change shows before the server has answered: the question closes then
 * (also without a network), and comes back with the failure if the server refuses.
 */
export function OpenTournament({ tournamentId, isPublic, onOpened }: OpenTournamentProps) {
  const { t } = useTranslation(['organizer', 'common']);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const ask = () => {
    setFailed(false);
    setAsking(true);
  };
  const confirm = async () => {
    setFailed(false);
    setBusy(true);
    try {
      await openTournament(tournamentId);
      setAsking(false);
      onOpened();
    } catch (error) {
      console.warn('The tournament was not opened', error);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {!isPublic && (
        <Button variant="onCourt" icon={<DoorOpenIcon size={20} aria-hidden="true" />} onClick={ask}>
          {t('openTournament.button')}
        </Button>
      )}
      <ConfirmDialog
        open={asking && !isPublic}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title={t('openTournament.title')}
        confirmLabel={t('openTournament.confirm')}
        cancelLabel={t('common:action.cancel')}
        closeLabel={t('common:action.close')}
        busy={busy}
        error={failed && t('openTournament.failed')}
      >
        <p>{t('openTournament.text')}</p>
        <p>
          <strong>{t('openTournament.irreversible')}</strong>
        </p>
      </ConfirmDialog>
    </>
  );
}
