import { Fault } from '../fault';
import { type BuiltinTable, builtin } from '../builtin';
import { integer } from '../operators/arithmetic';

type Num = bigint | number;

export const math: BuiltinTable = {
  abs: builtin<[Num]>(['number'], (x) => (typeof x === 'bigint' ? integer(x < 0n ? -x : x) : Math.abs(x))),
  ceil: builtin<[Num]>(['number'], (x) => whole(x, Math.ceil)),
  floor: builtin<[Num]>(['number'], (x) => whole(x, Math.floor)),
  /** Halves round up, towards positive infinity. */
  round: builtin<[Num]>(['number'], (x) => whole(x, Math.round)),
  isNaN: builtin<[Num]>(['number'], (x) => Number.isNaN(x)),
  isInfinite: builtin<[Num]>(
    ['number'],
    (x) => x === Infinity || x === -Infinity,
    'math.isInfinite is documented, but the hosted service answers it with an error',
  ),
  pow: builtin<[Num, Num]>(['number', 'number'], (base, exponent) => Number(base) ** Number(exponent)),
  sqrt: builtin<[Num]>(['number'], (x) => Math.sqrt(Number(x))),
};

function whole(x: Num, rounded: (x: number) => number): bigint {
  if (typeof x === 'bigint') return x;
  if (!Number.isFinite(x)) throw new Fault(`${x} has no integer`);
  return integer(BigInt(rounded(x)));
}
