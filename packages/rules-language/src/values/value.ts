import type { PathValue } from './path-value';
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

/** A map with text keys. How it comes by its values is its own affair: most are converted when first read. */
export abstract class MapValue {
  abstract get size(): number;
  abstract keys(): string[];
  abstract has(key: string): boolean;
  /** The value, or undefined when the key is absent. */
  abstract get(key: string): Value | undefined;
}

/** Distinct values in the order in which they first came. */
export abstract class SetValue {
  abstract readonly items: readonly Value[];
  abstract has(value: Value): boolean;
}

/** The difference between two maps: `after.diff(before)`. */
export abstract class MapDiffValue {
  abstract readonly after: MapValue;
  abstract readonly before: MapValue;
  abstract affectedKeys(): SetValue;
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
