import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState, type EmptyStateProps } from '@courtside/ui';
import { createContext, useContext } from 'react';

const IsReading = createContext(false);

/** Around a page that keeps what it shows while some of it is read again. */
export const ReadingProvider = IsReading.Provider;

interface UnreadPartProps extends Pick<EmptyStateProps, 'level'> {
  /** Null if reading again would not help. */
  readonly retry: (() => void) | null;
  /** The message; by default, that this part could not be loaded. */
  readonly title?: string;
}

/** Shown in place of a part of the page that could not be loaded. */
export function UnreadPart({ retry, title, level = 3 }: UnreadPartProps) {
  const { t } = useTranslation(['tournament', 'common']);
  const isReading = useContext(IsReading);
  return (
    <EmptyState
      failed
      level={level}
      title={title ?? t('problem')}
      actions={
        retry && (
          <Button
            variant="secondary"
            loading={isReading}
            onClick={({ currentTarget }) => {
              // This part vanishes once it was read.
              currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
              retry();
            }}
          >
            {t('common:action.retry')}
          </Button>
        )
      }
    />
  );
}
