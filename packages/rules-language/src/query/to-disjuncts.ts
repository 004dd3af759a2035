import type { QueryFilter, WireValue } from '../types';
import { fieldSegments } from './field-path';

/** The condition of one filter on one field. */
export interface Constraint {
  field: string[];
  op: 'equal' | 'not-equal' | 'less' | 'less-or-equal' | 'greater' | 'greater-or-equal' | 'contains' | 'not-null';
  value: WireValue;
}

/** More branches than any query the service accepts can have. */
const MAX_DISJUNCTS = 200;
const COMPARISONS: Readonly<Record<string, Constraint['op']>> = {
  EQUAL: 'equal',
  NOT_EQUAL: 'not-equal',
  LESS_THAN: 'less',
  LESS_THAN_OR_EQUAL: 'less-or-equal',
  GREATER_THAN: 'greater',
  GREATER_THAN_OR_EQUAL: 'greater-or-equal',
  ARRAY_CONTAINS: 'contains',
};
const NULL: WireValue = { nullValue: null };

/**
 * The query's filter as alternatives of constraints that all hold (disjunctive normal form): `in`, `array-contains-any` and `or` become alternatives.
 * null when there are too many. Filters no one knows constrain nothing.
 */
export function toDisjuncts(filter: QueryFilter | undefined): Constraint[][] | null {
  if (filter === undefined) return [[]];
  if ('unaryFilter' in filter) return [unary(filter.unaryFilter.op, fieldSegments(filter.unaryFilter.field?.fieldPath ?? ''))];
  if ('fieldFilter' in filter) {
    const { field, op, value } = filter.fieldFilter;
    return comparison(fieldSegments(field?.fieldPath ?? ''), op ?? '', value ?? NULL);
  }
  if (!('compositeFilter' in filter)) return [[]];
  const { op, filters } = filter.compositeFilter;
  let result: Constraint[][] = op === 'OR' ? [] : [[]];
  for (const inner of filters ?? []) {
    const branches = toDisjuncts(inner);
    if (branches === null) return null;
    result = op === 'OR' ? [...result, ...branches] : result.flatMap((one) => branches.map((other) => [...one, ...other]));
    if (result.length > MAX_DISJUNCTS) return null;
  }
  return result;
}

function unary(op: string | undefined, field: string[]): Constraint[] {
  switch (op) {
    case 'IS_NULL':
      return [{ field, op: 'equal', value: NULL }];
    case 'IS_NAN':
      return [{ field, op: 'equal', value: { doubleValue: 'NaN' } }];
    case 'IS_NOT_NULL':
    case 'IS_NOT_NAN':
      return [{ field, op: 'not-null', value: NULL }];
    default:
      return [];
  }
}

function comparison(field: string[], op: string, value: WireValue): Constraint[][] {
  const simple = Object.hasOwn(COMPARISONS, op) ? COMPARISONS[op] : undefined;
  if (simple !== undefined) return [[{ field, op: simple, value }]];
  const values = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  switch (op) {
    case 'IN':
      return values.map((one) => [{ field, op: 'equal', value: one }]);
    case 'ARRAY_CONTAINS_ANY':
      return values.map((one) => [{ field, op: 'contains', value: one }]);
    case 'NOT_IN':
      return [values.map((one) => ({ field, op: 'not-equal', value: one }))];
    default:
      return [[]];
  }
}
