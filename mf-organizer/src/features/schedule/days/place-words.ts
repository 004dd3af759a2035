import type { TimetableRow } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { useCallback } from 'react';
import { useTimeWords } from '../../../games/time-words';

/** Returns a function that describes a place of a day: "10:40 · Court B". */
export function usePlaceWords(): (place: Pick<TimetableRow, 'time' | 'plusDays' | 'courtLetter'>) => string {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const clock = useTimeWords();
  return useCallback((place) => t('placeOf', { time: clock(place), court: t('common:court', { letter: place.courtLetter }) }), [t, clock]);
}
