import { RemoteFailure, type FailureView } from '@courtside/federation';
import { useTranslation } from '@courtside/i18n';
import { Button, Notice, Page, RefreshCwIcon } from '@courtside/ui';
import { useEffect } from 'react';

/** A part of the site that could not be loaded: says which one, and how to go on. */
export function RemoteFailureNotice({ remote, error, retry }: FailureView) {
  const { t } = useTranslation('shell');
  // The message holds addresses and stacks: for the console, not for the reader.
  useEffect(() => {
    console.warn(`${remote} failed`, error);
  }, [remote, error]);
  const outdated = error instanceof RemoteFailure && error.code === 'contract-mismatch';
  return (
    <Page $narrow>
      <Notice
        kind="error"
        title={t('remote.failedTitle', { part: t(`remote.names.${remote}`) })}
        action={
          <Button
            variant="secondary"
            icon={<RefreshCwIcon size={20} aria-hidden="true" />}
            onClick={outdated ? () => window.location.reload() : retry}
          >
            {outdated ? t('remote.reload') : t('remote.retry')}
          </Button>
        }
      >
        {outdated ? t('remote.outdated') : t('remote.failedHint')}
      </Notice>
    </Page>
  );
}
