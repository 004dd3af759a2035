import type { StructuredQuery } from '@courtside/rules-language';
import type { StoredDocument } from '../model/document';
import { eachResult, prepareQuery, runQuery } from '../model/query';
import type { Value } from '../model/value';
import type { DocumentTable } from './document-table';
import { startTestTable, type TestTable } from './document-table.testkit';

const integer = (value: number): Value => ({ integerValue: String(value) });
const document = (id: number, fields: Record<string, Value>): StoredDocument => ({
  path: `c/${id}`,
  fields,
  createTime: 1n,
  updateTime: 1n,
});
const filter = (fieldPath: string, op: string, value: Value) => ({ fieldFilter: { field: { fieldPath }, op, value } });
const query = (...filters: object[]) =>
  prepareQuery('', { from: [{ collectionId: 'c' }], where: { compositeFilter: { op: 'AND', filters } } } as StructuredQuery);

/** Values that are equal although they differ, and some that are not. */
const odd: Value[] = [
  integer(1),
  { doubleValue: 1 },
  { doubleValue: 1.5 },
  { doubleValue: 'NaN' },
  { nullValue: null },
  { stringValue: '1' },
  { arrayValue: { values: [integer(1), integer(2)] } },
  { mapValue: { fields: { a: integer(1) } } },
];

describe('FS-73 queries with equalities look their documents up', () => {
  let documents: TestTable;
  let table: DocumentTable;
  beforeEach(async () => {
    documents = await startTestTable(2 ** 28);
    table = documents.table;
    await documents.change(
      ...Array.from({ length: 2000 }, (_, id) =>
        document(id, {
          group: integer(id % 100),
          odd: odd[id % odd.length] as Value,
          tags: { arrayValue: { values: [integer(id % 7), integer(id % 50)] } },
        }),
      ),
    );
  });
  afterEach(() => documents.close());
  const ids = (...filters: object[]): string[] =>
    runQuery(query(...filters), table.runs(query(...filters), 'projects/p/databases/d'), 'projects/p/databases/d').map(({ path }) => path);

  it('looks at no other documents', () => {
    expect([...table.candidates(query(filter('group', 'EQUAL', integer(3))))]).toHaveLength(20);
    expect([
      ...table.candidates(query(filter('tags', 'ARRAY_CONTAINS', integer(49)), filter('odd', 'GREATER_THAN', integer(0)))),
    ]).toHaveLength(40);
    expect([...table.candidates(query(filter('group', 'GREATER_THAN', integer(3))))]).toHaveLength(2000);
  });

  it('finds what looking at every document finds, also after changes', async () => {
    const questions = [
      ...odd.map((value) => [filter('odd', 'EQUAL', value)]),
      [filter('group', 'EQUAL', integer(5)), filter('tags', 'ARRAY_CONTAINS', integer(5))],
      [filter('tags', 'ARRAY_CONTAINS', { doubleValue: 5 })],
    ];
    const compare = (): void => {
      for (const question of questions)
        expect(ids(...question)).toEqual(
          runQuery(query(...question), [{ documents: documents.all(), sorted: 'not' }], 'projects/p/databases/d').map(({ path }) => path),
        );
    };
    compare();
    const every = (step: number, from: number): number[] => Array.from({ length: 2000 / step }, (_, index) => from + index * step);
    await documents.change(
      ...every(3, 0).map((id) => document(id, { group: integer(5), odd: odd[(id + 1) % odd.length] as Value })),
      ...every(5, 1).map((id) => `c/${id}`),
    );
    compare();
  });

  it('keeps a bounded number of indexes', () => {
    for (let index = 0; index < 40; index += 1) expect(ids(filter(`f${index}`, 'EQUAL', integer(1)))).toEqual([]);
    expect(ids(filter('group', 'EQUAL', integer(3)))).toHaveLength(20);
  });
});

describe('FS-78 of a collection that memory does not hold', () => {
  const database = 'projects/p/databases/d';
  let documents: TestTable;
  beforeEach(async () => {
    documents = await startTestTable(20_000);
    await documents.change(...Array.from({ length: 300 }, (_, id) => document(id, { n: integer(id % 150) })));
  });
  afterEach(() => documents.close());
  const ask = (more: object) => prepareQuery('', { from: [{ collectionId: 'c' }], ...more } as StructuredQuery);
  const run = (more: object): string[] =>
    runQuery(ask(more), documents.table.runs(ask(more), database), database, 10_000).map(({ path }) => path);

  it('a query that finds more than there is room for is refused; with a limit it looks at all and holds those', () => {
    expect(() => run({})).toThrow('ask for less, with a limit');
    expect(() => run({ orderBy: [{ field: { fieldPath: 'n' } }], limit: 200 })).toThrow('ask for less, with a limit');
    expect(run({ orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }], limit: 3 })).toEqual(['c/299', 'c/149', 'c/298']);
    expect(run({ where: filter('n', 'EQUAL', integer(7)) })).toEqual(['c/157', 'c/7']);
  });

  it('all results are gone through without being held', () => {
    let count = 0;
    for (const one of eachResult(ask({}), documents.table.runs(ask({}), database), database)) count += Number(one.path.startsWith('c/'));
    expect(count).toBe(300);
  });

  it('a document stays what it is for readers until its change is shown, and its collection has as many as are on disk', async () => {
    const [change] = await documents.save(document(7, { n: integer(1000) }));
    const [remove] = await documents.save('c/8');
    const seen = () => [documents.table.get('c/7')?.fields['n']?.['integerValue'], documents.table.get('c/8') !== undefined];
    expect([seen(), documents.table.has('c/8'), documents.table.sizeOf('c').documents]).toEqual([['7', true], true, 299]);
    change?.();
    expect(seen()).toEqual(['1000', true]);
    remove?.();
    expect([seen(), documents.table.has('c/8')]).toEqual([['1000', false], false]);
  });
});
