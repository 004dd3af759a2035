import { toScheduleTime, type Tournament } from '@courtside/domain';
import { eventEnd } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { addDays, useFormatDay } from '@courtside/tournament-ui';
import { useCallback } from 'react';
import { useEventStages } from './event-stages';
import { listEventStages, type StoredStages } from './list-event-stages';

const DAY = 24 * 60;

/**
 * Returns a function that describes two moments, in minutes from the first midnight of the event: "Sunday 13 June, 18:20" for the later state, and the same for
 * the present one, or only "18:10" on the same day.
 */
export function useMomentWords({
  startDate,
}: Pick<Tournament, 'startDate'>): (now: number, then: number) => { readonly now: string; readonly then: string } {
  const { t } = useTranslation('organizerSchedule');
  const formatDay = useFormatDay();
  return useCallback(
    (now, then) => {
      const dayOf = (minutes: number) => Math.floor(minutes / DAY);
      const time = (minutes: number) => toScheduleTime(minutes - dayOf(minutes) * DAY).time;
      const moment = (minutes: number) => t('shapeEnd.moment', { day: formatDay(addDays(startDate, dayOf(minutes))), time: time(minutes) });
      return { then: moment(then), now: dayOf(now) === dayOf(then) && now !== then ? time(now) : moment(now) };
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
      return t(now === then ? 'shapeEnd.same' : 'shapeEnd.moved', words(now, then));
    },
    [t, event, words],
  );
}
