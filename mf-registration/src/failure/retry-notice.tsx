import { useTranslation } from '@courtside/i18n';
import { Button, Notice, type NoticeProps } from '@courtside/ui';

/** Shows what could not be loaded, with a button to retry. */
export function RetryNotice({ retry, ...notice }: Omit<NoticeProps, 'action'> & { readonly retry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Notice
      {...notice}
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
