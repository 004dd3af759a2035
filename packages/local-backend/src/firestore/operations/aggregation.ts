import { parseFieldPath, valueAt } from '../model/field-path';
import { FirestoreError } from '../model/firestore-error';
import type { StoredDocument } from '../model/document';
import { isNaNValue, getKind, type Value } from '../model/value';

export interface WireAggregation {
  readonly alias?: string;
  readonly count?: { readonly upTo?: string | number | { value?: string | number } };
  readonly sum?: { readonly field?: { fieldPath?: string } };
  readonly avg?: { readonly field?: { fieldPath?: string } };
}

/** Limit of the official service. */
const MOST_AGGREGATIONS = 5;

/**
 * Computes aggregations. All of them use the same documents: those that have every field that is summed or averaged.
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function aggregateAll(aggregations: readonly WireAggregation[], documents: Iterable<StoredDocument>): Record<string, Value> {
  const paths = checkAggregations(aggregations);
  // One entry for each aggregation that adds up, in their order.
  const sums = paths.map((path) => ({ path, sum: new Sum() }));
  let count = 0;
  for (const { fields } of documents) {
    if (sums.some(({ path }) => valueAt(fields, path) === undefined)) continue;
    count += 1;
    for (const { path, sum } of sums) sum.add(valueAt(fields, path) as Value);
  }
  let next = 0;
  return Object.fromEntries(
    aggregations.map((aggregation, index) => {
      const sum = (aggregation.sum ?? aggregation.avg) ? sums[next++]?.sum : undefined;
      return [aggregation.alias ?? `field_${index + 1}`, aggregate(aggregation, count, sum)];
    }),
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

function aggregate({ count: counting, sum: isTotal }: WireAggregation, count: number, sum: Sum | undefined): Value {
  if (counting) {
    const given = counting.upTo;
    const upTo = Number(typeof given === 'object' ? (given.value ?? Infinity) : (given ?? Infinity));
    return { integerValue: String(Math.min(count, upTo)) };
  }
  if (sum) return isTotal ? sum.total : sum.average;
  throw new FirestoreError('INVALID_ARGUMENT', 'The aggregation is not known.');
}

/** Adds numbers; other values are skipped. */
class Sum {
  private numbers = 0;
  /** The exact sum, as long as all values are integers. */
  private exact: bigint | null = 0n;
  private about = 0;
  private hasNaN = false;

  add(value: Value): void {
    if (getKind(value) !== 'number') return;
    this.numbers += 1;
    this.about += Number(value['doubleValue'] ?? value['integerValue']);
    this.hasNaN ||= isNaNValue(value);
    this.exact = this.exact !== null && 'integerValue' in value ? this.exact + BigInt(value['integerValue'] as string) : null;
  }

  get total(): Value {
    if (this.exact !== null && BigInt.asIntN(64, this.exact) === this.exact) return { integerValue: String(this.exact) };
    return asDouble(this.hasNaN ? NaN : this.about);
  }

  get average(): Value {
    if (this.numbers === 0) return { nullValue: null };
    const { integerValue, doubleValue } = this.total;
    return asDouble(Number(integerValue ?? doubleValue) / this.numbers);
  }
}

const asDouble = (value: number): Value => ({ doubleValue: Number.isFinite(value) ? value : String(value) });
