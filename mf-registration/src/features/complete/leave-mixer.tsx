import { leaveMixer } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, ConfirmDialog } from '@courtside/ui';
import { useState } from 'react';
import { useSending } from '../../failure/use-sending';

/** Lets a player leave the mixer, after a confirmation. */
export function LeaveMixer({ tournamentId, onLeft }: { readonly tournamentId: string; readonly onLeft: () => void }) {
  const { t } = useTranslation(['registration', 'common']);
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, problem, send, forget } = useSending({ other: 'failed' });

  const ask = () => {
    forget();
    setIsAsking(true);
  };
  const leave = async () => {
    if (!(await send(() => leaveMixer(tournamentId)))) return;
    setIsAsking(false);
    onLeft();
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
        busy={isBusy}
        error={problem ? t('complete.leaveFailed') : undefined}
      >
        {t('complete.leaveText')}
      </ConfirmDialog>
    </>
  );
}
