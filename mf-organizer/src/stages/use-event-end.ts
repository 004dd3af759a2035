import { toScheduleTime, type Tournament } from '@courtside/domain';
import { eventEnd } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { addDays, useFormatDay } from '@courtside/tournament-ui';
import { useCallback } from 'react';
import { useEventStages } from './event-stages';
import { listEventStages, type StoredStages } from './list-event-stages';

const DAY = 24 * 60;

/** Returns a function that describes a moment, in minutes from the first midnight of the event: "Sunday 13 June, 18:20". */
export function useMomentWords({ startDate }: Pick<Tournament, 'startDate'>): (minutes: number) => string {
  const { t } = useTranslation('organizerSchedule');
  const formatDay = useFormatDay();
  return useCallback(
    (minutes) => {
      const day = Math.floor(minutes / DAY);
      return t('shapeEnd.moment', { day: formatDay(addDays(startDate, day)), time: toScheduleTime(minutes - day * DAY).time });
    },
    [t, formatDay, startDate],
  );
}

/** Returns a function that says when the event ends by its plan after a change of its shape; null without games before or after it. */
export function useEventEnd(): (change: Partial<StoredStages>) => string | null {
  const { t } = useTranslation('organizerSchedule');
  const event = useEventStages();
  const words = useMomentWords(event.tournament);
  return useCallback(
    (change) => {
      const [now, then] = [eventEnd(event.stages), eventEnd(listEventStages({ ...event, ...change }))];
      if (now === null || then === null) return null;
      if (now === then) return t('shapeEnd.same', { now: words(now) });
      return t('shapeEnd.moved', { now: words(now), then: words(then) });
    },
    [t, event, words],
  );
}
