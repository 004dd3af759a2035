import { limits } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { FileField } from '@courtside/ui';
import type { ComponentProps } from 'react';
import type { PosterChoice } from './use-poster-choice';

type FileFieldProps = ComponentProps<typeof FileField>;

export interface PosterFieldProps extends Pick<FileFieldProps, 'label' | 'hint' | 'marker' | 'disabled' | 'currentSrc'> {
  readonly poster: PosterChoice;
}

/** Chooses a poster, and explains why one can't be used. */
export function PosterField({ poster, ...field }: PosterFieldProps) {
  const { t } = useTranslation(['organizer', 'common']);
  const words = { empty: t('field.imageEmpty'), tooLarge: t('field.imageTooLarge'), wrongType: t('field.imageType') };
  return (
    <FileField
      {...field}
      accept={limits.imageTypes.join(',')}
      value={poster.image}
      onChange={poster.choose}
      error={poster.issue && words[poster.issue]}
      labels={{
        choose: t('common:file.choose'),
        change: t('common:file.change'),
        remove: t('common:file.remove'),
        empty: t('common:file.none'),
      }}
    />
  );
}
