import type { DayReason } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';

/** Why a result can't be entered, in words. */
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
