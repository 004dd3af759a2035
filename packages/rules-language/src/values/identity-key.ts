import { PathValue } from './path-value';
import { DurationValue, TimestampValue } from './time-value';
import { BytesValue, LatLngValue, MapDiffValue, MapValue, SetValue, type Value, isList } from './value';
import { spendWork } from '../work-ledger';

/** Values don't change, so the key of a big one is made once, however many sets it comes into. */
const known = new WeakMap<object, string>();

/** A text that identical values share and others practically never do: the hash of the language's sets. */
export function identityKey(value: Value): string {
  if (typeof value === 'object' && value !== null) {
    const key = known.get(value);
    if (key !== undefined) {
      spendWork(2);
      return key;
    }
    spendWork(40);
    const made = compositeKey(value);
    known.set(value, made);
    return made;
  }
  spendWork(typeof value === 'string' ? 16 + (value.length >> 2) : 16);
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
      return 'n';
  }
}

function compositeKey(value: Exclude<Value, null | string | bigint | number | boolean>): string {
  if (isList(value)) return `[${value.map(identityKey).join()}]`;
  if (value instanceof MapValue) {
    const names = value.keys();
    const members = (names.length > 1 ? names.sort() : names).map((key) => `${JSON.stringify(key)}:${identityKey(value.get(key) ?? null)}`);
    return `{${members.join()}}`;
  }
  if (value instanceof SetValue) return `<${value.items.map(identityKey).sort().join()}>`;
  if (value instanceof PathValue) return `p${value.toString()}`;
  if (value instanceof TimestampValue) return `T${value.nanos}`;
  if (value instanceof DurationValue) return `D${value.nanos}`;
  if (value instanceof BytesValue) return `b${Buffer.from(value.bytes).toString('base64')}`;
  if (value instanceof LatLngValue) return `g${value.latitude},${value.longitude}`;
  return value instanceof MapDiffValue ? `d${identityKey(value.affectedKeys())}` : '';
}
