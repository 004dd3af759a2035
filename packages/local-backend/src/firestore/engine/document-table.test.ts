import type { StructuredQuery } from '@courtside/rules-language';
import type { StoredDocument } from '../model/document';
import { prepareQuery, runQuery } from '../model/query';
import type { Value } from '../model/value';
import { DocumentTable } from './document-table';

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
  const filled = (): DocumentTable => {
    const table = new DocumentTable();
    for (let id = 0; id < 2000; id += 1)
      table.set(
        document(id, {
          group: integer(id % 100),
          odd: odd[id % odd.length] as Value,
          tags: { arrayValue: { values: [integer(id % 7), integer(id % 50)] } },
        }),
      );
    return table;
  };
  const ids = (table: DocumentTable, ...filters: object[]): string[] =>
    runQuery(query(...filters), table.runs(query(...filters), 'projects/p/databases/d'), 'projects/p/databases/d').map(({ path }) => path);

  it('looks at no other documents', () => {
    const table = filled();
    expect([...table.candidates(query(filter('group', 'EQUAL', integer(3))))]).toHaveLength(20);
    expect([
      ...table.candidates(query(filter('tags', 'ARRAY_CONTAINS', integer(49)), filter('odd', 'GREATER_THAN', integer(0)))),
    ]).toHaveLength(40);
    expect([...table.candidates(query(filter('group', 'GREATER_THAN', integer(3))))]).toHaveLength(2000);
  });

  it('finds what looking at every document finds, also after changes', () => {
    const table = filled();
    const all = (): StoredDocument[] => table.paths.map((path) => table.get(path) as StoredDocument);
    const questions = [
      ...odd.map((value) => [filter('odd', 'EQUAL', value)]),
      [filter('group', 'EQUAL', integer(5)), filter('tags', 'ARRAY_CONTAINS', integer(5))],
      [filter('tags', 'ARRAY_CONTAINS', { doubleValue: 5 })],
    ];
    const compare = (): void => {
      for (const question of questions)
        expect(ids(table, ...question)).toEqual(
          runQuery(query(...question), [{ documents: all(), sorted: 'not' }], 'projects/p/databases/d').map(({ path }) => path),
        );
    };
    compare();
    for (let id = 0; id < 2000; id += 3) table.set(document(id, { group: integer(5), odd: odd[(id + 1) % odd.length] as Value }));
    for (let id = 1; id < 2000; id += 5) table.delete(`c/${id}`);
    compare();
  });

  it('keeps a bounded number of indexes', () => {
    const table = filled();
    for (let index = 0; index < 40; index += 1) expect(ids(table, filter(`f${index}`, 'EQUAL', integer(1)))).toEqual([]);
    expect(ids(table, filter('group', 'EQUAL', integer(3)))).toHaveLength(20);
  });
});
