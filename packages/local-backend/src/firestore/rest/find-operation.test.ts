import { answersWithList, findOperation } from './find-operation';
import { updateDocument } from './update-document';

const documents = 'projects/p/databases/(default)/documents';

it('finds an operation by its verb, or by the method and what the path is', () => {
  expect(findOperation('POST', documents, 'runQuery').name).toBe('runQuery');
  expect(findOperation('PATCH', `${documents}/a/b`, undefined)).toBe(updateDocument);
  expect([answersWithList('batchGet'), answersWithList('commit'), answersWithList(undefined)]).toEqual([true, false, false]);
});

it.each([
  ['GET', 'runQuery'],
  ['POST', 'nothing'],
  ['POST', 'constructor'],
  ['POST', 'toString'],
  ['GET', undefined],
  ['PUT', undefined],
])('%s of the root with the verb %s is not found', (method, verb) => {
  expect(() => findOperation(method, documents, verb)).toThrow(expect.objectContaining({ status: 'NOT_FOUND' }));
});

it('says of what the service has and this one lacks that it is not implemented', () => {
  expect(() => findOperation('POST', documents, 'partitionQuery')).toThrow(expect.objectContaining({ status: 'UNIMPLEMENTED' }));
});
