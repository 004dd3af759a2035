import { useTranslation } from '@courtside/i18n';
import { Notice, QrCode, ShareLink, Stack } from '@courtside/ui';

export interface NewPassProps {
  readonly name: string;
  readonly tournamentName: string;
  /** The address that opens the board with it. */
  readonly link: string;
}

/** A new pass: its code for a phone nearby, its link for people elsewhere. Shown once. */
export function NewPass({ name, tournamentName, link }: NewPassProps) {
  const { t } = useTranslation('organizerDesk');
  return (
    <Stack>
      <Notice kind="success" title={t('newPass.title', { name })}>
        {t('newPass.once')}
      </Notice>
      <QrCode text={link} label={t('newPass.qr', { name })} />
      <ShareLink
        label={t('newPass.link')}
        link={link}
        title={t('newPass.shareText', { tournament: tournamentName })}
        words={{ copy: t('newPass.copy'), copied: t('newPass.copied'), copyFailed: t('newPass.copyFailed'), share: t('newPass.share') }}
      />
    </Stack>
  );
}
