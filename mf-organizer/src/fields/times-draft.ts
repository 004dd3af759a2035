import { defaultTimes, limits, type ChosenDays, type MatchTimes, type Venue } from '@courtside/domain';
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
  /** Missing if all days are at the event's place, with all of its courts. */
  readonly venues?: readonly Venue[] | undefined;
}

export type TimesField = 'gameLength' | 'interval' | 'numberOfCourts' | `${'start' | 'courts' | 'place'}${number}`;

/** Returns times with one start per day; days beyond the list start like the last one. */
export function toTimesDraft(times: MatchTimes, days: number): TimesDraft {
  const last = times.startTimes.at(-1) ?? limits.times.startTime;
  return { ...times, startTimes: Array.from({ length: days }, (_, day) => times.startTimes[day] ?? last) };
}

/** Returns the fields that can't be saved. */
export function badTimes({ startTimes, gameLength, interval, numberOfCourts, venues = [] }: TimesDraft): ReadonlySet<TimesField> {
  const isBad = (part: Partial<MatchTimes>) => checkMatchTimes({ ...defaultTimes, ...part }).length > 0;
  const rhythm = checkMatchTimes({
    startTimes: [],
    gameLength: gameLength ?? NaN,
    interval: interval ?? NaN,
    numberOfCourts: numberOfCourts ?? NaN,
  });
  const starts = startTimes.flatMap((time, day): TimesField[] => (isBad({ startTimes: [time] }) ? [`start${day}`] : []));
  const ofVenues = venues.flatMap(({ courts, place }, day): TimesField[] => [
    ...(isBad({ venues: [{ courts, place: '' }] }) ? [`courts${day}` as const] : []),
    ...(isBad({ venues: [{ courts: null, place: place.trim() }] }) ? [`place${day}` as const] : []),
  ]);
  return new Set([...rhythm.filter((field) => field !== 'startTimes' && field !== 'venues'), ...starts, ...ofVenues]);
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
        venues: draft.venues?.map(({ courts, place }) => ({ courts, place: place.trim() })),
      };
}
