import * as v from 'valibot';
import { limits } from '../limits';
import { countSchema } from './parse';

/** When games are played: one start per day, and the rhythm of the games. */
export interface MatchTimes {
  /** `HH:MM` per day, in order; a day beyond the list starts like the last one. */
  readonly startTimes: readonly string[];
  /** Minutes. */
  readonly gameLength: number;
  /** Minutes between two games on a court. */
  readonly interval: number;
  readonly numberOfCourts: number;
}

export const defaultTimes: MatchTimes = {
  startTimes: [limits.times.startTime],
  gameLength: limits.times.gameLength,
  interval: limits.times.interval,
  numberOfCourts: limits.times.numberOfCourts,
};

/** A time of day, `HH:MM`. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

export const matchTimesSchema: v.GenericSchema<unknown, MatchTimes> = v.object({
  startTimes: v.optional(v.array(v.pipe(v.string(), v.regex(timeOfDay, 'Expected a time HH:MM'))), [...defaultTimes.startTimes]),
  gameLength: countSchema(1, limits.times.maximumMinutes, defaultTimes.gameLength),
  interval: countSchema(0, limits.times.maximumMinutes, defaultTimes.interval),
  numberOfCourts: countSchema(1, limits.times.maximumCourts, defaultTimes.numberOfCourts),
});
