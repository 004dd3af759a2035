import * as v from 'valibot';
import { limits } from '../limits';

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

const wholeNumber = (least: number, most: number, fallback: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), fallback);

export const matchTimesSchema: v.GenericSchema<unknown, MatchTimes> = v.object({
  startTimes: v.optional(v.array(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Expected a time HH:MM'))), [...defaultTimes.startTimes]),
  gameLength: wholeNumber(1, limits.times.maximumMinutes, defaultTimes.gameLength),
  interval: wholeNumber(0, limits.times.maximumMinutes, defaultTimes.interval),
  numberOfCourts: wholeNumber(1, limits.times.maximumCourts, defaultTimes.numberOfCourts),
});
