import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState } from '@courtside/ui';

/** Shown if a list of tournaments could not be loaded; offers a retry. */
export function ListFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('home');
  return (
    <EmptyState
      failed
      title={t('failed.title')}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t('failed.text')}
    </EmptyState>
  );
}
