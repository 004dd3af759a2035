import type { StructuredQuery } from '@courtside/rules-language';
import type { StoredDocument } from '../model/document';
import { prepareQuery, runQuery, type Query, type Run } from '../model/query';
import type { Value } from '../model/value';
import type { DocumentTable } from './document-table';
import { startTestTable, type TestTable } from './document-table.testkit';

const database = 'projects/p/databases/d';
const integer = (value: number): Value => ({ integerValue: String(value) });
const text = (value: string): Value => ({ stringValue: value });
const document = (path: string, fields: Record<string, Value>): StoredDocument => ({ path, fields, createTime: 1n, updateTime: 1n });

/** Deterministic, so that a failure can be looked at again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % below;
}

const values: Value[] = [
  ...[-3, 0, 1, 1, 2, 3, 5, 8].map(integer),
  { doubleValue: 1 },
  { doubleValue: 1.5 },
  { doubleValue: -0 },
  { doubleValue: 'NaN' },
  { doubleValue: 'Infinity' },
  { integerValue: '9007199254740993' },
  { nullValue: null },
  { booleanValue: true },
  text(''),
  text('a'),
  text('b'),
  text('\u{1F600}'),
  text('\uFF5E'),
  { timestampValue: '2026-05-01T10:00:00.000000Z' },
  { bytesValue: 'AAEC' },
  { referenceValue: `${database}/documents/c/d7` },
  { geoPointValue: { latitude: 1, longitude: 2 } },
  { arrayValue: { values: [integer(1), text('a')] } },
  { arrayValue: {} },
  { mapValue: { fields: { a: integer(1) } } },
];
const ids = [
  ...Array.from({ length: 70 }, (_, index) => `d${index}`),
  '__id7__',
  '__id-3__',
  '__id10__',
  'é',
  '\u{1F600}',
  '\uFF5E',
  'A',
  'a b',
];
const collections = ['c', 'p/one/c', 'p/two/c', 'other'];

type Random = ReturnType<typeof numbers>;
const oneOf = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

function randomDocument(random: Random, path: string): StoredDocument {
  const fields: Record<string, Value> = {};
  // A field may be missing, and few values make many equal ones.
  if (random(6) > 0) fields['a'] = oneOf(random, values);
  if (random(4) > 0) fields['b'] = integer(random(4));
  if (random(4) > 0) fields['m'] = { mapValue: { fields: random(3) > 0 ? { x: oneOf(random, values) } : {} } };
  return document(path, fields);
}

const reference = (random: Random, collection: string): Value => ({
  referenceValue: `${database}/documents/${collection}/${oneOf(random, ids)}`,
});

/** Queries of all shapes; some are refused. */
function randomQuery(random: Random): Query | null {
  const [parent, allDescendants] = oneOf(random, [
    ['', false],
    ['', true],
    ['p/one', false],
    ['p', true],
  ] as const);
  const collection = parent === 'p/one' ? 'p/one/c' : 'c';
  const field = (): string => oneOf(random, ['a', 'a', 'b', 'm.x', '__name__']);
  const operand = (name: string): Value =>
    name === '__name__' ? reference(random, collection) : name === 'b' ? integer(random(4)) : oneOf(random, values);
  const filters = Array.from({ length: random(3) }, () => {
    const fieldPath = field();
    const op = oneOf(random, [
      'EQUAL',
      'EQUAL',
      'LESS_THAN',
      'LESS_THAN_OR_EQUAL',
      'GREATER_THAN',
      'GREATER_THAN_OR_EQUAL',
      'NOT_EQUAL',
      'ARRAY_CONTAINS',
      'IN',
    ]);
    return {
      fieldFilter: {
        field: { fieldPath },
        op,
        value: op === 'IN' ? { arrayValue: { values: [operand(fieldPath), operand(fieldPath)] } } : operand(fieldPath),
      },
    };
  });
  const orders = Array.from({ length: random(3) }, () => ({
    field: { fieldPath: field() },
    direction: oneOf(random, ['ASCENDING', 'DESCENDING']),
  }));
  const cursor = (): object | undefined => {
    if (orders.length === 0 || random(3) > 0) return undefined;
    return { values: orders.slice(0, 1 + random(orders.length)).map((order) => operand(order.field.fieldPath)), before: random(2) === 0 };
  };
  const source = {
    from: [{ collectionId: 'c', ...(allDescendants ? { allDescendants } : {}) }],
    ...(filters.length > 0 ? { where: { compositeFilter: { op: random(5) === 0 ? 'OR' : 'AND', filters } } } : {}),
    ...(orders.length > 0 ? { orderBy: orders } : {}),
    ...(random(2) === 0 ? { limit: random(12) } : {}),
    ...(random(4) === 0 ? { offset: random(5) } : {}),
    startAt: cursor(),
    endAt: cursor(),
  };
  try {
    return prepareQuery(parent === 'p' ? '' : parent, JSON.parse(JSON.stringify(source)) as StructuredQuery);
  } catch {
    return null;
  }
}

const pathsOf = (documents: readonly StoredDocument[]): string[] => documents.map(({ path }) => path);
/** Returns the results of a look at every document, each read by its path. */
const scanned = (table: DocumentTable, query: Query): string[] => {
  const all = collections.flatMap((collection) => ids.flatMap((id) => table.get(`${collection}/${id}`) ?? []));
  return pathsOf(runQuery(query, [{ documents: all, sorted: 'not' }], database));
};

let documents: TestTable;
afterEach(() => documents.close());

describe('FS-66 queries in an order look at what the order holds', () => {
  it.each([
    [1, 'in memory', 2 ** 28, ids],
    [2, 'in memory', 2 ** 28, ids],
    [3, 'partly on disk', 20_000, ids],
    [4, 'on disk, in the order of bytes', 0, ids.filter((id) => !id.startsWith('__id'))],
  ])(
    'finds what looking at every document finds, in the same order, while documents change (seed %i, %s)',
    async (seed, _, memory, from) => {
      const random = numbers(seed);
      documents = await startTestTable(memory);
      const { table } = documents;
      const pathOf = (): string => `${oneOf(random, collections)}/${oneOf(random, from)}`;
      await documents.change(...Array.from({ length: 250 }, () => randomDocument(random, pathOf())));
      let asked = 0;
      let inOrder = 0;
      const ask = (): void => {
        const query = randomQuery(random);
        if (!query) return;
        asked += 1;
        const runs = [...table.runs(query, database)];
        if (runs.some(({ sorted }) => sorted !== 'not')) inOrder += 1;
        const found = pathsOf(runQuery(query, runs, database));
        if (found.join() !== scanned(table, query).join())
          throw new Error(`question ${asked}: ${JSON.stringify(query.source)} below "${query.parent}"`);
      };
      for (let step = 0; step < 150; step += 1) {
        const changes = Array.from({ length: 3 }, () => (random(3) > 0 ? randomDocument(random, pathOf()) : pathOf()));
        // Between the changes that went to disk together, readers see some of them and not others.
        for (const show of await documents.save(...changes)) {
          ask();
          show();
        }
        ask();
      }
      // Neither the queries nor the indexes have disappeared.
      expect(asked).toBeGreaterThan(150);
      expect(inOrder).toBeGreaterThan(memory > 20_000 ? 60 : memory > 0 ? 0 : 20);
    },
  );

  const filled = async (memory = 2 ** 28): Promise<DocumentTable> => {
    documents = await startTestTable(memory);
    await documents.change(
      ...Array.from({ length: 2500 }, (_, id) => {
        const number = (id * 7919) % 2500;
        return document(`c/d${String(number).padStart(4, '0')}`, {
          n: integer(number),
          isPublic: { booleanValue: number % 2 === 0 },
          state: text(number === 7 ? 'rare' : 'usual'),
          tie: integer(number % 10),
        });
      }),
    );
    return documents.table;
  };
  /** @returns the results, and how many documents were looked at */
  const ask = (table: DocumentTable, more: object): { found: string[]; looked: number } => {
    let looked = 0;
    function* counted(documents: Iterable<StoredDocument>): Iterable<StoredDocument> {
      for (const one of documents) {
        looked += 1;
        yield one;
      }
    }
    const query = prepareQuery('', { from: [{ collectionId: 'c' }], ...more } as StructuredQuery);
    const runs: Run[] = [...table.runs(query, database)].map((run) => ({ ...run, documents: counted(run.documents) }));
    return { found: pathsOf(runQuery(query, runs, database)), looked };
  };
  const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });
  const where = (fieldPath: string, op: string, value: Value) => ({ fieldFilter: { field: { fieldPath }, op, value } });

  it('looks at a page and no more, by name and by a field, in both directions and from a cursor', async () => {
    const table = await filled();
    expect(ask(table, { limit: 20 }).looked).toBeLessThanOrEqual(21);
    expect(ask(table, { orderBy: [by('__name__', 'DESCENDING')], limit: 20 }).looked).toBeLessThanOrEqual(21);
    expect(ask(table, { orderBy: [by('n', 'DESCENDING')], limit: 20, offset: 10 })).toMatchObject({
      looked: 31,
      found: Array.from({ length: 20 }, (_, index) => `c/d${2489 - index}`),
    });
    expect(ask(table, { orderBy: [by('n')], limit: 5, startAt: { values: [integer(2000)], before: false } })).toEqual({
      looked: 7,
      found: ['c/d2001', 'c/d2002', 'c/d2003', 'c/d2004', 'c/d2005'],
    });
    expect(
      ask(table, {
        limit: 2,
        orderBy: [by('__name__')],
        startAt: { values: [{ referenceValue: `${database}/documents/c/d1000` }], before: true },
      }),
    ).toEqual({ looked: 3, found: ['c/d1000', 'c/d1001'] });
  });

  it('looks at a page and no more of a collection that memory does not hold, by name', async () => {
    const table = await filled(1000);
    const cursor = { values: [{ referenceValue: `${database}/documents/c/d1000` }], before: true };
    expect(ask(table, { limit: 20 }).looked).toBeLessThanOrEqual(21);
    expect(ask(table, { limit: 2, orderBy: [by('__name__')], startAt: cursor })).toEqual({ looked: 3, found: ['c/d1000', 'c/d1001'] });
    expect(ask(table, { limit: 2, orderBy: [by('__name__', 'DESCENDING')], startAt: cursor })).toEqual({
      looked: 3,
      found: ['c/d1000', 'c/d0999'],
    });
    expect(ask(table, { where: where('__name__', 'EQUAL', { referenceValue: `${database}/documents/c/d0042` }) })).toEqual({
      looked: 1,
      found: ['c/d0042'],
    });
    expect(ask(table, { orderBy: [by('n', 'DESCENDING')], limit: 2 }).found).toEqual(['c/d2499', 'c/d2498']);
  });

  it('looks at the range that is asked for, its ends among it', async () => {
    const table = await filled();
    expect(ask(table, { where: where('n', 'GREATER_THAN', integer(2489)) })).toMatchObject({ looked: 11 });
    expect(
      ask(table, {
        where: {
          compositeFilter: {
            op: 'AND',
            filters: [where('n', 'GREATER_THAN_OR_EQUAL', integer(100)), where('n', 'LESS_THAN', integer(110))],
          },
        },
      }),
    ).toMatchObject({ looked: 11 });
    expect(ask(table, { where: where('n', 'LESS_THAN', text('z')) })).toEqual({ looked: 0, found: [] });
    expect(ask(table, { where: where('__name__', 'EQUAL', { referenceValue: `${database}/documents/c/d0042` }) })).toEqual({
      looked: 1,
      found: ['c/d0042'],
    });
  });

  it('takes the equality or the order, whichever is less work', async () => {
    const table = await filled();
    expect(ask(table, { where: where('state', 'EQUAL', text('rare')), orderBy: [by('n')], limit: 10 })).toEqual({
      looked: 1,
      found: ['c/d0007'],
    });
    expect(
      ask(table, { where: where('isPublic', 'EQUAL', { booleanValue: true }), orderBy: [by('n', 'DESCENDING')], limit: 10 }).looked,
    ).toBeLessThan(25);
    expect(
      ask(table, {
        where: {
          compositeFilter: {
            op: 'AND',
            filters: [where('isPublic', 'EQUAL', { booleanValue: true }), where('n', 'GREATER_THAN', integer(2479))],
          },
        },
      }).looked,
    ).toBe(21);
  });

  it('looks at all equals where a second order decides among them', async () => {
    const table = await filled();
    const { found, looked } = ask(table, { orderBy: [by('tie'), by('n', 'DESCENDING')], limit: 3 });
    expect(found).toEqual(['c/d2490', 'c/d2480', 'c/d2470']);
    expect(looked).toBe(251);
  });

  it('forgets an order that changes much and is not asked for, and makes it again', async () => {
    const table = await filled();
    const page = { orderBy: [by('n')], limit: 3 };
    ask(table, page);
    await documents.change(
      ...Array.from({ length: 6000 }, (_, id) => document(`c/d${String(id % 2500).padStart(4, '0')}`, { n: integer(5000 - (id % 2500)) })),
    );
    expect(ask(table, page)).toEqual({ looked: 4, found: ['c/d2499', 'c/d2498', 'c/d2497'] });
  });

  it('keeps a bounded number of orders', async () => {
    const table = await filled();
    for (let index = 0; index < 40; index += 1) expect(ask(table, { orderBy: [by(`f${index}`)] }).found).toEqual([]);
    expect(ask(table, { orderBy: [by('n')], limit: 1 }).found).toEqual(['c/d0000']);
  });
});
