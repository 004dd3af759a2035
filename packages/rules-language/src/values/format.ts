import { PathValue } from './path-value';
import { DurationValue, TimestampValue } from './time-value';
import { BytesValue, LatLngValue, MapDiffValue, SetValue, type Value, isList } from './value';

const MAX_ITEMS = 20;
const MAX_DEPTH = 6;
const MAX_TEXT = 200;

/** A value as the rules language would write it, shortened; for `debug()` and explanations. */
export function format(value: Value, depth = 0): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 1e21 ? value.toFixed(1) : String(value);
  if (typeof value === 'string') return quote(value);
  if (depth > MAX_DEPTH) return '...';
  if (isList(value)) return `[${items(value, depth)}]`;
  if (value instanceof SetValue) return `[${items(value.items, depth)}].toSet()`;
  if (value instanceof PathValue) return value.toString();
  if (value instanceof TimestampValue) return `timestamp(${value.toDate().toISOString()})`;
  if (value instanceof DurationValue) return `duration(${Number(value.nanos) / 1e9}s)`;
  if (value instanceof LatLngValue) return `latlng(${value.latitude}, ${value.longitude})`;
  if (value instanceof BytesValue) return `b'${Buffer.from(value.bytes.subarray(0, 40)).toString('hex')}'`;
  if (value instanceof MapDiffValue) return `map_diff(${format(value.affectedKeys(), depth + 1)})`;
  const names = value.keys();
  const shown = names.slice(0, MAX_ITEMS).map((name) => `${quote(name)}: ${format(value.get(name) ?? null, depth + 1)}`);
  return `{${shown.join(', ')}${names.length > MAX_ITEMS ? ', ...' : ''}}`;
}

function items(values: readonly Value[], depth: number): string {
  const shown = values.slice(0, MAX_ITEMS).map((item) => format(item, depth + 1));
  return `${shown.join(', ')}${values.length > MAX_ITEMS ? ', ...' : ''}`;
}

function quote(text: string): string {
  const shown = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}...` : text;
  return `'${shown.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/\t/g, '\\t')}'`;
}
