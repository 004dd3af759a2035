import { Fault } from '../fault';
import { PathValue } from '../values/path-value';
import type { BytesValue, LatLngValue, MapValue } from '../values/value';
import { spendWork } from '../work-ledger';
import { type BuiltinTable, builtin } from '../builtin';

/** Mean radius of the earth in metres (IUGG R1). */
const EARTH_RADIUS = 6_371_008.8;

export const bytesMethods: BuiltinTable = {
  size: builtin<[BytesValue]>(['bytes'], ({ bytes }) => BigInt(bytes.length)),
  /** URL-safe alphabet with padding, as the hosted service answers. */
  toBase64: builtin<[BytesValue]>(['bytes'], ({ bytes }) => looked(bytes).toString('base64').replace(/\+/g, '-').replace(/\//g, '_')),
  /** Upper case, as the hosted service answers. */
  toHexString: builtin<[BytesValue]>(['bytes'], ({ bytes }) => looked(bytes).toString('hex').toUpperCase()),
};

function looked(bytes: Uint8Array): Buffer {
  spendWork(bytes.length >> 2);
  return Buffer.from(bytes);
}

export const latLngMethods: BuiltinTable = {
  latitude: builtin<[LatLngValue]>(['latlng'], (point) => point.latitude),
  longitude: builtin<[LatLngValue]>(['latlng'], (point) => point.longitude),
  distance: builtin<[LatLngValue, LatLngValue]>(['latlng', 'latlng'], distance),
};

export const pathMethods: BuiltinTable = {
  bind: builtin<[PathValue, MapValue]>(['path', 'map'], bind),
};

/** Great-circle distance in metres by the haversine formula. */
function distance(a: LatLngValue, b: LatLngValue): number {
  const radians = Math.PI / 180;
  const dLat = (b.latitude - a.latitude) * radians;
  const dLng = (b.longitude - a.longitude) * radians;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Replaces the segments `$(name)` that were left open by a name no one declared. */
function bind(path: PathValue, bindings: MapValue): PathValue {
  const bound = new Map<string, string>();
  const segments = path.segments.map((segment) => {
    const name = /^\$\((\w+)\)$/.exec(segment)?.[1] ?? /^\{(\w+)(?:=\*\*)?\}$/.exec(segment)?.[1];
    if (name === undefined) return segment;
    const value = bindings.get(name);
    if (value === undefined) return segment;
    if (typeof value !== 'string') throw new Fault(`bind() needs a string for ${name}`);
    bound.set(name, value);
    return value;
  });
  return new PathValue(segments, bound);
}
