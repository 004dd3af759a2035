import type { MapValue } from './map-value';
import type { PathValue } from './path-value';
import type { MapDiffValue } from './map-diff-value';
import type { SetValue } from './set-value';
import type { DurationValue, TimestampValue } from './time-value';

/** Latitude and longitude in degrees. */
export class LatLngValue {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

export class BytesValue {
  constructor(readonly bytes: Uint8Array) {}
}

export type ListValue = readonly Value[];

/** A value of the rules language: bigint is an integer, number a float. */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | BytesValue
  | DurationValue
  | LatLngValue
  | ListValue
  | MapDiffValue
  | MapValue
  | PathValue
  | SetValue
  | TimestampValue;

export function isList(value: Value): value is ListValue {
  return Array.isArray(value);
}
