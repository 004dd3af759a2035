import { useTranslation } from '@courtside/i18n';
import { Button, DialogLoadFailure, Notice, type DialogLoadFailureProps } from '@courtside/ui';
import type { ReactNode } from 'react';

interface NotLoadedProps {
  /** Null if fetching again would not help. */
  readonly retry: (() => void) | null;
  /** The message; by default, that a part of the page is missing. */
  readonly children?: ReactNode;
}

/** Shown in place of a part of the page that could not be fetched; the rest of the page works. */
export function NotLoaded({ retry, children }: NotLoadedProps) {
  const { t } = useTranslation('common');
  return (
    <Notice
      kind="error"
      action={
        retry && (
          <Button
            variant="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              // The button vanishes while it is read again.
              currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
              retry();
            }}
          >
            {t('action.retry')}
          </Button>
        )
      }
    >
      {children ?? t('notLoaded.part')}
    </Notice>
  );
}

/** Shown instead of a dialog that could not be fetched; the page behind it works. */
export function NotOpened(props: Omit<DialogLoadFailureProps, 'text'>) {
  const { t } = useTranslation('common');
  return <DialogLoadFailure text={t('notLoaded.dialog')} {...props} />;
}
