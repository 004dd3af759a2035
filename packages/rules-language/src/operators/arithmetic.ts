import { Fault } from '../fault';
import { MAX_TEXT_LENGTH } from '../limits';
import {
  DurationValue,
  MAX_DURATION_SECONDS,
  MAX_TIMESTAMP_NANOS,
  MIN_TIMESTAMP_NANOS,
  NANOS_PER_SECOND,
  TimestampValue,
} from '../values/time-value';
import { typeName } from '../values/type-names';
import { type Value, isList } from '../values/value';
import { spendWork } from '../work-ledger';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

/** Applies an arithmetic operator; throws a Fault for types it does not know, overflow, and integer division by zero. */
export function arithmetic(operator: ArithmeticOperator, a: Value, b: Value): Value {
  if (typeof a === 'bigint' && typeof b === 'bigint') return integer(integerOperations[operator](a, b));
  if (isNumber(a) && isNumber(b)) return floatOperations[operator](Number(a), Number(b));
  if (operator === '+' && typeof a === 'string' && typeof b === 'string') return joined(a, b);
  const result = timeResult(operator, a, b);
  if (result !== null) return result;
  throw new Fault(unsupported(operator, a, b));
}

export function negate(value: Value): Value {
  if (typeof value === 'bigint') return integer(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof DurationValue) return duration(-value.nanos);
  throw new Fault(`unary '-' needs a number, not ${typeName(value)}`);
}

/** Checks that a result fits into 64 bits. */
export function integer(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new Fault('integer overflow');
  return value;
}

export function timestamp(nanos: bigint): TimestampValue {
  if (nanos < MIN_TIMESTAMP_NANOS || nanos > MAX_TIMESTAMP_NANOS) throw new Fault('the timestamp is outside the years 1 to 9999');
  return new TimestampValue(nanos);
}

export function duration(nanos: bigint): DurationValue {
  const limit = MAX_DURATION_SECONDS * NANOS_PER_SECOND;
  if (nanos < -limit || nanos > limit) throw new Fault('the duration is longer than 315,576,000,000 seconds');
  return new DurationValue(nanos);
}

function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

const integerOperations: Record<ArithmeticOperator, (a: bigint, b: bigint) => bigint> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / notZero(b, 'division by zero'),
  '%': (a, b) => a % notZero(b, 'modulo by zero'),
};

const floatOperations: Record<ArithmeticOperator, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

function notZero(value: bigint, fault: string): bigint {
  if (value === 0n) throw new Fault(fault);
  return value;
}

function joined(a: string, b: string): string {
  if (a.length + b.length > MAX_TEXT_LENGTH) throw new Fault('the string becomes too long');
  spendWork((a.length + b.length) >> 5);
  return a + b;
}

function timeResult(operator: ArithmeticOperator, a: Value, b: Value): Value {
  if (operator !== '+' && operator !== '-') return null;
  const sign = operator === '+' ? 1n : -1n;
  if (a instanceof TimestampValue) {
    if (b instanceof DurationValue) return timestamp(a.nanos + sign * b.nanos);
    if (b instanceof TimestampValue && operator === '-') return duration(a.nanos - b.nanos);
  }
  if (a instanceof DurationValue) {
    if (b instanceof DurationValue) return duration(a.nanos + sign * b.nanos);
    if (b instanceof TimestampValue && operator === '+') return timestamp(a.nanos + b.nanos);
  }
  return null;
}

function unsupported(operator: ArithmeticOperator, a: Value, b: Value): string {
  const hint =
    operator !== '+'
      ? ''
      : isList(a) && isList(b)
        ? '; join lists with concat()'
        : typeof a === 'string' || typeof b === 'string'
          ? '; convert with string() first'
          : '';
  return `'${operator}' is not defined for ${typeName(a)} and ${typeName(b)}${hint}`;
}
