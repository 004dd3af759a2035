import { PathValue } from './path-value';
import { DurationValue, TimestampValue } from './time-value';
import { BytesValue, LatLngValue, MapDiffValue, MapValue, SetValue, type Value, isList } from './value';
import { spendWork } from '../work-ledger';

/** The operator `==`: numbers compare across integer and float, everything inside a collection must have the same type. */
export function equal(a: Value, b: Value): boolean {
  if (typeof a === 'bigint' && typeof b === 'number') return numericallyEqual(a, b);
  if (typeof a === 'number' && typeof b === 'bigint') return numericallyEqual(b, a);
  if (typeof a === 'number' && typeof b === 'number') return a === b;
  return identical(a, b);
}

function numericallyEqual(a: bigint, b: number): boolean {
  return Number.isInteger(b) && BigInt(b) === a;
}

/** Whether two values have the same type and content; NaN is identical to NaN. Collections, `in`, sets and `diff` compare with this. */
export function identical(a: Value, b: Value): boolean {
  spendWork(typeof a === 'string' ? 2 + (a.length >> 5) : 2);
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return typeof a === 'number' && typeof b === 'number' && Number.isNaN(a) && Number.isNaN(b);
  }
  if (isList(a)) return isList(b) && a.length === b.length && a.every((item, i) => identical(item, b[i] ?? null));
  if (a instanceof MapValue) return b instanceof MapValue && sameMaps(a, b);
  if (a instanceof SetValue) return b instanceof SetValue && a.items.length === b.items.length && a.items.every((item) => b.has(item));
  if (a instanceof PathValue)
    return b instanceof PathValue && a.segments.length === b.segments.length && a.segments.every((segment, i) => segment === b.segments[i]);
  if (a instanceof TimestampValue) return b instanceof TimestampValue && a.nanos === b.nanos;
  if (a instanceof DurationValue) return b instanceof DurationValue && a.nanos === b.nanos;
  if (a instanceof LatLngValue) return b instanceof LatLngValue && a.latitude === b.latitude && a.longitude === b.longitude;
  if (a instanceof BytesValue) return b instanceof BytesValue && Buffer.compare(a.bytes, b.bytes) === 0;
  if (a instanceof MapDiffValue) return b instanceof MapDiffValue && identical(a.after, b.after) && identical(a.before, b.before);
  return false;
}

function sameMaps(a: MapValue, b: MapValue): boolean {
  if (a.size !== b.size) return false;
  return a.keys().every((key) => {
    const right = b.get(key);
    return right !== undefined && identical(a.get(key) ?? null, right);
  });
}
