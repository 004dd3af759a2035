import type { StructuredQuery } from '@courtside/rules-language';
import type { StoredDocument } from '../model/document';
import { prepareQuery, runQuery } from '../model/query';
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
