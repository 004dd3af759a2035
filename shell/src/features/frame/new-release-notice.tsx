import type { RegistryReader } from '@courtside/federation';
import { useTranslation } from '@courtside/i18n';
import { StickyBottom, Button, Notice, reloadPage } from '@courtside/ui';
import { useState } from 'react';
import { useNewRelease } from './use-new-release';

/** Offers a newer release between two pages. A user who declines is not asked again in this tab. */
export function NewReleaseNotice({ registry }: { readonly registry: Pick<RegistryReader, 'latest'> }) {
  const { t } = useTranslation('shell');
  const isThere = useNewRelease(registry);
  const [isDismissed, setIsDismissed] = useState(false);
  if (!isThere || isDismissed) return null;
  return (
    <StickyBottom>
      <Notice
        kind="info"
        action={
          <>
            <Button variant="secondary" onClick={() => reloadPage()}>
              {t('newRelease.load')}
            </Button>
            <Button variant="quiet" onClick={() => setIsDismissed(true)}>
              {t('newRelease.later')}
            </Button>
          </>
        }
      >
        {t('newRelease.text')}
      </Notice>
    </StickyBottom>
  );
}
