import type { Fields } from './value';

/** True when two documents hold exactly the same values, types of numbers included; the order of fields does not count. */
export const identicalFields = (left: Fields, right: Fields): boolean => left === right || canonical(left) === canonical(right);

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}
