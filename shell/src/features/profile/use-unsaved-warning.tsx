import { useTranslation } from '@courtside/i18n';
import { ConfirmDialog, isReloading } from '@courtside/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useAskBeforeLogout } from '../../account/before-logout';

/**
 * Asks before unsaved changes are left behind: by a link, by the browser's own buttons, by closing the tab, by a logout. A reload that we offer
 * ourselves brings back what was typed, and is not asked about.
 * @returns the question, to be rendered
 */
export function useUnsavedWarning(isDirty: boolean): ReactNode {
  const { t } = useTranslation(['profile', 'common']);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);

  /** Goes on with a logout, or not. */
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
