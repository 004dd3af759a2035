import { defaultTimes, limits, type ChosenDays, type MatchTimes } from '@courtside/domain';
import { checkMatchTimes } from '@courtside/domain/engines';

/** Times while they are edited: an emptied field is null. */
export interface TimesDraft {
  /** `HH:MM`, one per day; empty if not set. */
  readonly startTimes: readonly string[];
  readonly gameLength: number | null;
  readonly interval: number | null;
  readonly numberOfCourts: number | null;
  /** Missing if the days follow each other. */
  readonly days?: ChosenDays | undefined;
}

export type TimesField = 'gameLength' | 'interval' | 'numberOfCourts' | `start${number}`;

/** Returns times with one start per day; days beyond the list start like the last one. */
export function toTimesDraft(times: MatchTimes, days: number): TimesDraft {
  const last = times.startTimes.at(-1) ?? limits.times.startTime;
  return { ...times, startTimes: Array.from({ length: days }, (_, day) => times.startTimes[day] ?? last) };
}

/** Returns the fields that can't be saved. */
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

/** Returns the times, or null while a field is invalid. */
export function toMatchTimes(draft: TimesDraft): MatchTimes | null {
  return badTimes(draft).size > 0
    ? null
    : {
        startTimes: draft.startTimes,
        gameLength: draft.gameLength ?? 1,
        interval: draft.interval ?? 1,
        numberOfCourts: draft.numberOfCourts ?? 1,
        days: draft.days,
      };
}
