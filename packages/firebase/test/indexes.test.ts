import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * A document may have 40,000 entries of indexes. Where teams or games are a map of entries, each value of each would have two: an event of 400 games with
 * many goals came near, and nothing is ever searched there (docs/performance.md).
 */
it.each(['teams', 'schedules', 'brackets', 'stages', 'onCourt', 'days'])('no field of a document of %s is indexed', (collectionGroup) => {
  const file = JSON.parse(readFileSync(path.join(__dirname, '..', 'firestore.indexes.json'), 'utf8')) as { fieldOverrides: unknown[] };
  expect(file.fieldOverrides).toContainEqual({ collectionGroup, fieldPath: '*', indexes: [] });
});

// What is not in the file is offered for deletion with each deploy.
it.each([
  ['answers', 'expireAt'],
  ['mail', 'delivery.expireAt'],
])('documents of %s delete themselves by %s', (collectionGroup, fieldPath) => {
  const file = JSON.parse(readFileSync(path.join(__dirname, '..', 'firestore.indexes.json'), 'utf8')) as { fieldOverrides: unknown[] };
  expect(file.fieldOverrides).toContainEqual({ collectionGroup, fieldPath, ttl: true, indexes: [] });
});
