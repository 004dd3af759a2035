import { MapDiffValue } from './map-diff-value';
import { MapValue } from './map-value';
import { PathValue } from './path-value';
import { SetValue } from './set-value';
import { DurationValue, TimestampValue } from './time-value';
import { BytesValue, LatLngValue, type Value, isList } from './value';

/** A text that identical values share and others practically never do: the hash of the language's sets. */
export function identityKey(value: Value): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return `i${value}`;
    case 'number':
      return `f${value === 0 ? 0 : value}`;
    case 'boolean':
      return value ? 't' : 'u';
    default:
      return value === null ? 'n' : compositeKey(value);
  }
}

function compositeKey(value: Exclude<Value, null | string | bigint | number | boolean>): string {
  if (isList(value)) return `[${value.map(identityKey).join()}]`;
  if (value instanceof MapValue) return `{${value.keys().sort().map((key) => `${JSON.stringify(key)}:${identityKey(value.get(key) ?? null)}`).join()}}`;
  if (value instanceof SetValue) return `<${value.items.map(identityKey).sort().join()}>`;
  if (value instanceof PathValue) return `p${value.toString()}`;
  if (value instanceof TimestampValue) return `T${value.nanos}`;
  if (value instanceof DurationValue) return `D${value.nanos}`;
  if (value instanceof BytesValue) return `b${Buffer.from(value.bytes).toString('base64')}`;
  if (value instanceof LatLngValue) return `g${value.latitude},${value.longitude}`;
  return value instanceof MapDiffValue ? `d${identityKey(value.affectedKeys())}` : '';
}
