import { isUnattended } from '@courtside/federation/links';
import { reportError } from '@courtside/federation/reports';
import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState, Page, PlugZapIcon } from '@courtside/ui';
import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { AutoReload } from '../../unattended/auto-reload';

/** Shown if a page of the shell failed while it rendered, or its code could not be loaded. The frame around it stays. */
export function CrashPage() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  const { pathname } = useLocation();
  useEffect(() => {
    reportError('boundary', error);
  }, [error]);
  if (isUnattended(pathname)) return <AutoReload />;
  return (
    <Page $narrow>
      <EmptyState
        level={1}
        failed
        sign={<PlugZapIcon size={48} aria-hidden="true" />}
        title={t('crash.title')}
        actions={<Button onClick={() => window.location.reload()}>{t('remote.reload')}</Button>}
      >
        {t('crash.text')}
      </EmptyState>
    </Page>
  );
}
