import type { QueryFilter, StructuredQuery } from '@courtside/rules-language';
import { FirestoreError } from './firestore-error';
import { checkId } from './names';
import { arrayValues, getKind, type Value } from './value';

const nameField = '__name__';

/** Limits of the official service. */
const MOST_DISJUNCTIONS = 30;
/** Limits filters and orders together; a parent document counts as one more. */
const MOST_PARTS = 100;
const MOST_UNEQUAL_FIELDS = 10;
const MOST_VALUES_OF_NOT_IN = 10;
/** Our own limits: the nesting of conjunctions and disjunctions, and their number. */
const DEEPEST_FILTER = 100;
const MOST_COMPOSITES = 500;

const invalid = (message: string) => new FirestoreError('INVALID_ARGUMENT', message);

/** @throws FirestoreError for queries that the official service does not take, whatever indexes there are */
export function checkQuery(parent: string, { from = [], where, orderBy = [], startAt, endAt }: StructuredQuery): void {
  if (from.length > 1) throw invalid('A query reads one collection, or one collection group.');
  const id = from[0]?.collectionId;
  if (id !== undefined && id !== '') checkId(id);
  if (parent !== '') parent.split('/').forEach(checkId);
  for (const cursor of [startAt, endAt]) {
    if ((cursor?.values?.length ?? 0) > orderBy.length) throw invalid('Cursor has too many values.');
  }
  const parts = { filters: 0, composites: 0 };
  if (where) countParts(where, parts, 0);
  if (parts.filters + orderBy.length + (parent === '' ? 0 : 1) > MOST_PARTS)
    throw invalid(`A query has at most ${MOST_PARTS} filters, orders and parents.`);
  if (!where) return;
  if (countDisjunctions(where) > MOST_DISJUNCTIONS)
    throw invalid(`Invalid query: the query has more than ${MOST_DISJUNCTIONS} disjunctions after it is expanded.`);
  checkFilter(where);
}

function countParts(filter: QueryFilter, parts: { filters: number; composites: number }, depth: number): void {
  if (!('compositeFilter' in filter)) {
    parts.filters += 1;
    return;
  }
  parts.composites += 1;
  const { filters = [] } = filter.compositeFilter;
  if (depth > DEEPEST_FILTER || parts.composites > MOST_COMPOSITES || filters.length > MOST_COMPOSITES)
    throw invalid('The filters of the query are too many, or nested too deeply.');
  for (const inner of filters) countParts(inner, parts, depth + 1);
}

/**
 * Checks the rules that depend on the orders that the service adds; `unequal` are the fields of inequalities.
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function checkOrders(
  where: QueryFilter | undefined,
  unequal: readonly string[],
  orders: readonly { readonly field: string }[],
): void {
  if (unequal.length > MOST_UNEQUAL_FIELDS) throw invalid(`A query has inequalities of at most ${MOST_UNEQUAL_FIELDS} fields.`);
  const key = orders.findIndex(({ field }) => field === nameField);
  if (key >= 0 && key < orders.length - 1) throw invalid('order by clause cannot contain more fields after the key');
  if (unequal.length > 0 && !unequal.includes(nameField) && where && hasEqualName(where)) {
    throw invalid('Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.');
  }
}

function hasEqualName(filter: QueryFilter): boolean {
  if ('compositeFilter' in filter) return (filter.compositeFilter.filters ?? []).some(hasEqualName);
  return 'fieldFilter' in filter && filter.fieldFilter.op === 'EQUAL' && filter.fieldFilter.field?.fieldPath === nameField;
}

/** Returns the number of alternatives after IN, ARRAY_CONTAINS_ANY and OR are expanded. */
function countDisjunctions(filter: QueryFilter): number {
  if ('compositeFilter' in filter) {
    const parts = (filter.compositeFilter.filters ?? []).map(countDisjunctions);
    return filter.compositeFilter.op === 'OR'
      ? parts.reduce((sum, part) => sum + part, 0)
      : parts.reduce((product, part) => product * part, 1);
  }
  if ('unaryFilter' in filter) return 1;
  const { op, value } = filter.fieldFilter;
  return op === 'IN' || op === 'ARRAY_CONTAINS_ANY' ? arrayValues((value ?? {}) as unknown as Value).length : 1;
}

function checkFilter(filter: QueryFilter): void {
  if ('compositeFilter' in filter) {
    const filters = filter.compositeFilter.filters ?? [];
    filters.forEach(checkFilter);
    if (filter.compositeFilter.op !== 'OR' && filters.filter(isNegation).length > 1)
      throw invalid('A query can hold only one of is-not-null and is-not-nan.');
    if (filter.compositeFilter.op !== 'OR' && filters.filter(isContains).length > 1) {
      throw new FirestoreError('FAILED_PRECONDITION', 'A query can contain only one array-contains of a field in one conjunction.');
    }
  } else if ('fieldFilter' in filter) {
    const { field, op, value } = filter.fieldFilter;
    if (field?.fieldPath === nameField) checkNames(value as unknown as Value | undefined);
    if (op === 'NOT_IN' && arrayValues((value ?? {}) as unknown as Value).length > MOST_VALUES_OF_NOT_IN)
      throw invalid(`NOT_IN takes at most ${MOST_VALUES_OF_NOT_IN} values.`);
  }
}

const isNegation = (filter: QueryFilter): boolean => 'unaryFilter' in filter && (filter.unaryFilter.op ?? '').startsWith('IS_NOT');
const isContains = (filter: QueryFilter): boolean => 'fieldFilter' in filter && filter.fieldFilter.op === 'ARRAY_CONTAINS';

function checkNames(operand: Value = {}): void {
  const values = getKind(operand) === 'array' ? arrayValues(operand) : [operand];
  if (values.some((value) => getKind(value) !== 'reference')) throw invalid('__key__ filter value must be a Key');
}
