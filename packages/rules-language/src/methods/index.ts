import { Fault } from '../fault';
import { type TypeName, typeName } from '../values/type-names';
import type { Value } from '../values/value';
import { listMethods } from './list-methods';
import { mapDiffMethods, mapMethods } from './map-methods';
import { setMethods } from './set-methods';
import { type BuiltinTable, callBuiltin } from '../builtin';
import { stringMethods } from './string-methods';
import { durationMethods, timestampMethods } from './time-methods';
import { bytesMethods, latLngMethods, pathMethods } from './value-methods';

/** Every method, by the type of its receiver. Booleans and numbers have none. */
const METHODS: Readonly<Record<TypeName, BuiltinTable>> = {
  null: {},
  bool: {},
  int: {},
  float: {},
  string: stringMethods,
  bytes: bytesMethods,
  duration: durationMethods,
  latlng: latLngMethods,
  list: listMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  path: pathMethods,
  set: setMethods,
  timestamp: timestampMethods,
};

/** `receiver.method(args)`; throws a Fault when the type has no such method or the arguments do not fit. */
export function callMethod(receiver: Value, method: string, args: readonly Value[]): Value {
  if (receiver === null) throw new Fault(`null has no method ${method}()`);
  const type = typeName(receiver);
  const table = METHODS[type];
  const found = Object.hasOwn(table, method) ? table[method] : undefined;
  if (found === undefined) {
    const known = Object.keys(table);
    throw new Fault(`${type} has no method ${method}()${known.length > 0 ? `; it has ${known.join(', ')}` : ''}`);
  }
  return callBuiltin(method, found, [receiver, ...args], 1);
}
