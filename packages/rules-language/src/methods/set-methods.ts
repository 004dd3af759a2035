import { HashedSet } from '../values/set-value';
import type { SetValue } from '../values/value';
import { type Collection, hasAll, hasAny, hasOnly } from './list-methods';
import { type BuiltinTable, builtin } from '../builtin';

export const setMethods: BuiltinTable = {
  difference: builtin<[SetValue, SetValue]>(['set', 'set'], (set, other) => new HashedSet(set.items.filter((item) => !other.has(item)))),
  intersection: builtin<[SetValue, SetValue]>(['set', 'set'], (set, other) => new HashedSet(set.items.filter((item) => other.has(item)))),
  union: builtin<[SetValue, SetValue]>(['set', 'set'], (set, other) => new HashedSet([...set.items, ...other.items])),
  hasAll: builtin<[SetValue, Collection]>(['set', 'list or set'], hasAll),
  hasAny: builtin<[SetValue, Collection]>(['set', 'list or set'], hasAny),
  hasOnly: builtin<[SetValue, Collection]>(['set', 'list or set'], hasOnly),
  size: builtin<[SetValue]>(['set'], (set) => BigInt(set.items.length)),
};
