import type { DayReason } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';

/** Returns the text for the reason why a result can't be entered. */
export function useRefusalWords(): (reason: DayReason) => string {
  const { t } = useTranslation('organizerSchedule');
  return (reason) => {
    switch (reason) {
      case 'notFinished':
      case 'teamsUnknown':
      case 'needsWinner':
      case 'othersWait':
        return t(`correct.reason.${reason}`);
      default:
        return t('correct.reason.other');
    }
  };
}
