import { Fault } from '../fault';
import { compareCodePoints } from '../values/map-value';
import { DurationValue, TimestampValue } from '../values/time-value';
import { typeName } from '../values/type-names';
import { BytesValue, type Value } from '../values/value';
import { spendWork } from '../work-ledger';

export type ComparisonOperator = '<' | '<=' | '>' | '>=';

/** Orders two values of a kind: numbers (exactly, across int and float), strings by code point, times, durations, bytes. */
export function compare(operator: ComparisonOperator, a: Value, b: Value): boolean {
  if ((typeof a === 'bigint' || typeof a === 'number') && (typeof b === 'bigint' || typeof b === 'number')) return ordered(operator, a, b);
  return ordered(operator, order(operator, a, b), 0);
}

function order(operator: string, a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') {
    spendWork(Math.min(a.length, b.length) >> 3);
    return compareCodePoints(a, b);
  }
  if ((a instanceof TimestampValue && b instanceof TimestampValue) || (a instanceof DurationValue && b instanceof DurationValue)) {
    return a.nanos < b.nanos ? -1 : a.nanos > b.nanos ? 1 : 0;
  }
  if (a instanceof BytesValue && b instanceof BytesValue) return Buffer.compare(a.bytes, b.bytes);
  throw new Fault(`'${operator}' is not defined for ${typeName(a)} and ${typeName(b)}`);
}

function ordered(operator: ComparisonOperator, a: bigint | number, b: bigint | number): boolean {
  switch (operator) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}
