import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState } from '@courtside/ui';

/** Shown in place of a bracket that could not be loaded. */
export function UnreadBracket({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation(['bracket', 'common']);
  return (
    <EmptyState
      failed
      level={3}
      title={t('furtherUnread')}
      actions={
        <Button variant="secondary" onClick={retry}>
          {t('common:action.retry')}
        </Button>
      }
    />
  );
}
