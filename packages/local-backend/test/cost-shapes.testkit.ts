import { aggregations, composite, filter, inequalities, queries, query, wheres } from './cost-queries.testkit';
import {
  append,
  commit,
  field,
  fill,
  half,
  integer,
  members,
  MOST_BYTES,
  names,
  nested,
  times,
  transforms,
  update,
  values,
  type Shape,
} from './cost-values.testkit';
import { commits } from './cost-writes.testkit';
import type { Random } from './random.testkit';

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
export function* makeShapes(collection: string, chosen?: ReadonlySet<string>): Iterable<[string, Shape]> {
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
export const summarizeShape = ({ path, body }: Shape): string => `${path} ${body.slice(0, 200)}… (${body.length} characters)`;
