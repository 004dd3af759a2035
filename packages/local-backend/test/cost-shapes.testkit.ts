import type { Random } from './random.testkit';

/** What one call is made of: the path below the database's documents (with its verb) and the body. */
export interface Shape {
  readonly path: string;
  readonly body: string;
}

/** Requests are kept just below this many bytes. */
export const MOST_BYTES = 1024 * 1024 - 2048;

/** Stands for the full name of the database's documents. */
const names = '{docs}';

/** As many members as fit into so many bytes. */
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

const string = (value: string): string => JSON.stringify({ stringValue: value });
const integer = (value: number): string => `{"integerValue":${value}}`;
const nested = (open: string, close: string, inside: string, depth: number): string => open.repeat(depth) + inside + close.repeat(depth);
const list = (members: string): string => `{"arrayValue":{"values":[${members}]}}`;
const map = (fields: string): string => `{"mapValue":{"fields":{${fields}}}}`;

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

const field = (fieldPath: string): string => `{"fieldPath":${JSON.stringify(fieldPath)}}`;
const update = (id: string, fields: string, more = ''): string => `{"update":{"name":"${names}/{c}/${id}","fields":{${fields}}}${more}}`;
const commit = (...writes: string[]): Shape => ({ path: ':commit', body: `{"writes":[${writes.join()}]}` });
const half = MOST_BYTES / 2;
const transforms = (members: string): string => `,"updateTransforms":[${members}]`;
const append = (path: string, members: string, verb = 'appendMissingElements'): string =>
  `{"fieldPath":${JSON.stringify(path)},"${verb}":{"values":[${members}]}}`;
const members = (value: string): string => value.replace(/^\{"arrayValue":\{"values":\[/, '').replace(/\]\}\}$/, '');
const times = (count: number, member: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => member(index)).join();

const commits: Readonly<Record<string, () => Shape>> = {
  'union of integers': () => commit(update('a', '', transforms(append('l', fill(integer))))),
  'union of texts': () =>
    commit(
      update(
        'a',
        '',
        transforms(
          append(
            'l',
            fill((index) => string(`${index}`)),
          ),
        ),
      ),
    ),
  'union of maps': () =>
    commit(
      update(
        'a',
        '',
        transforms(
          append(
            'l',
            fill((index) => map(`"a":${integer(index)}`)),
          ),
        ),
      ),
    ),
  'union with a list': () =>
    commit(
      update(
        'a',
        `"l":${list(fill(integer, half))}`,
        transforms(
          append(
            'l',
            fill((index) => integer(-index), half),
          ),
        ),
      ),
    ),
  'removal from a list': () =>
    commit(
      update(
        'a',
        `"l":${list(fill(integer, half))}`,
        transforms(
          append(
            'l',
            fill((index) => integer(-index), half),
            'removeAllFromArray',
          ),
        ),
      ),
    ),
  'union of long texts': () =>
    commit(
      update(
        'a',
        '',
        transforms(
          append(
            'l',
            fill((index) => string(`${'x'.repeat(500)}${index}`)),
          ),
        ),
      ),
    ),
  '500 unions with one list': () =>
    commit(update('a', `"l":${list(fill(integer, half))}`, transforms(times(500, (index) => append('l', integer(-index)))))),
  '500 removals from one list': () =>
    commit(
      update('a', `"l":${list(fill(integer, half))}`, transforms(times(500, (index) => append('l', integer(index), 'removeAllFromArray')))),
    ),
  '500 transforms beside many fields': () =>
    commit(
      update(
        'a',
        fill((index) => `"k${index}":${integer(1)}`, half),
        transforms(times(500, (index) => `{"fieldPath":"n${index}","increment":{"integerValue":1}}`)),
      ),
    ),
  '500 transforms of nested fields': () =>
    commit(
      update(
        'a',
        `"m":${map(fill((index) => `"k${index}":${integer(1)}`, half))}`,
        transforms(times(500, (index) => `{"fieldPath":"m.n${index}","increment":{"integerValue":1}}`)),
      ),
    ),
  'as many transforms as fit': () =>
    commit(update('a', '', transforms(fill((index) => `{"fieldPath":"n${index}","increment":{"integerValue":1}}`)))),
  'as many transforms as fit, of one field': () =>
    commit(update('a', '', transforms(fill(() => `{"fieldPath":"n","setToServerValue":"REQUEST_TIME"}`)))),
  'transforms over many writes': () =>
    commit(
      ...Array.from({ length: 490 }, (_, index) =>
        update(
          'a',
          '',
          `,"updateMask":{"fieldPaths":[]}${transforms(times(20, (other) => `{"fieldPath":"n${index}x${other}","increment":{"integerValue":1}}`))}`,
        ),
      ),
    ),
  'an increment by a long integer': () =>
    commit(update('a', '', transforms(`{"fieldPath":"n","increment":{"integerValue":"${'9'.repeat(MOST_BYTES - 400)}"}}`))),
  'a mask of many fields': () => commit(update('a', '', `,"updateMask":{"fieldPaths":[${fill((index) => `"f${index}"`)}]}`)),
  'a mask of many fields, with values': () =>
    commit(
      update(
        'a',
        fill((index) => `"f${index}":${integer(1)}`, MOST_BYTES * 0.7),
        `,"updateMask":{"fieldPaths":[${fill((index) => `"f${index}"`, MOST_BYTES * 0.25)}]}`,
      ),
    ),
  'a mask of nested fields': () =>
    commit(
      update(
        'a',
        `"m":${map(fill((index) => `"f${index}":${integer(1)}`, MOST_BYTES * 0.6))}`,
        `,"updateMask":{"fieldPaths":[${fill((index) => `"m.f${index}"`, MOST_BYTES * 0.3)}]}`,
      ),
    ),
  'a mask with one long path': () => commit(update('a', '', `,"updateMask":{"fieldPaths":["${'a.'.repeat(MOST_BYTES / 2 - 300)}a"]}`)),
  'a mask with paths of the greatest length': () =>
    commit(update('a', '', `,"updateMask":{"fieldPaths":[${fill((index) => `"${'a.'.repeat(700)}a${index}"`)}]}`)),
  'a mask of escapes': () => commit(update('a', '', `,"updateMask":{"fieldPaths":["\`${'\\\\\\\\'.repeat(MOST_BYTES / 4 - 400)}\`"]}`)),
  'one document written 500 times, large': () =>
    commit(
      update('a', `"t":${list(fill(integer, half))}`),
      ...Array.from({ length: 499 }, (_, index) => update('a', `"n":${integer(index)}`, ',"updateMask":{"fieldPaths":["n"]}')),
    ),
  'one document with many fields written 500 times': () =>
    commit(
      update(
        'a',
        fill((index) => `"k${index}":${integer(1)}`, half),
      ),
      ...Array.from({ length: 499 }, (_, index) => update('a', `"n":${integer(index)}`, ',"updateMask":{"fieldPaths":["n"]}')),
    ),
  'one document with a long text written 500 times': () =>
    commit(
      update('a', `"t":${string('x'.repeat(half))}`),
      ...Array.from({ length: 499 }, (_, index) => update('a', `"n":${integer(index)}`, ',"updateMask":{"fieldPaths":["n"]}')),
    ),
  'one document verified and touched 500 times': () =>
    commit(
      update('a', `"t":${list(fill(integer, half))}`),
      ...Array.from({ length: 499 }, () => `{"transform":{"document":"${names}/{c}/a","fieldTransforms":[]}}`),
    ),
  '500 documents': () =>
    commit(
      ...Array.from({ length: 500 }, (_, index) =>
        update(
          `d${index}`,
          fill((key) => `"k${key}":${integer(1)}`, MOST_BYTES / 500 - 200),
        ),
      ),
    ),
  'as many writes as fit': () => commit(fill((index) => update(`d${index}`, ''))),
  'as many deletes as fit': () => commit(fill((index) => `{"delete":"${names}/{c}/${index}"}`)),
  'as many empty writes as fit': () => commit(fill(() => '{}')),
  'a long name': () => commit(`{"delete":"${names}/${'a/'.repeat(half - 200)}a"}`),
  'a name of one long id': () => commit(`{"delete":"${names}/{c}/${'a'.repeat(MOST_BYTES - 200)}"}`),
  'a name of many slashes': () => commit(`{"delete":"${'/'.repeat(MOST_BYTES - 200)}"}`),
  'a long condition': () => commit(`{"delete":"${names}/{c}/a","currentDocument":{"updateTime":"${'.1'.repeat(half - 200)}"}}`),
  'a long unknown key': () => ({ path: ':commit', body: `{"${'k'.repeat(MOST_BYTES - 200)}":1}` }),
  'no JSON at all': () => ({ path: ':commit', body: '['.repeat(MOST_BYTES) }),
};

const query = (inside: string, verb = ':runQuery'): Shape => ({
  path: verb,
  body: `{"structuredQuery":{"from":[{"collectionId":"{c}"}],${inside}}}`,
});
const filter = (path: string, op: string, value: string): string =>
  `{"fieldFilter":{"field":${field(path)},"op":"${op}","value":${value}}}`;
const composite = (op: string, filters: string): string => `{"compositeFilter":{"op":"${op}","filters":[${filters}]}}`;
const inequalities = ['GREATER_THAN', 'LESS_THAN', 'NOT_EQUAL', 'LESS_THAN_OR_EQUAL'];

const wheres: Readonly<Record<string, () => string>> = {
  'inequalities of many fields': () =>
    composite(
      'AND',
      fill((index) => filter(`f${index}`, inequalities[index % 4] ?? '', integer(1))),
    ),
  'inequalities of one field': () =>
    composite(
      'AND',
      fill((index) => filter('f', inequalities[index % 4] ?? '', integer(1))),
    ),
  'equalities': () =>
    composite(
      'AND',
      fill((index) => filter(`f${index}`, 'EQUAL', integer(1))),
    ),
  'alternatives': () =>
    composite(
      'OR',
      fill((index) => filter(`f${index}`, 'EQUAL', integer(1))),
    ),
  'alternatives in alternatives': () =>
    nested('{"compositeFilter":{"op":"OR","filters":[', ']}}', filter('f', 'EQUAL', integer(1)), 20_000),
  'conjunctions in conjunctions': () =>
    nested('{"compositeFilter":{"op":"AND","filters":[', ']}}', filter('f', 'EQUAL', integer(1)), 20_000),
  'products of alternatives': () =>
    composite(
      'AND',
      fill((index) => composite('OR', `${filter(`a${index}`, 'EQUAL', integer(1))},${filter(`b${index}`, 'EQUAL', integer(1))}`)),
    ),
  'empty composites': () =>
    composite(
      'AND',
      fill(() => composite('OR', '')),
    ),
  'products with nothing': () =>
    composite(
      'AND',
      `${composite('OR', '')},${fill((index) => composite('OR', `${filter(`a${index}`, 'EQUAL', integer(1))},${filter(`b${index}`, 'EQUAL', integer(1))}`))}`,
    ),
  'in of many': () => filter('f', 'IN', list(fill(integer))),
  'not-in of many': () => filter('f', 'NOT_IN', list(fill(integer))),
  'array-contains-any of many': () => filter('f', 'ARRAY_CONTAINS_ANY', list(fill(integer))),
  'in of thirty large values': () =>
    filter('f', 'IN', list(times(30, (index) => list(fill((member) => integer(member + index), MOST_BYTES / 30 - 100))))),
  'thirty alternatives with one large value': () =>
    composite('AND', `${filter('g', 'EQUAL', list(fill(integer, MOST_BYTES - 5000)))},${filter('f', 'IN', list(times(30, integer)))}`),
  'thirty alternatives with a large list to exclude': () =>
    composite('AND', `${filter('g', 'NOT_EQUAL', list(fill(integer, MOST_BYTES - 5000)))},${filter('f', 'IN', list(times(30, integer)))}`),
  'a field with a long path': () => filter('a.'.repeat(half - 400) + 'a', 'EQUAL', integer(1)),
  'a field of escapes': () => filter(`\`${'\\\\'.repeat(half / 2 - 400)}\``, 'EQUAL', integer(1)),
  'names': () => filter('__name__', 'IN', list(fill((index) => `{"referenceValue":"${names}/{c}/${index}"}`))),
};

const queries: Readonly<Record<string, () => Shape>> = {
  ...Object.fromEntries(Object.entries(wheres).map(([name, where]) => [name, () => query(`"where":${where()}`)])),
  'many orders': () => query(`"orderBy":[${fill((index) => `{"field":${field(`f${index}`)}}`)}]`),
  'many equal orders': () => query(`"orderBy":[${fill(() => `{"field":${field('f')}}`)}]`),
  'a hundred orders with long paths': () =>
    query(`"orderBy":[${times(95, (index) => `{"field":${field(`${'a.'.repeat(700)}a${index}`)}}`)}]`),
  'an order with a long path': () => query(`"orderBy":[{"field":${field(`${'a.'.repeat(half - 400)}a`)}}]`),
  'many values of a cursor': () => query(`"orderBy":[{"field":${field('f')}}],"startAt":{"values":[${fill(integer)}]}`),
  'many orders and values': () =>
    query(`"orderBy":[${fill((index) => `{"field":${field(`f${index}`)}}`, half)}],"startAt":{"values":[${fill(integer, half)}]}`),
  'many collections': () => ({
    path: ':runQuery',
    body: `{"structuredQuery":{"from":[${fill((index) => `{"collectionId":"c${index}"}`)}]}}`,
  }),
  'a long collection': () => ({
    path: ':runQuery',
    body: `{"structuredQuery":{"from":[{"collectionId":"${'c'.repeat(MOST_BYTES - 200)}"}]}}`,
  }),
  'many selected fields': () => query(`"select":{"fields":[${fill((index) => field(`f${index}`))}]}`),
  'a long limit': () => query(`"limit":${'9'.repeat(MOST_BYTES - 200)}`),
};

const aggregations = (text: string, where = ''): Shape => ({
  path: ':runAggregationQuery',
  body: `{"structuredAggregationQuery":{"structuredQuery":{"from":[{"collectionId":"{c}"}]${where}},"aggregations":[${text}]}}`,
});

const others: Readonly<Record<string, () => Shape>> = {
  'batchGet of many': () => ({ path: ':batchGet', body: `{"documents":[${fill((index) => `"${names}/{c}/${index}"`)}]}` }),
  'batchGet of one, often': () => ({ path: ':batchGet', body: `{"documents":[${fill(() => `"${names}/{c}/a"`)}]}` }),
  'batchGet of as many as are allowed': () => ({
    path: ':batchGet',
    body: `{"documents":[${times(1000, (index) => `"${names}/{c}/${index}"`)}]}`,
  }),
  'batchGet of deep names': () => ({
    path: ':batchGet',
    body: `{"documents":[${fill((index) => `"${names}/${'a/'.repeat(99)}${index}"`)}]}`,
  }),
  'batchGet of long names': () => ({ path: ':batchGet', body: `{"documents":["${names}/${'a/'.repeat(half - 400)}a"]}` }),
  'batchGet of nothings': () => ({ path: ':batchGet', body: `{"documents":[${fill(() => '0')}]}` }),
  'counts': () => aggregations(fill((index) => `{"alias":"a${index}","count":{}}`)),
  'averages': () => aggregations(fill((index) => `{"alias":"a${index}","avg":{"field":${field(`f${index}`)}}}`)),
  'a sum with a long path': () => aggregations(`{"alias":"a","sum":{"field":${field(`${'a.'.repeat(half - 400)}a`)}}}`),
  'a count up to a long number': () => aggregations(`{"alias":"a","count":{"upTo":"${'9'.repeat(MOST_BYTES - 400)}"}}`),
  'a count with a long alias': () => aggregations(`{"alias":"${'a'.repeat(MOST_BYTES - 400)}","count":{}}`),
  'collection ids with a long token': () => ({ path: ':listCollectionIds', body: `{"pageToken":"${'A'.repeat(MOST_BYTES - 200)}"}` }),
  'a transaction with long options': () => ({
    path: ':beginTransaction',
    body: `{"options":{"readWrite":{"retryTransaction":"${'A'.repeat(MOST_BYTES - 200)}"}}}`,
  }),
  'a transaction with deep options': () => ({ path: ':beginTransaction', body: nested('{"options":', '}', '1', 80_000) }),
  'the end of a long transaction': () => ({ path: ':rollback', body: `{"transaction":"${'A'.repeat(MOST_BYTES - 200)}"}` }),
  'a batch of many': () => ({ path: ':batchWrite', body: `{"writes":[${fill((index) => update(`d${index}`, ''))}]}` }),
  'a batch of 500': () => ({
    path: ':batchWrite',
    body: `{"writes":[${times(500, (index) =>
      update(
        `d${index}`,
        fill((key) => `"k${key}":${integer(1)}`, MOST_BYTES / 500 - 200),
      ),
    )}]}`,
  }),
  'a batch of empty writes': () => ({ path: ':batchWrite', body: `{"writes":[${fill(() => '{}')}]}` }),
};

/** The shapes that rules have most to look at. */
export const heavyForRules: ReadonlySet<string> = new Set([
  ...[
    'integers',
    'texts',
    'equal long texts',
    'small maps',
    'a long text',
    'commas',
    'text of many bytes',
    'many keys',
    'lists as deep as allowed',
    'references',
    'bytes',
  ].map((name) => `a document of ${name}`),
  ...[
    'a filter with integers',
    'a filter with small maps',
    'thirty alternatives with one large value',
    'thirty alternatives with a large list to exclude',
    'in of thirty large values',
  ],
  ...[
    'union with a list',
    '500 unions with one list',
    'one document written 500 times, large',
    'one document with many fields written 500 times',
    'one document with a long text written 500 times',
  ],
  ...['500 documents', 'a batch of 500', 'batchGet of as many as are allowed'],
]);

/** Every shape by its name, or those that are chosen, in a collection. */
export function* shapesOf(collection: string, chosen?: ReadonlySet<string>): Iterable<[string, Shape]> {
  const asFields = Object.entries(values).map(([name, value]): [string, () => Shape] => [
    `a document of ${name}`,
    () => commit(update('a', `"v":${value(MOST_BYTES - 400)}`)),
  ]);
  const asCursors = Object.entries(values).map(([name, value]): [string, () => Shape] => [
    `a cursor of ${name}`,
    () => query(`"orderBy":[{"field":${field('f')}}],"startAt":{"values":[${value(MOST_BYTES - 400)}]}`),
  ]);
  const asOperands = Object.entries(values).map(([name, value]): [string, () => Shape] => [
    `a filter with ${name}`,
    () => query(`"where":${filter('f', 'EQUAL', value(MOST_BYTES - 400))}`),
  ]);
  const counted = Object.entries(wheres).map(([name, where]): [string, () => Shape] => [
    `a count with ${name}`,
    () => aggregations('{"alias":"n","count":{}}', `,"where":${where()}`),
  ]);
  for (const [name, shape] of [
    ...asFields,
    ...asCursors,
    ...asOperands,
    ...counted,
    ...Object.entries({ ...commits, ...queries, ...others }),
  ]) {
    if (chosen && !chosen.has(name)) continue;
    const { path, body } = shape();
    yield [name, { path, body: body.replaceAll('{c}', collection) }];
  }
}

/** Shapes put together at random: transforms, masks, filters and values of any kind, of sizes that together fill the request. */
export function randomShape(random: Random, collection: string): Shape {
  const kinds = Object.keys(values);
  const value = (bytes: number): string => (values[random.pick(kinds)] as (bytes: number) => string)(Math.max(200, Math.floor(bytes)));
  const path = (): string => random.pick(['l', 'm.l', `f${random.below(50)}`, '`odd.name`.x', `${'a.'.repeat(random.below(700))}a`]);
  const writes = random.pick([1, 2, 20, 400]);
  const share = MOST_BYTES / writes - 350;
  const write = (): string => {
    const parts = random.pick([1, 3, 30, 300]);
    const each = share / parts - 80;
    if (each < 100) return update(`d${random.below(3)}`, `"l":${integer(1)}`, ',"updateMask":{"fieldPaths":["l"]}');
    const transform = (): string =>
      random.pick([
        append(path(), members(value(each)), random.pick(['appendMissingElements', 'removeAllFromArray'])),
        `{"fieldPath":${JSON.stringify(path())},"increment":${value(each)}}`,
        `{"fieldPath":${JSON.stringify(path())},"maximum":${value(each)}}`,
      ]);
    return random.below(2) === 0
      ? update(
          `d${random.below(3)}`,
          times(parts, (index) => `"f${index}":${value(each)}`),
          random.pick(['', `,"updateMask":{"fieldPaths":[${times(20, () => JSON.stringify(path()))}]}`]),
        )
      : update(`d${random.below(3)}`, `"l":${integer(1)}`, transforms(times(parts, transform)));
  };
  const where = (bytes: number, depth: number): string => {
    const count = random.pick([1, 2, 9, 30, 100]);
    if (depth === 0 || bytes < 2000)
      return filter(
        path().slice(0, 300),
        random.pick(['EQUAL', 'IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY', ...inequalities]),
        value(Math.max(200, bytes - 500)),
      );
    return composite(
      random.pick(['AND', 'OR']),
      times(count, () => where(bytes / count - 100, depth - 1)),
    );
  };
  const body = random.below(2) === 0 ? commit(times(writes, write)) : query(`"where":${where(MOST_BYTES - 3000, random.below(4))}`);
  return { path: body.path, body: body.body.replaceAll('{c}', collection) };
}

/** A call as text for a message: what it is, and its beginning. */
export const inShort = ({ path, body }: Shape): string => `${path} ${body.slice(0, 200)}… (${body.length} characters)`;
