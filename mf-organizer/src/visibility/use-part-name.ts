import { useTranslation } from '@courtside/i18n';
import { sectionTitle } from '@courtside/tournament-ui';
import type { VisitorPart } from './visitor-parts';

/** Returns the name of a part that visitors see. */
export function usePartName(): (part: VisitorPart['id'] | 'details') => string {
  const { t } = useTranslation(['organizer', 'tournament']);
  return (part) => (part === 'gameTimes' ? t('visitors.gameTimes') : t(`tournament:${sectionTitle(part)}`));
}
