import * as v from 'valibot';
import { limits } from '../limits';
import { countSchema, mapSchema } from './parse';

/** The rhythm of the games on a court. */
export interface Rhythm {
  /** Minutes. */
  readonly gameLength: number;
  /** Minutes between two games on a court. */
  readonly interval: number;
}

/** When games are played: one start per day, and the rhythm of the games. */
export interface MatchTimes extends Rhythm {
  /** `HH:MM` per day, in order; a day beyond the list starts like the last one. */
  readonly startTimes: readonly string[];
  readonly numberOfCourts: number;
  /**
   * The day of each day or round, counted in days after the tournament's first, where an organizer chose one; null and missing ones follow
   * the day before. See `dayOffsets`.
   */
  readonly days?: ChosenDays | undefined;
  /** Where each day is played, if not all are at the event's place with all of its courts; missing ones are. */
  readonly venues?: readonly Venue[] | undefined;
  /** Rhythms of games of another length. Computed from `gameLengths` when a tournament is read; not stored here. */
  readonly own?: OwnRhythms;
}

export type ChosenDays = ReadonlyArray<number | null>;

/** Where a day is played. */
export interface Venue {
  /** It has the first courts of the event, this many; null for as many as the other days. */
  readonly courts: number | null;
  /** Empty for the event's place. */
  readonly place: string;
}

/** Days and rounds that have their own rhythm. */
export interface OwnRhythms {
  /** By the index of the day, from 0. */
  readonly days: Readonly<Record<number, Rhythm>>;
  /** By level and round, `upper-round2`, or by level. */
  readonly rounds: Readonly<Record<string, Rhythm>>;
}

export const defaultTimes: MatchTimes = {
  startTimes: [limits.times.startTime],
  gameLength: limits.times.gameLength,
  interval: limits.times.interval,
  numberOfCourts: limits.times.numberOfCourts,
};

/** A game of another length: a final of 2 × 15, and ten minutes before what follows. */
export interface GameLength {
  readonly periods: number;
  /** Minutes of one period. */
  readonly length: number;
  /** Minutes until the next game on the court; null for the usual interval. */
  readonly interval: number | null;
}

/** Returns the times with the separate rhythms of some games. @param dayIds of the schedule, in order */
export function withOwn(times: MatchTimes, lengths: Readonly<Record<string, GameLength>>, dayIds: readonly string[]): MatchTimes {
  const rounds = Object.fromEntries(
    Object.entries(lengths).map(([key, { periods, length, interval }]) => [
      key,
      { gameLength: periods * length, interval: interval ?? times.interval },
    ]),
  );
  const days = Object.fromEntries(dayIds.flatMap((id, index) => (rounds[`day-${id}`] ? [[index, rounds[`day-${id}`]!]] : [])));
  return Object.keys(rounds).length > 0 ? { ...times, own: { days, rounds } } : times;
}

/** A stored length: `15`, `2x15`, `2x15+10`. */
const gameLength = /^(?:([1-4])x)?([1-9]\d?|100)(?:\+(\d{1,2}|100))?$/;

export const gameLengthsSchema: v.GenericSchema<unknown, Record<string, GameLength>> = v.optional(
  mapSchema(
    v.pipe(
      v.string(),
      v.regex(gameLength),
      v.transform((text): GameLength => {
        const [, periods = '1', length, interval] = gameLength.exec(text) ?? [];
        return { periods: Number(periods), length: Number(length), interval: interval === undefined ? null : Number(interval) };
      }),
    ),
  ),
  {},
);

/** Facts about each day are stored as one text. */
const byDaySchema = <Fact>(separator: string, read: (text: string) => Fact): v.GenericSchema<unknown, readonly Fact[] | undefined> =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text ? text.split(separator).map(read) : undefined)),
    ),
  );

/** `0 28 -`: a dash, or what can't be read, follows the day before. */
const chosenDaysSchema = byDaySchema(' ', (day) => (/^\d{1,3}$/.test(day) ? Number(day) : null));

/** A line per day: `2 Hardcourt Ouest, Lyon`, `2`, ` Hardcourt Ouest, Lyon`. An empty line, or one that can't be read, is as the event. */
const venuesSchema = byDaySchema('\n', (line): Venue => {
  const [, courts, place = ''] = /^([1-6]?)(?: (.+))?$/.exec(line) ?? [];
  return { courts: Number(courts) || null, place };
});

/** Returns chosen days as they are stored; an empty text if none is chosen. */
export const storedDays = (days: ChosenDays = []): string =>
  days
    .map((day) => day ?? '-')
    .join(' ')
    .replace(/(^| )-( -)*$/, '');

/** Returns venues as they are stored; an empty text if every day is as the event. */
export const storedVenues = (venues: readonly Venue[] = []): string =>
  venues
    .map(({ courts, place }) => (courts ?? '') + (place && ` ${place}`))
    .join('\n')
    .trimEnd();

/** A time of day, `HH:MM`. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

export const matchTimesSchema: v.GenericSchema<unknown, MatchTimes> = v.object({
  startTimes: v.optional(v.array(v.pipe(v.string(), v.regex(timeOfDay, 'Expected a time HH:MM'))), [...defaultTimes.startTimes]),
  gameLength: countSchema(1, limits.times.maximumMinutes, defaultTimes.gameLength),
  interval: countSchema(0, limits.times.maximumMinutes, defaultTimes.interval),
  numberOfCourts: countSchema(1, limits.times.maximumCourts, defaultTimes.numberOfCourts),
  days: chosenDaysSchema,
  venues: venuesSchema,
});
