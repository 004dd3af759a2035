import { Fault } from '../fault';
import { MapDifference } from '../values/map-diff-value';
import { type ListValue, MapValue, type Value, isList } from '../values/value';
import { type BuiltinTable, builtin } from '../builtin';

export const mapMethods: BuiltinTable = {
  diff: builtin<[MapValue, MapValue]>(['map', 'map'], (after, before) => new MapDifference(after, before)),
  get: builtin<[MapValue, string | ListValue, Value]>(['map', 'string or list', 'any'], get),
  keys: builtin<[MapValue]>(['map'], (map) => map.keys()),
  size: builtin<[MapValue]>(['map'], (map) => BigInt(map.size)),
  values: builtin<[MapValue]>(['map'], (map) => map.keys().map((key) => map.get(key) ?? null)),
};

export const mapDiffMethods: BuiltinTable = {
  addedKeys: builtin<[MapDifference]>(['map_diff'], (diff) => diff.addedKeys()),
  affectedKeys: builtin<[MapDifference]>(['map_diff'], (diff) => diff.affectedKeys()),
  changedKeys: builtin<[MapDifference]>(['map_diff'], (diff) => diff.changedKeys()),
  removedKeys: builtin<[MapDifference]>(['map_diff'], (diff) => diff.removedKeys()),
  unchangedKeys: builtin<[MapDifference]>(['map_diff'], (diff) => diff.unchangedKeys()),
};

/** Looks up a list of keys in nested maps; returns the default if one is missing or its parent is not a map. */
function get(map: MapValue, key: string | ListValue, fallback: Value): Value {
  const keys = isList(key) ? key : [key];
  if (keys.length === 0) throw new Fault('get() needs at least one key');
  let current: Value = map;
  for (const one of keys) {
    if (typeof one !== 'string') throw new Fault('get() needs strings as keys');
    const next: Value | undefined = current instanceof MapValue ? current.get(one) : undefined;
    if (next === undefined) return fallback;
    current = next;
  }
  return current;
}
