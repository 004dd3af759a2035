import { useTranslation } from '@courtside/i18n';
import { Button, Notice, type NoticeProps } from '@courtside/ui';

/** Says what could not be loaded, with a way to try again. */
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
