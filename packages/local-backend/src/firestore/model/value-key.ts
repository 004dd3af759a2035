import { arrayValues, isNaNValue, getKind, mapFields, parseMicros, getNumber, type Value } from './value';

/**
 * A text that two values share exactly when they are equal in the order of values: 1 and 1.0, −0 and 0, any NaN. So that arrays can be
 * looked up instead of searched.
 */
export function valueKey(value: Value): string {
  const kind = getKind(value);
  switch (kind) {
    case 'null':
      return 'n';
    case 'boolean':
      return value['booleanValue'] === true ? 't' : 'f';
    case 'number':
      return `#${numberKey(value)}`;
    case 'timestamp':
      return `@${parseMicros(value['timestampValue'] as string)}`;
    case 'string':
      return sized('s', value['stringValue'] as string);
    case 'bytes':
      return sized('b', Buffer.from(value['bytesValue'] as string, 'base64').toString('base64'));
    case 'reference':
      return sized('r', value['referenceValue'] as string);
    case 'geoPoint': {
      const { latitude = 0, longitude = 0 } = value['geoPointValue'] as { latitude?: number; longitude?: number };
      return `g${latitude + 0},${longitude + 0};`;
    }
    case 'array':
      return `[${arrayValues(value).map(valueKey).join()}]`;
    case 'vector':
      return `v[${arrayValues(mapFields(value)['value'] ?? {})
        .map(valueKey)
        .join()}]`;
    case 'map': {
      const fields = mapFields(value);
      const names = Object.keys(fields).sort();
      return `{${names.map((name) => `${sized('', name)}${valueKey(fields[name] as Value)}`).join()}}`;
    }
  }
}

const sized = (kind: string, text: string): string => `${kind}${text.length}:${text}`;

function numberKey(value: Value): string {
  if (isNaNValue(value)) return 'NaN';
  const number = getNumber(value);
  if (typeof number === 'bigint') return String(number);
  return Number.isInteger(number) ? String(BigInt(number)) : String(number);
}
