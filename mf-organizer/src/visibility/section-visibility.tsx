import type { SectionId, Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Button, EyeIcon, EyeOffIcon } from '@courtside/ui';
import { useShowVisitors } from './show-visitors';
import { isShown } from './visitor-parts';

export interface SectionVisibilityProps {
  readonly tournament: Tournament;
  readonly section: Exclude<SectionId, 'details'>;
}

/** Shows whether visitors see a section, and links to where that is changed. */
export function SectionVisibility({ tournament, section }: SectionVisibilityProps) {
  const { t } = useTranslation(['organizer', 'common']);
  const showVisitors = useShowVisitors();
  const isPublic = tournament.isTournamentPublic && isShown(tournament, section);
  const state = isPublic ? t('common:visibility.public') : t('common:visibility.private');
  const Icon = isPublic ? EyeIcon : EyeOffIcon;
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon size={20} aria-hidden="true" />}
      aria-label={t('visitors.change', { state })}
      onClick={showVisitors}
    >
      {state}
    </Button>
  );
}
