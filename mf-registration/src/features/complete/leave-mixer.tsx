import { leaveMixer } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, ConfirmDialog } from '@courtside/ui';
import { useState } from 'react';

/** Lets a player leave the mixer, after a confirmation. */
export function LeaveMixer({ tournamentId, onLeft }: { readonly tournamentId: string; readonly onLeft: () => void }) {
  const { t } = useTranslation(['registration', 'common']);
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const ask = () => {
    setHasFailed(false);
    setIsAsking(true);
  };
  const leave = async () => {
    setIsLeaving(true);
    setHasFailed(false);
    try {
      await leaveMixer(tournamentId);
      setIsAsking(false);
      onLeft();
    } catch {
      setHasFailed(true);
    }
    setIsLeaving(false);
  };

  return (
    <>
      <Button variant="quiet" wide onClick={ask}>
        {t('complete.leave')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void leave()}
        title={t('complete.leaveTitle')}
        confirmLabel={t('complete.leave')}
        cancelLabel={t('complete.stay')}
        closeLabel={t('common:action.close')}
        destructive
        busy={isLeaving}
        error={hasFailed ? t('complete.leaveFailed') : undefined}
      >
        {t('complete.leaveText')}
      </ConfirmDialog>
    </>
  );
}
