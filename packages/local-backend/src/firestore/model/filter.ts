import type { QueryFilter } from '@courtside/rules-language';
import { FirestoreError } from './firestore-error';
import { arrayValues, compareValues, equalValues, isNaNValue, isNullValue, getKind, type Value } from './value';

/** Reads a field of the document in question. */
export type ReadField = (fieldPath: string) => Value | undefined;

/** Whether a document passes a filter. A missing field passes none. */
export function matchesFilter(filter: QueryFilter, read: ReadField): boolean {
  if ('compositeFilter' in filter) {
    const filters = filter.compositeFilter.filters ?? [];
    return filter.compositeFilter.op === 'OR'
      ? filters.some((part) => matchesFilter(part, read))
      : filters.every((part) => matchesFilter(part, read));
  }
  if ('unaryFilter' in filter) {
    const value = read(filter.unaryFilter.field?.fieldPath ?? '');
    return value !== undefined && matchesUnary(filter.unaryFilter.op ?? '', value);
  }
  const value = read(filter.fieldFilter.field?.fieldPath ?? '');
  const operand = filter.fieldFilter.value as unknown as Value | undefined;
  if (!operand) throw new FirestoreError('INVALID_ARGUMENT', 'A filter has no value.');
  return value !== undefined && matchesField(filter.fieldFilter.op ?? '', value, operand);
}

function matchesUnary(op: string, value: Value): boolean {
  switch (op) {
    case 'IS_NULL':
      return isNullValue(value);
    case 'IS_NOT_NULL':
      return !isNullValue(value);
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NOT_NAN':
      return !isNaNValue(value) && !isNullValue(value);
    default:
      throw new FirestoreError('INVALID_ARGUMENT', `Unknown operator ${op}.`);
  }
}

/** In filters on fields NaN equals nothing; it is found by IS_NAN, as null is by IS_NULL. */
const isSame = (value: Value, operand: Value): boolean => !isNaNValue(operand) && equalValues(value, operand);

const isOneOf = (value: Value, list: Value): boolean => arrayValues(list).some((member) => !isNullValue(member) && isSame(value, member));

function matchesField(op: string, value: Value, operand: Value): boolean {
  // A range only ever finds values of its operand's type, and no number is below or above NaN.
  const comparable = getKind(value) === getKind(operand) && !isNaNValue(value) && !isNaNValue(operand);
  switch (op) {
    case 'EQUAL':
      return !isNullValue(operand) && isSame(value, operand);
    case 'NOT_EQUAL':
      return !isNullValue(operand) && !isNullValue(value) && !isSame(value, operand);
    case 'LESS_THAN':
      return comparable && compareValues(value, operand) < 0;
    case 'LESS_THAN_OR_EQUAL':
      return comparable && compareValues(value, operand) <= 0;
    case 'GREATER_THAN':
      return comparable && compareValues(value, operand) > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return comparable && compareValues(value, operand) >= 0;
    case 'ARRAY_CONTAINS':
      return 'arrayValue' in value && arrayValues(value).some((member) => equalValues(member, operand));
    case 'ARRAY_CONTAINS_ANY':
      return 'arrayValue' in value && arrayValues(value).some((member) => isOneOf(member, operand));
    case 'IN':
      return isOneOf(value, operand);
    case 'NOT_IN':
      return !isNullValue(value) && !arrayValues(operand).some((member) => isNullValue(member) || isSame(value, member));
    default:
      throw new FirestoreError('INVALID_ARGUMENT', `Unknown operator ${op}.`);
  }
}
