import { FirestoreError } from './firestore-error';
import { arrayValues, compareValues, equalValues, isNaNValue, kindOf, timeText, type Value } from './value';

export interface FieldTransform {
  readonly fieldPath: string;
  readonly setToServerValue?: string;
  readonly increment?: Value;
  readonly minimum?: Value;
  readonly maximum?: Value;
  readonly appendMissingElements?: { readonly values?: readonly Value[] };
  readonly removeAllFromArray?: { readonly values?: readonly Value[] };
}

const nothing: Value = { nullValue: null };
const zero: Value = { integerValue: '0' };
const [least, most] = [-(2n ** 63n), 2n ** 63n - 1n];

/** The new value of a field and what the client is told of it (null for arrays). */
export function transformValue(transform: FieldTransform, before: Value | undefined, time: bigint): { value: Value; result: Value } {
  if (transform.setToServerValue !== undefined) {
    // One time for the whole commit, in milliseconds.
    const value = { timestampValue: timeText(time - (time % 1000n)) };
    return { value, result: value };
  }
  const number = before && kindOf(before) === 'number' ? before : undefined;
  for (const operand of [transform.increment, transform.minimum, transform.maximum]) {
    if (operand && kindOf(operand) !== 'number') throw new FirestoreError('INVALID_ARGUMENT', 'Input must be int64 or double.');
  }
  if ([transform.minimum, transform.maximum].some((operand) => operand && isNaNValue(operand))) return same({ doubleValue: 'NaN' });
  if (transform.increment) return same(sum(number ?? zero, transform.increment));
  if (transform.minimum) return same(number && compareValues(number, transform.minimum) <= 0 ? number : transform.minimum);
  if (transform.maximum) return same(number && compareValues(number, transform.maximum) >= 0 ? number : transform.maximum);
  const list = before && 'arrayValue' in before ? arrayValues(before) : [];
  if (transform.appendMissingElements) {
    const values = [...list];
    for (const value of transform.appendMissingElements.values ?? []) if (!values.some((known) => equalValues(known, value))) values.push(value);
    return { value: { arrayValue: { values } }, result: nothing };
  }
  if (transform.removeAllFromArray) {
    const unwanted = transform.removeAllFromArray.values ?? [];
    const values = list.filter((value) => !unwanted.some((other) => equalValues(other, value)));
    return { value: { arrayValue: { values } }, result: nothing };
  }
  throw new FirestoreError('INVALID_ARGUMENT', `The transform of ${transform.fieldPath} is not known.`);
}

const same = (value: Value) => ({ value, result: value });

function sum(left: Value, right: Value): Value {
  if ('integerValue' in left && 'integerValue' in right) {
    const exact = BigInt(left['integerValue'] as string) + BigInt(right['integerValue'] as string);
    return { integerValue: String(exact < least ? least : exact > most ? most : exact) };
  }
  const asDouble = (value: Value) => Number(value['doubleValue'] ?? value['integerValue']);
  const total = asDouble(left) + asDouble(right);
  return { doubleValue: Number.isFinite(total) ? total : String(total) };
}
