import { Fault } from '../fault';
import { type BuiltinTable, builtin } from '../builtin';
import { duration, timestamp } from '../operators/arithmetic';
import { DurationValue, NANOS_PER_SECOND } from '../values/time-value';
import { LatLngValue } from '../values/value';

const UNITS: Readonly<Record<string, bigint>> = {
  w: 604_800n * NANOS_PER_SECOND,
  d: 86_400n * NANOS_PER_SECOND,
  h: 3_600n * NANOS_PER_SECOND,
  m: 60n * NANOS_PER_SECOND,
  s: NANOS_PER_SECOND,
  ms: 1_000_000n,
  ns: 1n,
};

export const durationFunctions: BuiltinTable = {
  abs: builtin<[DurationValue]>(['duration'], (span) => new DurationValue(span.nanos < 0n ? -span.nanos : span.nanos)),
  time: builtin<[bigint, bigint, bigint, bigint]>(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
    duration((hours * 3600n + minutes * 60n + seconds) * NANOS_PER_SECOND + nanos),
  ),
  value: builtin<[bigint, string]>(['int', 'string'], (magnitude, unit) => {
    const nanos = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
    if (nanos === undefined) throw new Fault(`'${unit}' is not a unit of time; the units are ${Object.keys(UNITS).join(', ')}`);
    return duration(magnitude * nanos);
  }),
};

export const timestampFunctions: BuiltinTable = {
  date: builtin<[bigint, bigint, bigint]>(['int', 'int', 'int'], (year, month, day) => {
    const date = new Date(0);
    date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
    const valid = BigInt(date.getUTCFullYear()) === year && BigInt(date.getUTCMonth() + 1) === month && BigInt(date.getUTCDate()) === day;
    if (!valid) throw new Fault(`there is no date ${year}-${month}-${day}`);
    return timestamp(BigInt(date.getTime()) * 1_000_000n);
  }),
  value: builtin<[bigint]>(['int'], (millis) => timestamp(millis * 1_000_000n)),
};

export const latLngFunctions: BuiltinTable = {
  value: builtin<[bigint | number, bigint | number]>(['number', 'number'], (latitude, longitude) => {
    const lat = Number(latitude);
    const lng = Number(longitude);
    if (!(lat >= -90 && lat <= 90)) throw new Fault('a latitude lies between -90 and 90');
    if (!(lng >= -180 && lng <= 180)) throw new Fault('a longitude lies between -180 and 180');
    return new LatLngValue(lat, lng);
  }),
};
