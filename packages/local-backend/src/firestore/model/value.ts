import { numericId } from './names';

/** A value as the REST interface writes it, loosely typed at the wire's border; `getKind` sorts it out. */
export type Value = Readonly<Record<string, unknown>>;
export type Fields = Readonly<Record<string, Value>>;

export type Kind = 'null' | 'boolean' | 'number' | 'timestamp' | 'string' | 'bytes' | 'reference' | 'geoPoint' | 'array' | 'vector' | 'map';

/** The order across types, as the SDK expects it. */
const order: readonly Kind[] = [
  'null',
  'boolean',
  'number',
  'timestamp',
  'string',
  'bytes',
  'reference',
  'geoPoint',
  'array',
  'vector',
  'map',
];

export const mapFields = (value: Value): Fields => ((value['mapValue'] as { fields?: Fields } | undefined)?.fields ?? {}) as Fields;
export const arrayValues = (value: Value): readonly Value[] => (value['arrayValue'] as { values?: Value[] } | undefined)?.values ?? [];

/** Sets a field; a name of JavaScript's own is a name like any other. */
export function putField(fields: Record<string, Value>, name: string, value: Value): void {
  if (name === '__proto__') Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
  else fields[name] = value;
}

/** Whether a time is written as times are kept: such texts are ordered as the times are. */
export const isStoredTime = (text: unknown): text is string => typeof text === 'string' && text.length === 27 && keptTime.test(text);
const keptTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

export function getKind(value: Value): Kind {
  if ('booleanValue' in value) return 'boolean';
  if ('integerValue' in value || 'doubleValue' in value) return 'number';
  if ('timestampValue' in value) return 'timestamp';
  if ('stringValue' in value) return 'string';
  if ('bytesValue' in value) return 'bytes';
  if ('referenceValue' in value) return 'reference';
  if ('geoPointValue' in value) return 'geoPoint';
  if ('arrayValue' in value) return 'array';
  if ('mapValue' in value) return mapFields(value)['__type__']?.['stringValue'] === '__vector__' ? 'vector' : 'map';
  return 'null';
}

/** Returns a number for comparisons: integers stay exact beyond 2^53. */
export function getNumber(value: Value): bigint | number {
  if ('integerValue' in value) return BigInt(value['integerValue'] as string | number);
  return Number(value['doubleValue']);
}

export const isNaNValue = (value: Value): boolean => 'doubleValue' in value && Number.isNaN(Number(value['doubleValue']));
export const isNullValue = (value: Value): boolean => getKind(value) === 'null';

/** Microseconds since 1970 of an RFC 3339 time; more digits are cut off. */
export function parseMicros(text: string): bigint {
  const match = /^(.*?)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/.exec(text);
  if (!match) return 0n;
  const seconds = Date.parse(`${match[1]}${match[3]}`);
  return BigInt(seconds) * 1000n + BigInt((match[2] ?? '').padEnd(6, '0').slice(0, 6));
}

/** A cache of the last formatted time: many responses contain the time of the same commit. */
let latestTime = { micros: 0n, text: '1970-01-01T00:00:00.000000Z' };

/** The second that was written last: commits of the same one follow each other. */
let latestSecond = { seconds: 0, text: '1970-01-01T00:00:00' };

/** RFC 3339 in UTC with six digits. */
export function formatTime(micros: bigint): string {
  if (micros === latestTime.micros) return latestTime.text;
  const fraction = Number(((micros % 1_000_000n) + 1_000_000n) % 1_000_000n);
  const seconds = Number((micros - BigInt(fraction)) / 1_000_000n);
  if (seconds !== latestSecond.seconds) latestSecond = { seconds, text: new Date(seconds * 1000).toISOString().slice(0, -5) };
  const text = `${latestSecond.text}.${String(fraction).padStart(6, '0')}Z`;
  latestTime = { micros, text };
  return text;
}

const sign = (difference: number): number => (difference < 0 ? -1 : difference > 0 ? 1 : 0);

/** Compares as UTF-8 bytes would: by code points, which differs from JavaScript's order for astral characters. */
function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [left.charCodeAt(index), right.charCodeAt(index)];
    if (a === b) continue;
    const [aSurrogate, bSurrogate] = [isSurrogate(a), isSurrogate(b)];
    return aSurrogate === bSurrogate ? sign(a - b) : aSurrogate ? 1 : -1;
  }
  return sign(left.length - right.length);
}

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;

function compareNumbers(left: Value, right: Value): number {
  const [a, b] = [getNumber(left), getNumber(right)];
  const [aIsNaN, bIsNaN] = [Number.isNaN(a), Number.isNaN(b)];
  if (aIsNaN || bIsNaN) return Number(bIsNaN) - Number(aIsNaN);
  // JavaScript compares bigint with number by exact value.
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Numeric ids come before all others, by their numbers. */
export function compareIds(left: string, right: string): number {
  const [a, b] = left.startsWith('__') || right.startsWith('__') ? [numericId(left), numericId(right)] : [null, null];
  if (a !== null && b !== null) return a < b ? -1 : a > b ? 1 : 0;
  return a !== null ? -1 : b !== null ? 1 : compareText(left, right);
}

export function compareReferences(left: string, right: string): number {
  const [a, b] = [left.split('/'), right.split('/')];
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const result = compareIds(a[index] ?? '', b[index] ?? '');
    if (result !== 0) return result;
  }
  return sign(a.length - b.length);
}

function compareLists(left: readonly Value[], right: readonly Value[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const result = compareValues(left[index] as Value, right[index] as Value);
    if (result !== 0) return result;
  }
  return sign(left.length - right.length);
}

function compareMaps(left: Fields, right: Fields): number {
  const [a, b] = [Object.keys(left).sort(compareText), Object.keys(right).sort(compareText)];
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const [aKey, bKey] = [a[index] ?? '', b[index] ?? ''];
    const result = compareText(aKey, bKey) || compareValues(left[aKey] as Value, right[bKey] as Value);
    if (result !== 0) return result;
  }
  return sign(a.length - b.length);
}

const vectorOf = (value: Value): readonly Value[] => arrayValues(mapFields(value)['value'] ?? {});

/** The total order of all values: by type, then by value. −0 equals 0, NaN equals itself and comes before all numbers. */
export function compareValues(left: Value, right: Value): number {
  const [kind, other] = [getKind(left), getKind(right)];
  if (kind !== other) return sign(order.indexOf(kind) - order.indexOf(other));
  switch (kind) {
    case 'null':
      return 0;
    case 'boolean':
      return Number(left['booleanValue']) - Number(right['booleanValue']);
    case 'number':
      return compareNumbers(left, right);
    case 'timestamp': {
      const [one, two] = [left['timestampValue'] as string, right['timestampValue'] as string];
      const [a, b] = isStoredTime(one) && isStoredTime(two) ? [one, two] : [parseMicros(one), parseMicros(two)];
      return a < b ? -1 : a > b ? 1 : 0;
    }
    case 'string':
      return compareText(left['stringValue'] as string, right['stringValue'] as string);
    case 'bytes':
      return Buffer.compare(Buffer.from(left['bytesValue'] as string, 'base64'), Buffer.from(right['bytesValue'] as string, 'base64'));
    case 'reference':
      return compareReferences(left['referenceValue'] as string, right['referenceValue'] as string);
    case 'geoPoint': {
      const point = (value: Value) => value['geoPointValue'] as { latitude?: number; longitude?: number };
      return (
        sign((point(left).latitude ?? 0) - (point(right).latitude ?? 0)) ||
        sign((point(left).longitude ?? 0) - (point(right).longitude ?? 0))
      );
    }
    case 'array':
      return compareLists(arrayValues(left), arrayValues(right));
    case 'vector':
      return sign(vectorOf(left).length - vectorOf(right).length) || compareLists(vectorOf(left), vectorOf(right));
    case 'map':
      return compareMaps(mapFields(left), mapFields(right));
  }
}

export const equalValues = (left: Value, right: Value): boolean => compareValues(left, right) === 0;
