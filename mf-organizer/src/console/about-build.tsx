import { aboutPage, aboutText } from '@courtside/federation/about-page';
import { useTranslation } from '@courtside/i18n';
import { BuildDialog } from '@courtside/ui';
import { useState } from 'react';

/** "About this build", as the page is when it is opened. */
export function AboutBuild({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('common');
  const [about] = useState(aboutPage);
  return (
    <BuildDialog
      builds={about.builds}
      shared={about.shared}
      text={aboutText(about)}
      wordFor={(word) => t(`build.${word}`)}
      closeLabel={t('action.close')}
      onClose={onClose}
    />
  );
}
