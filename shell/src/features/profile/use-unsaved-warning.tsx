import { useTranslation } from '@courtside/i18n';
import { ConfirmDialog, isReloading } from '@courtside/ui';
import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before unsaved changes are left behind: by a link, by the browser's own buttons, by closing the tab. A reload that we offer
 * ourselves brings back what was typed, and is not asked about.
 * @returns the question, to be rendered
 */
export function useUnsavedWarning(isDirty: boolean): ReactNode {
  const { t } = useTranslation(['profile', 'common']);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);

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
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
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
