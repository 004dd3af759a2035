import type { StructuredQuery } from '@courtside/rules-language';
import { FirestoreError } from '../model/firestore-error';
import { prepareQuery } from '../model/query';
import { checkIndexes } from './check-indexes';
import { parseIndexes, readIndexes } from './index-file';

const catalogue = parseIndexes({
  indexes: [
    {
      collectionGroup: 't',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'open', order: 'ASCENDING' },
        { fieldPath: 'end', order: 'ASCENDING' },
      ],
    },
    {
      collectionGroup: 't',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
        { fieldPath: 'end', order: 'ASCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 't', fieldPath: 'text', indexes: [] },
    { collectionGroup: 'r', fieldPath: 'uid', indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }] },
  ],
});

const is = (fieldPath: string, op: string) => ({ fieldFilter: { field: { fieldPath }, op, value: { integerValue: '1' } } });
const all = (...filters: ReturnType<typeof is>[]) => ({ compositeFilter: { op: 'AND', filters } });
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });

function answer(query: Partial<StructuredQuery>): string {
  try {
    checkIndexes(catalogue, prepareQuery('', { from: [{ collectionId: 't' }], ...query }), 'projects/p/databases/d');
    return 'served';
  } catch (error) {
    return error instanceof FirestoreError ? error.status : String(error);
  }
}

describe('FS-30 a query is refused where the official service asks for an index', () => {
  it.each<[string, Partial<StructuredQuery>]>([
    ['no conditions', {}],
    ['equalities alone', { where: all(is('a', 'EQUAL'), is('b', 'IN')) }],
    ['one range and its own order', { where: is('a', 'LESS_THAN'), orderBy: [by('a', 'DESCENDING')] }],
    ['an equality and an order with an index', { where: is('open', 'EQUAL'), orderBy: [by('end')] }],
    ['the same, read backwards', { where: is('open', 'EQUAL'), orderBy: [by('end', 'DESCENDING')] }],
    ['two indexes merged', { where: all(is('open', 'EQUAL'), is('tags', 'ARRAY_CONTAINS')), orderBy: [by('end')] }],
    ['an equality ordered by name', { where: is('a', 'EQUAL'), orderBy: [by('__name__')] }],
    ['an order on the field that is fixed', { where: is('a', 'EQUAL'), orderBy: [by('a')] }],
    ['a collection group with an index for it', { from: [{ collectionId: 'r', allDescendants: true }], where: is('uid', 'EQUAL') }],
  ])('serves %s', (_what, query) => {
    expect(answer(query)).toBe('served');
  });

  it.each<[string, Partial<StructuredQuery>]>([
    ['an equality and an order without an index', { where: is('a', 'EQUAL'), orderBy: [by('end')] }],
    ['an equality and a range', { where: all(is('open', 'EQUAL'), is('start', 'GREATER_THAN')) }],
    ['two orders', { orderBy: [by('a'), by('b')] }],
    ['an equality more than its index has', { where: all(is('open', 'EQUAL'), is('a', 'EQUAL')), orderBy: [by('end')] }],
    [
      'one part of an or',
      { where: { compositeFilter: { op: 'OR', filters: [is('open', 'EQUAL'), is('a', 'EQUAL')] } }, orderBy: [by('end')] },
    ],
    ['a field whose index is switched off', { where: is('text', 'EQUAL') }],
    ['a collection group without an index', { from: [{ collectionId: 't', allDescendants: true }], where: is('a', 'EQUAL') }],
  ])('refuses %s', (_what, query) => {
    expect(answer(query)).toBe('FAILED_PRECONDITION');
  });
});

it('V1 an index file that can not be read as one stops the start in words', () => {
  expect(() => readIndexes('no-such-file.json')).toThrow(
    expect.objectContaining({ exitCode: 2, message: expect.stringMatching(/^The index file/) }),
  );
  expect(() => readIndexes(__filename)).toThrow(/can't be used: .*JSON/);
});
