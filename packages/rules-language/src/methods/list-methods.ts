import { MAX_LIST_LENGTH, MAX_TEXT_LENGTH } from '../limits';
import { Fault } from '../fault';
import { toText } from '../namespaces/conversions';
import { HashedSet } from '../values/set-value';
import { type ListValue, SetValue, type Value } from '../values/value';
import { spendWork } from '../work-ledger';
import { type BuiltinTable, builtin } from '../builtin';

export type Collection = ListValue | SetValue;

function itemsOf(collection: Collection): readonly Value[] {
  return collection instanceof SetValue ? collection.items : collection;
}

function setOf(collection: Collection): SetValue {
  return collection instanceof SetValue ? collection : new HashedSet(collection);
}

/** The three tests lists and sets share; duplicates and order do not matter. */
export const hasAll = (own: Collection, wanted: Collection): boolean => itemsOf(wanted).every((item) => setOf(own).has(item));
export const hasAny = (own: Collection, wanted: Collection): boolean => {
  const set = setOf(own);
  return itemsOf(wanted).some((item) => set.has(item));
};
export const hasOnly = (own: Collection, allowed: Collection): boolean => {
  const set = setOf(allowed);
  return itemsOf(own).every((item) => set.has(item));
};

export const listMethods: BuiltinTable = {
  concat: builtin<[ListValue, ListValue]>(['list', 'list'], concat),
  hasAll: builtin<[ListValue, Collection]>(['list', 'list or set'], (list, wanted) => hasAll(new HashedSet(list), wanted)),
  hasAny: builtin<[ListValue, Collection]>(['list', 'list or set'], hasAny),
  hasOnly: builtin<[ListValue, Collection]>(['list', 'list or set'], hasOnly),
  join: builtin<[ListValue, string]>(['list', 'string'], join),
  removeAll: builtin<[ListValue, Collection]>(['list', 'list or set'], (list, removed) => {
    const set = setOf(removed);
    return list.filter((item) => !set.has(item));
  }),
  size: builtin<[ListValue]>(['list'], (list) => BigInt(list.length)),
  toSet: builtin<[ListValue]>(['list'], (list) => new HashedSet(list)),
};

function concat(list: ListValue, other: ListValue): ListValue {
  if (list.length + other.length > MAX_LIST_LENGTH) throw new Fault('the list becomes too long');
  spendWork(list.length + other.length);
  return [...list, ...other];
}

function join(list: ListValue, separator: string): string {
  spendWork(list.length * (4 + (separator.length >> 3)));
  const text = list.map(toText).join(separator);
  spendWork(text.length >> 3);
  if (text.length > MAX_TEXT_LENGTH) throw new Fault('the string becomes too long');
  return text;
}
