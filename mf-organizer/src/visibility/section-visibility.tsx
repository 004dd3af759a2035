import { sections, type SectionId, type Tournament } from '@courtside/domain';
import { setVisibility } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { VisibilityToggle } from '@courtside/ui';
import type { Background } from '../saving/use-background';

export interface SectionVisibilityProps {
  readonly tournament: Tournament;
  readonly section: Exclude<SectionId, 'details'>;
  /** Tells when it was refused. */
  readonly background: Background;
}

/** Shows a section to everybody, or to organisers only. */
export function SectionVisibility({ tournament, section, background }: SectionVisibilityProps) {
  const { t } = useTranslation(['common', 'organizerSchedule']);
  return (
    <VisibilityToggle
      label={t('visibility.section')}
      isPublic={sections.some(({ id, flag }) => id === section && tournament[flag])}
      onChange={(next) => background.start(() => setVisibility(tournament.id, section, next), t('organizerSchedule:problem.visibility'))}
      words={{ public: t('visibility.public'), private: t('visibility.private') }}
    />
  );
}
