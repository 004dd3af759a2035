import { limits, type MatchTimes } from '@courtside/domain';

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

const isWithin = (value: number | null, most: number): value is number => value !== null && value >= limits.times.minimum && value <= most;

/** The fields that can't be saved as they are. */
export function badTimes({ startTimes, gameLength, interval, numberOfCourts }: TimesDraft): ReadonlySet<TimesField> {
  const bad = new Set<TimesField>();
  if (!isWithin(gameLength, limits.times.maximumMinutes)) bad.add('gameLength');
  if (!isWithin(interval, limits.times.maximumMinutes)) bad.add('interval');
  if (!isWithin(numberOfCourts, limits.times.maximumCourts)) bad.add('numberOfCourts');
  startTimes.forEach((time, day) => {
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) bad.add(`start${day}`);
  });
  return bad;
}

/** The times, or null while a field is bad. */
export function timesOf(draft: TimesDraft): MatchTimes | null {
  return badTimes(draft).size > 0 ? null : { startTimes: draft.startTimes, gameLength: draft.gameLength ?? 1, interval: draft.interval ?? 1, numberOfCourts: draft.numberOfCourts ?? 1 };
}
