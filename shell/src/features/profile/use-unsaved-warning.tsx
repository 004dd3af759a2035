import { useTranslation } from '@courtside/i18n';
import { ConfirmDialog, isReloading } from '@courtside/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useAskBeforeLogout } from '../../account/before-logout';

/**
 * Asks before the user leaves unsaved changes: with a link, the browser's buttons, closing the tab, or a logout. It does not ask before the
 * site's own reload, which restores typed text.
 * @returns the question, to be rendered
 */
export function useUnsavedWarning(isDirty: boolean): ReactNode {
  const { t } = useTranslation(['profile', 'common']);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);

  /** Continues or cancels a logout. */
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null);
  const ask = useCallback(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)), []);
  useAskBeforeLogout(isDirty ? ask : null);
  const decide = (leaves: boolean) => {
    if (leaves) blocker.proceed?.();
    else blocker.reset?.();
    answer?.(leaves);
    setAnswer(null);
  };

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReloading()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' || answer !== null}
      onClose={() => decide(false)}
      onConfirm={() => decide(true)}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      closeLabel={t('common:action.close')}
      destructive
      backCloses={false}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
