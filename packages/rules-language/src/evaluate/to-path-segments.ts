import { PathValue } from '../values/path-value';
import { typeName } from '../values/type-names';
import type { Value } from '../values/value';
import { Fault } from '../fault';

/** Returns the segments that `$(...)` adds to a path: one segment, or those of a path. */
export function toPathSegments(value: Value): string[] {
  if (typeof value === 'string') {
    if (value === '') throw new Fault('a path segment must not be empty');
    // Else data could lead a rule to another document than it names.
    if (value.includes('/')) throw new Fault(`'${value}' is more than one path segment; make a path of it with path()`);
    return [value];
  }
  if (value instanceof PathValue) return [...value.segments];
  if (typeof value === 'bigint') return [String(value)];
  throw new Fault(`a path segment must be a string, not ${typeName(value)}`);
}
