import { FirestoreError } from './firestore-error';
import { compareValues, isNaNValue, getKind, formatTime, type Value } from './value';

export interface FieldTransform {
  readonly fieldPath: string;
  readonly setToServerValue?: string;
  readonly increment?: Value;
  readonly minimum?: Value;
  readonly maximum?: Value;
  readonly appendMissingElements?: { readonly values?: readonly Value[] };
  readonly removeAllFromArray?: { readonly values?: readonly Value[] };
}

const zero: Value = { integerValue: '0' };
const [least, most] = [-(2n ** 63n), 2n ** 63n - 1n];

/** Returns the new value of a field, which the client receives, for a transform that is not of an array; operands are canonical. */
export function transformValue(transform: FieldTransform, before: Value | undefined, time: bigint): Value {
  if (transform.setToServerValue !== undefined) {
    // One time for the whole commit, in milliseconds.
    return { timestampValue: formatTime(time - (time % 1000n)) };
  }
  const number = before && getKind(before) === 'number' ? before : undefined;
  for (const operand of [transform.increment, transform.minimum, transform.maximum]) {
    if (operand && getKind(operand) !== 'number') throw new FirestoreError('INVALID_ARGUMENT', 'Input must be int64 or double.');
  }
  // For a number and NaN, both the minimum and the maximum are NaN, whichever of the two is stored.
  if (
    (transform.minimum ?? transform.maximum) &&
    [number, transform.minimum, transform.maximum].some((operand) => operand && isNaNValue(operand))
  )
    return { doubleValue: 'NaN' };
  if (transform.increment) return sum(number ?? zero, transform.increment);
  if (transform.minimum) return number && compareValues(number, transform.minimum) <= 0 ? number : transform.minimum;
  if (transform.maximum) return number && compareValues(number, transform.maximum) >= 0 ? number : transform.maximum;
  throw new FirestoreError('INVALID_ARGUMENT', `The transform of ${transform.fieldPath} is not known.`);
}

function sum(left: Value, right: Value): Value {
  if ('integerValue' in left && 'integerValue' in right) {
    const exact = BigInt(left['integerValue'] as string) + BigInt(right['integerValue'] as string);
    return { integerValue: String(exact < least ? least : exact > most ? most : exact) };
  }
  const asDouble = (value: Value) => Number(value['doubleValue'] ?? value['integerValue']);
  const total = asDouble(left) + asDouble(right);
  return { doubleValue: Number.isFinite(total) ? total : String(total) };
}
