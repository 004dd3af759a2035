import { downloadMyData } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, DownloadIcon, showToast } from '@courtside/ui';
import { useState } from 'react';
import { explainAccountFailure } from './explain-account-failure';

/** Lets a user download all of their stored data as a file. */
export function DownloadMyData() {
  const { t } = useTranslation('profile');
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    setIsBusy(true);
    try {
      saveAs('courtside-my-data.json', JSON.stringify(await downloadMyData(), null, 2));
      showToast(t('account.data.done'));
    } catch (error) {
      showToast(t(explainAccountFailure(error) === 'offline' ? 'account.offline' : 'account.failed'), { kind: 'error' });
    }
    setIsBusy(false);
  };

  return (
    <Button variant="secondary" icon={<DownloadIcon size={20} aria-hidden="true" />} loading={isBusy} onClick={() => void download()}>
      {t('account.data.title')}
    </Button>
  );
}

function saveAs(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
