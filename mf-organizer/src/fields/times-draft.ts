import { defaultTimes, limits, type MatchTimes } from '@courtside/domain';
import { checkMatchTimes } from '@courtside/domain/engines';

/** Times as they are being edited: an emptied box is null. */
export interface TimesDraft {
  /** `HH:MM`, one per day; empty while it is not given. */
  readonly startTimes: readonly string[];
  readonly gameLength: number | null;
  readonly interval: number | null;
  readonly numberOfCourts: number | null;
}

export type TimesField = 'gameLength' | 'interval' | 'numberOfCourts' | `start${number}`;

/** Times with one start per day; days beyond the list start like the last one. */
export function draftOf(times: MatchTimes, days: number): TimesDraft {
  const last = times.startTimes.at(-1) ?? limits.times.startTime;
  return { ...times, startTimes: Array.from({ length: days }, (_, day) => times.startTimes[day] ?? last) };
}

/** The fields that can't be saved as they are. */
export function badTimes({ startTimes, gameLength, interval, numberOfCourts }: TimesDraft): ReadonlySet<TimesField> {
  const isBadStart = (time: string) => checkMatchTimes({ ...defaultTimes, startTimes: [time] }).length > 0;
  const rhythm = checkMatchTimes({
    startTimes: [],
    gameLength: gameLength ?? NaN,
    interval: interval ?? NaN,
    numberOfCourts: numberOfCourts ?? NaN,
  });
  const starts = startTimes.flatMap((time, day): TimesField[] => (isBadStart(time) ? [`start${day}`] : []));
  return new Set([...rhythm.filter((field) => field !== 'startTimes'), ...starts]);
}

/** The times, or null while a field is bad. */
export function timesOf(draft: TimesDraft): MatchTimes | null {
  return badTimes(draft).size > 0
    ? null
    : {
        startTimes: draft.startTimes,
        gameLength: draft.gameLength ?? 1,
        interval: draft.interval ?? 1,
        numberOfCourts: draft.numberOfCourts ?? 1,
      };
}
