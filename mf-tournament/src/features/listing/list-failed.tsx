import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState } from '@courtside/ui';

/** A list of tournaments could not be loaded; trying again may help. */
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
