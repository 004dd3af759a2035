import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState, type EmptyStateProps } from '@courtside/ui';

interface UnreadPartProps extends Pick<EmptyStateProps, 'level'> {
  readonly retry: () => void;
  /** The message; by default, that this part could not be loaded. */
  readonly title?: string;
}

/** Shown in place of a part of the page that could not be loaded. */
export function UnreadPart({ retry, title, level = 3 }: UnreadPartProps) {
  const { t } = useTranslation(['tournament', 'common']);
  return (
    <EmptyState
      failed
      level={level}
      title={title ?? t('problem')}
      actions={
        <Button variant="secondary" onClick={retry}>
          {t('common:action.retry')}
        </Button>
      }
    />
  );
}
