import { useTranslation } from '@courtside/i18n';
import { Button, Cluster, CopyIcon, Notice, Stack, TextField, UploadIcon } from '@courtside/ui';
import { useState } from 'react';
import { QrCode } from './qr-code';

export interface NewPassProps {
  readonly name: string;
  readonly tournamentName: string;
  /** The address that opens the board with it. */
  readonly link: string;
}

/** A pass that was just made: its code for the phone beside, its link for those who are elsewhere. Shown once. */
export function NewPass({ name, tournamentName, link }: NewPassProps) {
  const { t } = useTranslation('organizerDesk');
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () => {
    // Refused by the browser, or no secure page.
    const copied = navigator.clipboard ? navigator.clipboard.writeText(link) : Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setSaid('copied'),
      () => setSaid('copyFailed'),
    );
  };
  const share = () => {
    // Who closes the sheet shares nothing.
    navigator.share({ title: t('newPass.shareText', { tournament: tournamentName }), url: link }).catch(() => undefined);
  };
  return (
    <Stack>
      <Notice kind="success" title={t('newPass.title', { name })}>
        {t('newPass.once')}
      </Notice>
      <QrCode text={link} label={t('newPass.qr', { name })} />
      <TextField
        label={t('newPass.link')}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        autoComplete="off"
        spellCheck={false}
      />
      <Cluster>
        <Button type="button" icon={<CopyIcon size={20} aria-hidden="true" />} onClick={copy}>
          {t('newPass.copy')}
        </Button>
        {'share' in navigator && (
          <Button type="button" variant="secondary" icon={<UploadIcon size={20} aria-hidden="true" />} onClick={share}>
            {t('newPass.share')}
          </Button>
        )}
        <span role="status">{said && t(`newPass.${said}`)}</span>
      </Cluster>
    </Stack>
  );
}
