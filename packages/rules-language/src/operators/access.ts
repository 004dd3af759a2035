import { Fault } from '../fault';
import { identical } from '../values/equality';
import { ObjectValue } from '../values/object-value';
import { PathValue } from '../values/path-value';
import { typeName } from '../values/type-names';
import { MapValue, SetValue, type Value, isList } from '../values/value';
import { spendWork } from '../work-ledger';
import { splitCharacters } from './characters';

/** `object.name` */
export function member(object: Value, name: string): Value {
  if (object instanceof MapValue) {
    const value = object.get(name);
    if (value !== undefined) return value;
    throw new Fault(`property ${name} is undefined on ${object instanceof ObjectValue ? object.label : 'the map'}`);
  }
  if (object instanceof PathValue) return capture(object, name);
  if (object === null) throw new Fault(`null has no property ${name}`);
  throw new Fault(`${typeName(object)} has no property ${name}`);
}

/** `object[index]` */
export function element(object: Value, index: Value): Value {
  if (isList(object)) return object[position(index, object.length)] ?? null;
  if (object instanceof MapValue) {
    if (typeof index !== 'string') throw new Fault(`a map's key must be a string, not ${typeName(index)}`);
    return member(object, index);
  }
  if (typeof object === 'string') {
    const parts = splitCharacters(object);
    return parts[position(index, parts.length)] ?? '';
  }
  if (object instanceof PathValue) {
    if (typeof index === 'string') return capture(object, index);
    return object.segments[position(index, object.segments.length)] ?? '';
  }
  throw new Fault(`${typeName(object)} can't be indexed`);
}

/** `object[from:to]`, `to` exclusive; an end of 0 is out of bounds in the real service too. */
export function range(object: Value, from: Value, to: Value): Value {
  if (typeof from !== 'bigint' || typeof to !== 'bigint')
    throw new Fault(`a range needs integers, not ${typeName(from)} and ${typeName(to)}`);
  const parts =
    typeof object === 'string' ? splitCharacters(object) : isList(object) ? object : object instanceof PathValue ? object.segments : null;
  if (parts === null) throw new Fault(`${typeName(object)} has no ranges`);
  if (from < 0n || to <= 0n || from > to || to > BigInt(parts.length)) {
    throw new Fault(`the range [${from}:${to}] is out of bounds for a length of ${parts.length}`);
  }
  spendWork(parts.length >> 3);
  const cut = parts.slice(Number(from), Number(to));
  if (object instanceof PathValue) return new PathValue(cut as string[]);
  return typeof object === 'string' ? cut.join('') : cut;
}

/** `value in collection` */
export function isIn(value: Value, collection: Value): boolean {
  if (isList(collection)) return collection.some((item) => identical(item, value));
  if (collection instanceof SetValue) return collection.has(value);
  if (collection instanceof MapValue) {
    if (typeof value !== 'string') throw new Fault(`a map's key is a string, not ${typeName(value)}`);
    return collection.has(value);
  }
  throw new Fault(`'in' needs a list, map or set, not ${typeName(collection)}`);
}

function position(index: Value, length: number): number {
  if (typeof index !== 'bigint') throw new Fault(`an index must be an integer, not ${typeName(index)}`);
  if (index < 0n || index >= BigInt(length)) throw new Fault(`index ${index} is out of bounds for a length of ${length}`);
  return Number(index);
}

function capture(path: PathValue, name: string): Value {
  const value = path.captures?.get(name);
  if (value === undefined) throw new Fault(`the path ${path.toString()} has no binding ${name}`);
  return value;
}
