import { compareValues, getKind, type Value } from '../model/value';
import { getParentPath } from '../model/names';
import type { Query } from '../model/query';
import { fieldFilters } from './field-index';
import type { Place } from './ordered-index';
import type { PathSpan } from './stored-documents';

export interface Bounds {
  readonly low: Place | null;
  readonly high: Place | null;
}

const ranges = {
  LESS_THAN: ['high'],
  LESS_THAN_OR_EQUAL: ['high'],
  GREATER_THAN: ['low'],
  GREATER_THAN_OR_EQUAL: ['low'],
  EQUAL: ['low', 'high'],
} as const;

/** Between which values of its first order all results of a query are: more may be there, none elsewhere. */
export function getQueryBounds(query: Query): Bounds {
  const [order] = query.orders;
  const lows: Place[] = [];
  const highs: Place[] = [];
  if (!order) return { low: null, high: null };
  for (const { op = '', fieldPath, value } of fieldFilters(query)) {
    if (fieldPath !== order.field || !Object.hasOwn(ranges, op)) continue;
    const at: Place = (other) => compareValues(other, value);
    // A range finds values of its operand's type only.
    const byKind: Place = (other) => (getKind(other) === getKind(value) ? 0 : at(other));
    const sides: readonly string[] = ranges[op as keyof typeof ranges];
    lows.push(sides.includes('low') ? at : byKind);
    highs.push(sides.includes('high') ? at : byKind);
  }
  for (const [cursor, isStart] of [
    [query.startAt, true],
    [query.endAt, false],
  ] as const) {
    const value = cursor?.values[0];
    if (value === undefined) continue;
    const at: Place = (other) => compareValues(other, value as Value);
    (isStart === order.descending ? highs : lows).push(at);
  }
  return { low: all(lows, Math.min), high: all(highs, Math.max) };
}

/**
 * Returns the range of document names that contains all results of a query in the order of names.
 * @param root the beginning of the documents' names
 */
export function getNameSpan(query: Query, root: string, collection: string): PathSpan {
  const isDescending = query.orders[0]?.descending === true;
  const span: { from?: string; to?: string } = {};
  const note = (value: Value | undefined, sides: readonly string[]): void => {
    const name = String(value?.['referenceValue'] ?? '');
    const path = name.slice(root.length);
    // Only for the collection itself: documents below its documents have another order.
    if (!name.startsWith(root) || getParentPath(path) !== collection) return;
    if (sides.includes('low')) span.from = path;
    if (sides.includes('high')) span.to = path;
  };
  for (const { op = '', fieldPath, value } of fieldFilters(query))
    if (fieldPath === '__name__' && Object.hasOwn(ranges, op)) note(value, ranges[op as keyof typeof ranges]);
  note(query.startAt?.values[0], [isDescending ? 'high' : 'low']);
  note(query.endAt?.values[0], [isDescending ? 'low' : 'high']);
  return span;
}

/** A value before one bound is before all of them together; the same after. */
function all(places: readonly Place[], strictest: (...values: number[]) => number): Place | null {
  if (places.length === 0) return null;
  return (value) => strictest(...places.map((place) => place(value)));
}
