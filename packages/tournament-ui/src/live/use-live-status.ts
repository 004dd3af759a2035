import { liveStatus, type LiveStatus, type Tournament } from '@courtside/domain';
import { useMemo } from 'react';
import { useClock } from '../time/use-clock';
import { wallClock } from '../time/wall-clock';

type Source = Pick<Tournament, 'schedule' | 'scheduleType' | 'scheduleTimes' | 'startDate' | 'timeZone'>;

/** What is on court by the clock of the place, brought up to date every quarter of a minute. */
export function useLiveStatus({ schedule, scheduleType, scheduleTimes, startDate, timeZone }: Source): LiveStatus {
  const now = useClock();
  return useMemo(
    () => liveStatus({ schedule, scheduleType, times: scheduleTimes, startDate, now: wallClock(now, timeZone ?? undefined) }),
    [now, schedule, scheduleType, scheduleTimes, startDate, timeZone],
  );
}
