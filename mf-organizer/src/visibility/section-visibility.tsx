import { setVisibility } from '@courtside/firebase';
import type { Section } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { VisibilityToggle } from '@courtside/ui';

export interface SectionVisibilityProps {
  readonly tournamentId: string;
  readonly section: Section;
  readonly isPublic: boolean;
  /** Told when it was refused. */
  readonly onChange: (command: () => Promise<unknown>) => void;
}

/** Shows a section to everybody, or to organisers only. */
export function SectionVisibility({ tournamentId, section, isPublic, onChange }: SectionVisibilityProps) {
  const { t } = useTranslation('common');
  return (
    <VisibilityToggle
      label={t('visibility.section')}
      isPublic={isPublic}
      onChange={(next) => onChange(() => setVisibility(tournamentId, section, next))}
      words={{ public: t('visibility.public'), private: t('visibility.private') }}
    />
  );
}
