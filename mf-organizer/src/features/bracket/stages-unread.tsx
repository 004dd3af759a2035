import { useTranslation } from '@courtside/i18n';
import { Button, Notice, Spinner } from '@courtside/ui';

interface StagesUnreadProps {
  readonly status: 'loading' | 'error';
  readonly retry: () => void;
}

/** Shown in place of further brackets that have not loaded. */
export function StagesUnread({ status, retry }: StagesUnreadProps) {
  const { t } = useTranslation(['bracket', 'common']);
  if (status === 'loading') return <Spinner label={t('common:loading')} />;
  return (
    <Notice
      kind="error"
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {t('bracket:furtherUnread')}
    </Notice>
  );
}
