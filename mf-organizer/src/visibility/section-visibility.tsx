import { sections, type SectionId, type Tournament } from '@courtside/domain';
import { setVisibility } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { VisibilityToggle } from '@courtside/ui';

export interface SectionVisibilityProps {
  readonly tournament: Tournament;
  readonly section: Exclude<SectionId, 'details'>;
  /** Told when it was refused. */
  readonly onChange: (command: () => Promise<unknown>) => void;
}

/** Shows a section to everybody, or to organisers only. */
export function SectionVisibility({ tournament, section, onChange }: SectionVisibilityProps) {
  const { t } = useTranslation('common');
  return (
    <VisibilityToggle
      label={t('visibility.section')}
      isPublic={sections.some(({ id, flag }) => id === section && tournament[flag])}
      onChange={(next) => onChange(() => setVisibility(tournament.id, section, next))}
      words={{ public: t('visibility.public'), private: t('visibility.private') }}
    />
  );
}
