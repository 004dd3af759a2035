import { Fault } from '../fault';
import { type BuiltinTable, builtin } from '../builtin';
import { integer } from '../operators/arithmetic';
import { pathFromText } from '../values/path-value';
import { typeName } from '../values/type-names';
import type { Value } from '../values/value';

/** `string(x)`: booleans, numbers, null, and texts themselves. Floats always show that they are floats: `1.0`. */
export function toText(value: Value): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return floatText(value);
  throw new Fault(`${typeName(value)} can't be converted into a string`);
}

function floatText(value: number): string {
  const text = Object.is(value, -0) ? '-0' : String(value);
  return Number.isInteger(value) && !text.includes('e') ? `${text}.0` : text;
}

function toInteger(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Fault(`${value} can't be converted into an integer`);
    return integer(BigInt(Math.trunc(value)));
  }
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return integer(BigInt(value.replace(/^\+/, '')));
  throw new Fault(typeof value === 'string' ? `'${value}' is not an integer` : `${typeName(value)} can't be converted into an integer`);
}

function toFloat(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'string') {
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(value)) return Number(value);
    if (/^[+-]?(?:Infinity|NaN)$/.test(value)) return Number(value.replace('+', ''));
    throw new Fault(`'${value}' is not a number`);
  }
  throw new Fault(`${typeName(value)} can't be converted into a float`);
}

export const conversions: BuiltinTable = {
  string: builtin<[Value]>(['any'], toText),
  int: builtin<[Value]>(['any'], toInteger),
  float: builtin<[Value]>(['any'], toFloat),
  path: builtin<[string]>(['string'], pathFromText),
};
