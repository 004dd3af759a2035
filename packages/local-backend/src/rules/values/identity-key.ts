import type { Value } from './value';

/** A text that is equal for identical values: the hash of the language's sets. Composite values share coarse keys. */
export function identityKey(value: Value): string {
  switch (typeof value) {
    case 'string':
      return `s${value}`;
    case 'bigint':
      return `i${value}`;
    case 'number':
      return `f${value === 0 ? 0 : value}`;
    case 'boolean':
      return value ? 't' : 'u';
    default:
      if (value === null) return 'n';
      return Array.isArray(value) ? `l${value.length}` : `o${value.constructor.name}`;
  }
}
