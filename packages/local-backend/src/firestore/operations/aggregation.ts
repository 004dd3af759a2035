import { parseFieldPath, valueAt } from '../model/field-path';
import { FirestoreError } from '../model/firestore-error';
import type { StoredDocument } from '../model/document';
import { isNaNValue, kindOf, type Value } from '../model/value';

export interface WireAggregation {
  readonly alias?: string;
  readonly count?: { readonly upTo?: string | number | { value?: string | number } };
  readonly sum?: { readonly field?: { fieldPath?: string } };
  readonly avg?: { readonly field?: { fieldPath?: string } };
}

/** Limit of the official service. */
const MOST_AGGREGATIONS = 5;

/**
 * Works aggregations out. All of them are over the same documents: those that have every field which is added up or averaged.
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function aggregateAll(aggregations: readonly WireAggregation[], documents: readonly StoredDocument[]): Record<string, Value> {
  const paths = checkAggregations(aggregations);
  const counted = documents.filter(({ fields }) => paths.every((path) => valueAt(fields, path) !== undefined));
  return Object.fromEntries(
    aggregations.map((aggregation, index) => [aggregation.alias ?? `field_${index + 1}`, aggregate(aggregation, counted)]),
  );
}

/** @returns the fields that are added up or averaged */
export function checkAggregations(aggregations: readonly WireAggregation[]): (readonly string[])[] {
  if (!Array.isArray(aggregations) || aggregations.length === 0)
    throw new FirestoreError('INVALID_ARGUMENT', 'There is nothing to aggregate.');
  if (aggregations.length > MOST_AGGREGATIONS) {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `The maximum number of aggregations allowed in an aggregation query is ${MOST_AGGREGATIONS}. Received: ${aggregations.length}`,
    );
  }
  return aggregations.flatMap(({ sum, avg }: WireAggregation) => {
    const of = sum ?? avg;
    return of ? [parseFieldPath(of.field?.fieldPath ?? '')] : [];
  });
}

/** Computes one aggregation over results; values that are no numbers are passed over. */
function aggregate(aggregation: WireAggregation, documents: readonly StoredDocument[]): Value {
  if (aggregation.count) {
    const given = aggregation.count.upTo;
    const upTo = Number(typeof given === 'object' ? (given.value ?? Infinity) : (given ?? Infinity));
    return { integerValue: String(Math.min(documents.length, upTo)) };
  }
  const numbers = numbersOf(documents, (aggregation.sum ?? aggregation.avg)?.field?.fieldPath ?? '');
  if (aggregation.sum) return sumOf(numbers);
  if (aggregation.avg)
    return numbers.length === 0
      ? { nullValue: null }
      : asDouble(Number(sumOf(numbers)['integerValue'] ?? sumOf(numbers)['doubleValue']) / numbers.length);
  throw new FirestoreError('INVALID_ARGUMENT', 'The aggregation is not known.');
}

function numbersOf(documents: readonly StoredDocument[], field: string): Value[] {
  const path = parseFieldPath(field);
  return documents
    .map(({ fields }) => valueAt(fields, path))
    .filter((value): value is Value => value !== undefined && kindOf(value) === 'number');
}

function sumOf(numbers: readonly Value[]): Value {
  if (numbers.every((value) => 'integerValue' in value)) {
    const exact = numbers.reduce((sum, value) => sum + BigInt(value['integerValue'] as string), 0n);
    if (BigInt.asIntN(64, exact) === exact) return { integerValue: String(exact) };
  }
  if (numbers.some(isNaNValue)) return asDouble(NaN);
  return asDouble(numbers.reduce((sum, value) => sum + Number(value['doubleValue'] ?? value['integerValue']), 0));
}

const asDouble = (value: number): Value => ({ doubleValue: Number.isFinite(value) ? value : String(value) });
