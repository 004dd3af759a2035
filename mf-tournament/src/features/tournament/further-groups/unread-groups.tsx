import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState } from '@courtside/ui';

/** Shown in place of further groups that could not be loaded. */
export function UnreadGroups({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation(['tournament', 'common']);
  return (
    <EmptyState
      failed
      level={3}
      title={t('problem')}
      actions={
        <Button variant="secondary" onClick={retry}>
          {t('common:action.retry')}
        </Button>
      }
    />
  );
}
