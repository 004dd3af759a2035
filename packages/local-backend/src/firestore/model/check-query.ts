import type { QueryFilter, StructuredQuery } from '../../rules';
import { FirestoreError } from './firestore-error';
import { arrayValues, kindOf, type Value } from './value';

/** The official service looks up at most so many alternatives of a query. */
const MOST_DISJUNCTIONS = 30;

/** @throws FirestoreError for queries that the official service does not take, whatever indexes there are */
export function checkQuery({ where, orderBy = [], startAt, endAt }: StructuredQuery): void {
  for (const cursor of [startAt, endAt]) {
    if ((cursor?.values?.length ?? 0) > orderBy.length) throw new FirestoreError('INVALID_ARGUMENT', 'Cursor has too many values.');
  }
  if (!where) return;
  if (disjunctions(where) > MOST_DISJUNCTIONS) {
    throw new FirestoreError('INVALID_ARGUMENT', `Invalid query: the query has more than ${MOST_DISJUNCTIONS} disjunctions after it is expanded.`);
  }
  checkFilter(where);
}

/** How many alternatives remain when IN, ARRAY_CONTAINS_ANY and OR are written out. */
function disjunctions(filter: QueryFilter): number {
  if ('compositeFilter' in filter) {
    const parts = (filter.compositeFilter.filters ?? []).map(disjunctions);
    return filter.compositeFilter.op === 'OR' ? parts.reduce((sum, part) => sum + part, 0) : parts.reduce((product, part) => product * part, 1);
  }
  if ('unaryFilter' in filter) return 1;
  const { op, value } = filter.fieldFilter;
  return op === 'IN' || op === 'ARRAY_CONTAINS_ANY' ? arrayValues((value ?? {}) as unknown as Value).length : 1;
}

function checkFilter(filter: QueryFilter): void {
  if ('compositeFilter' in filter) {
    const filters = filter.compositeFilter.filters ?? [];
    filters.forEach(checkFilter);
    if (filter.compositeFilter.op !== 'OR' && filters.filter(isNegation).length > 1) throw new FirestoreError('INVALID_ARGUMENT', 'A query can hold only one of is-not-null and is-not-nan.');
    if (filter.compositeFilter.op !== 'OR' && filters.filter(isContains).length > 1) {
      throw new FirestoreError('FAILED_PRECONDITION', 'A query can contain only one array-contains of a field in one conjunction.');
    }
  } else if ('fieldFilter' in filter && filter.fieldFilter.field?.fieldPath === '__name__') checkNames(filter.fieldFilter.value as unknown as Value | undefined);
}

const isNegation = (filter: QueryFilter): boolean => 'unaryFilter' in filter && (filter.unaryFilter.op ?? '').startsWith('IS_NOT');
const isContains = (filter: QueryFilter): boolean => 'fieldFilter' in filter && filter.fieldFilter.op === 'ARRAY_CONTAINS';

function checkNames(operand: Value = {}): void {
  const values = kindOf(operand) === 'array' ? arrayValues(operand) : [operand];
  if (values.some((value) => kindOf(value) !== 'reference')) throw new FirestoreError('INVALID_ARGUMENT', '__key__ filter value must be a Key');
}
