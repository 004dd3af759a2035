/** The parts of one call: the path below the database's documents (with its verb) and the body. */
export interface Shape {
  readonly path: string;
  readonly body: string;
}

/** Requests are kept just below this many bytes. */
export const MOST_BYTES = 1024 * 1024 - 2048;

/** Stands for the full name of the database's documents. */
export const names = '{docs}';

/** Returns as many members as fit into this many bytes. */
export function fill(member: (index: number) => string, bytes = MOST_BYTES): string {
  const members: string[] = [];
  let size = 0;
  for (let index = 0; ; index += 1) {
    const text = member(index);
    size += Buffer.byteLength(text) + 1 + 50 * (text.split(names).length - 1);
    if (size > bytes) return members.join();
    members.push(text);
  }
}

export const string = (value: string): string => JSON.stringify({ stringValue: value });
export const integer = (value: number): string => `{"integerValue":${value}}`;
export const nested = (open: string, close: string, inside: string, depth: number): string =>
  open.repeat(depth) + inside + close.repeat(depth);
export const list = (members: string): string => `{"arrayValue":{"values":[${members}]}}`;
export const map = (fields: string): string => `{"mapValue":{"fields":{${fields}}}}`;

/** Values as large or as odd as a request can hold. */
export const values: Readonly<Record<string, (bytes: number) => string>> = {
  'integers': (bytes) => list(fill(integer, bytes)),
  'equal integers': (bytes) => list(fill(() => integer(1), bytes)),
  'texts': (bytes) => list(fill((index) => string(`t${index}`), bytes)),
  'equal long texts': (bytes) => list(fill(() => string('x'.repeat(1000)), bytes)),
  'texts with a long beginning in common': (bytes) => list(fill((index) => string(`${'x'.repeat(1000)}${index}`), bytes)),
  'small maps': (bytes) => list(fill((index) => map(`"a":${integer(index)}`), bytes)),
  'empty maps': (bytes) => list(fill(() => '{"mapValue":{}}', bytes)),
  'doubles': (bytes) => list(fill((index) => `{"doubleValue":${index}.5}`, bytes)),
  'NaNs': (bytes) => list(fill(() => '{"doubleValue":"NaN"}', bytes)),
  'times': (bytes) => list(fill((index) => `{"timestampValue":"2026-01-01T00:00:00.${index}Z"}`, bytes)),
  'places': (bytes) => list(fill((index) => `{"geoPointValue":{"latitude":${index % 90}}}`, bytes)),
  'references': (bytes) => list(fill((index) => `{"referenceValue":"projects/p/databases/d/documents/a/${index}"}`, bytes)),
  'a long text': (bytes) => string('x'.repeat(bytes - 30)),
  'commas': (bytes) => list(string('a,'.repeat((bytes - 60) / 2))),
  'text of many bytes': (bytes) => string('😀'.repeat((bytes - 30) / 4)),
  'a long integer': (bytes) => `{"integerValue":"${'9'.repeat(bytes - 30)}"}`,
  'a long hexadecimal integer': (bytes) => `{"integerValue":"0x${'f'.repeat(bytes - 30)}"}`,
  'a long double': (bytes) => `{"doubleValue":"${'9'.repeat(bytes - 30)}"}`,
  'a long time': (bytes) => `{"timestampValue":"2026-01-01T00:00:00.${'9'.repeat(bytes - 60)}Z"}`,
  'a time of points': (bytes) => `{"timestampValue":"${'.1'.repeat((bytes - 60) / 2)}"}`,
  'a time of blanks': (bytes) => `{"timestampValue":"1${' '.repeat(bytes - 60)}"}`,
  'a time of brackets': (bytes) => `{"timestampValue":"${'('.repeat(bytes - 60)}"}`,
  'bytes': (bytes) => `{"bytesValue":"${'A'.repeat(bytes - 30 - (bytes % 4))}"}`,
  'a long reference': (bytes) => `{"referenceValue":"${'a/'.repeat((bytes - 60) / 2)}"}`,
  'a vector': (bytes) =>
    map(`"__type__":${string('__vector__')},"value":${list(fill((index) => `{"doubleValue":${index}}`, bytes - 100))}`),
  'many keys': (bytes) => map(fill((index) => `"k${index}":${integer(index)}`, bytes)),
  'long keys': (bytes) => map(fill((index) => `"${'k'.repeat(1400)}${index}":${integer(index)}`, bytes)),
  'a key as long as the request': (bytes) => map(`"${'k'.repeat(bytes - 100)}":${integer(1)}`),
  'maps in maps': (bytes) => nested('{"mapValue":{"fields":{"a":', '}}}', integer(1), Math.floor(bytes / 32)),
  'lists in lists': (bytes) => nested('{"arrayValue":{"values":[', ']}}', integer(1), Math.floor(bytes / 28)),
  'lists as deep as allowed': (bytes) => list(fill(() => nested('{"mapValue":{"fields":{"a":', '}}}', integer(1), 17), bytes)),
  'brackets': (bytes) => `{"arrayValue":{"values":${'['.repeat((bytes - 60) / 2)}${']'.repeat((bytes - 60) / 2)}}}`,
  'no value': () => '{}',
  'two types': (bytes) => `{${fill((index) => `"t${index}":1`, bytes)}}`,
};

export const field = (fieldPath: string): string => `{"fieldPath":${JSON.stringify(fieldPath)}}`;
export const update = (id: string, fields: string, more = ''): string =>
  `{"update":{"name":"${names}/{c}/${id}","fields":{${fields}}}${more}}`;
export const commit = (...writes: string[]): Shape => ({ path: ':commit', body: `{"writes":[${writes.join()}]}` });
export const half = MOST_BYTES / 2;
export const transforms = (members: string): string => `,"updateTransforms":[${members}]`;
export const append = (path: string, members: string, verb = 'appendMissingElements'): string =>
  `{"fieldPath":${JSON.stringify(path)},"${verb}":{"values":[${members}]}}`;
export const members = (value: string): string => value.replace(/^\{"arrayValue":\{"values":\[/, '').replace(/\]\}\}$/, '');
export const times = (count: number, member: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => member(index)).join();
