import type { Fields } from './value';

/** Whether two documents have exactly the same values, types of numbers included; the order of fields does not count. */
export const identicalFields = (left: Fields, right: Fields): boolean => identical(left, right);

/** The same for anything that JSON can hold. */
export function identical(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left))
    return Array.isArray(right) && left.length === right.length && left.every((member, index) => identical(member, right[index]));
  if (Array.isArray(right)) return false;
  const names = Object.keys(left);
  if (names.length !== Object.keys(right).length) return false;
  return names.every(
    (name) => Object.hasOwn(right, name) && identical((left as Record<string, unknown>)[name], (right as Record<string, unknown>)[name]),
  );
}
