import type { WireValue } from '../types';
import { LazyMap } from './map-value';
import { pathFromText } from './path-value';
import { timestampFromText } from './time-value';
import { BytesValue, LatLngValue, type MapValue, type Value } from './value';
import { spendWork } from '../work-ledger';

/** A Firestore value as a value of the rules language. Values no one stores (an unknown kind) become null. */
export function fromWire(value: WireValue): Value {
  if ('stringValue' in value) return value.stringValue;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('mapValue' in value) return mapFromFields(value.mapValue.fields ?? {});
  if ('arrayValue' in value) return listOf(value.arrayValue.values ?? []);
  if ('timestampValue' in value) return timestampFromText(value.timestampValue);
  if ('referenceValue' in value) return referenceToPath(value.referenceValue);
  if ('bytesValue' in value) return bytesOf(value.bytesValue);
  if ('geoPointValue' in value) return new LatLngValue(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  return null;
}

export function mapFromFields(fields: Record<string, WireValue>): MapValue {
  return new LazyMap(fields, fromWire);
}

/** `projects/p/databases/d/documents/a/b` is the path `/databases/d/documents/a/b`. */
function referenceToPath(reference: string): Value {
  spendWork(16 + reference.length);
  return pathFromText(reference.replace(/^\/?projects\/[^/]+/, ''));
}

function listOf(values: readonly WireValue[]): Value[] {
  spendWork(4 * values.length);
  return values.map(fromWire);
}

function bytesOf(text: string): BytesValue {
  spendWork(text.length >> 3);
  return new BytesValue(Buffer.from(text, 'base64'));
}
