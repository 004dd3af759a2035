import { aboutPage, aboutText } from '@courtside/federation/about-page';
import { useTranslation } from '@courtside/i18n';
import type { BuildDialogProps } from '@courtside/ui';
import { useState, type ComponentType } from 'react';

/** "About this build", as the page is when it is opened. @param Dialog comes in a file of its own */
export const aboutBuildWith = (Dialog: ComponentType<BuildDialogProps>) =>
  function AboutBuild({ onClose }: { readonly onClose: () => void }) {
    const { t } = useTranslation('common');
    const [about] = useState(aboutPage);
    return (
      <Dialog
        builds={about.builds}
        shared={about.shared}
        text={aboutText(about)}
        wordFor={(word) => t(`build.${word}`)}
        closeLabel={t('action.close')}
        onClose={onClose}
      />
    );
  };
