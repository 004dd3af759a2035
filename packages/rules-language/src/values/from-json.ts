import { LazyMap } from './map-value';
import type { Value } from './value';

/** Token claims and other JSON as values of the rules language; whole numbers are integers. */
export function fromJson(value: unknown): Value {
  if (value === null || value === undefined) return null;
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'bigint':
      return value;
    case 'number':
      return Number.isSafeInteger(value) && !Object.is(value, -0) ? BigInt(value) : value;
    case 'object':
      return Array.isArray(value) ? value.map(fromJson) : new LazyMap(value as Record<string, unknown>, fromJson);
    default:
      return null;
  }
}
