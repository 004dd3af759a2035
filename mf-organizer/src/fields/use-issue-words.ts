import { tournamentTextLimits, type TournamentField } from '@courtside/domain/engines';
import { useTranslation } from '@courtside/i18n';

/** Returns the text for a field's error code from the domain; undefined if there is none. */
export function useIssueWords() {
  const { t } = useTranslation('organizer');
  const missing = {
    name: t('field.nameMissing'),
    location: t('field.locationMissing'),
    startDate: t('field.startMissing'),
    endDate: t('field.endMissing'),
    description: t('field.descriptionMissing'),
    contact: undefined,
  };
  return (field: TournamentField, code: string | undefined): string | undefined => {
    switch (code) {
      case 'missing':
        return missing[field];
      case 'startAfterEnd':
        return t('field.endBeforeStart');
      case 'endBeforeToday':
        return t('field.endInPast');
      case 'contactWrong':
        return t('field.contactWrong');
      case 'tooLong':
        return t('field.tooLong', {
          count: field in tournamentTextLimits ? tournamentTextLimits[field as keyof typeof tournamentTextLimits] : 0,
        });
      default:
        return undefined;
    }
  };
}
