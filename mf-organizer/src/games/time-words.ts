import type { ScheduleTime } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { useCallback } from 'react';

/** "14:20", and "00:10 +1 day" after midnight. */
export function useTimeWords(): (time: Pick<ScheduleTime, 'time' | 'plusDays'>) => string {
  const { t } = useTranslation('organizerSchedule');
  return useCallback(({ time, plusDays }) => (plusDays > 0 ? `${time} ${t('plusDays', { count: plusDays })}` : time), [t]);
}
