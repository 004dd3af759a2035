import { DurationValue, NANOS_PER_SECOND, TimestampValue, floorDivide } from '../values/time-value';
import { type BuiltinTable, builtin } from '../builtin';

const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;

export const durationMethods: BuiltinTable = {
  seconds: builtin<[DurationValue]>(['duration'], (span) => span.nanos / NANOS_PER_SECOND),
  nanos: builtin<[DurationValue]>(['duration'], (span) => span.nanos % NANOS_PER_SECOND),
};

/** All parts are those of UTC. */
export const timestampMethods: BuiltinTable = {
  date: builtin<[TimestampValue]>(['timestamp'], (time) => new TimestampValue(time.nanos - sinceMidnight(time))),
  time: builtin<[TimestampValue]>(['timestamp'], (time) => new DurationValue(sinceMidnight(time))),
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  /** Monday is 1, Sunday 7. */
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  /** 1 to 366. */
  dayOfYear: part((date) => Math.floor((date.getTime() - new Date(date).setUTCMonth(0, 1)) / 86_400_000) + 1),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  nanos: builtin<[TimestampValue]>(['timestamp'], (time) => time.nanos - floorDivide(time.nanos, NANOS_PER_SECOND) * NANOS_PER_SECOND),
  toMillis: builtin<[TimestampValue]>(['timestamp'], (time) => floorDivide(time.nanos, 1_000_000n)),
};

function part(read: (date: Date) => number) {
  return builtin<[TimestampValue]>(['timestamp'], (time) => BigInt(read(time.toDate())));
}

function sinceMidnight(time: TimestampValue): bigint {
  return time.nanos - floorDivide(time.nanos, NANOS_PER_DAY) * NANOS_PER_DAY;
}
