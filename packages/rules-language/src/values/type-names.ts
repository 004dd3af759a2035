import { PathValue } from './path-value';
import { DurationValue, TimestampValue } from './time-value';
import { BytesValue, LatLngValue, MapDiffValue, MapValue, SetValue, type Value, isList } from './value';

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'duration'
  | 'latlng'
  | 'list'
  | 'map'
  | 'map_diff'
  | 'path'
  | 'set'
  | 'timestamp';

/** The types that `is` accepts; `number` is int or float. */
export const TESTABLE_TYPES: readonly string[] = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'null',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
];

/** The type's name as messages and `is` call it; `request` and `resource` count as maps. */
export function typeName(value: Value): TypeName {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    default:
      break;
  }
  if (value === null) return 'null';
  if (isList(value)) return 'list';
  if (value instanceof MapValue) return 'map';
  if (value instanceof PathValue) return 'path';
  if (value instanceof SetValue) return 'set';
  if (value instanceof TimestampValue) return 'timestamp';
  if (value instanceof DurationValue) return 'duration';
  if (value instanceof BytesValue) return 'bytes';
  if (value instanceof LatLngValue) return 'latlng';
  if (value instanceof MapDiffValue) return 'map_diff';
  return 'null';
}

export function hasType(value: Value, type: string): boolean {
  const actual = typeName(value);
  return type === 'number' ? actual === 'int' || actual === 'float' : actual === type;
}
