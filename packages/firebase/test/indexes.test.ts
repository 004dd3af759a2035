import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * A document may have 40,000 index entries. If teams or games are a map, each of their values would have two: an event of 400 games with
 * many goals came close, and no query ever uses them (docs/performance.md).
 */
it.each(['teams', 'schedules', 'brackets', 'stages', 'onCourt', 'days'])('no field of a document of %s is indexed', (collectionGroup) => {
  const file = JSON.parse(readFileSync(path.join(__dirname, '..', 'firestore.indexes.json'), 'utf8')) as { fieldOverrides: unknown[] };
  expect(file.fieldOverrides).toContainEqual({ collectionGroup, fieldPath: '*', indexes: [] });
});

// Each deploy offers to delete indexes that are not in the file.
it.each([
  ['answers', 'expireAt'],
  ['mail', 'delivery.expireAt'],
])('documents of %s delete themselves by %s', (collectionGroup, fieldPath) => {
  const file = JSON.parse(readFileSync(path.join(__dirname, '..', 'firestore.indexes.json'), 'utf8')) as { fieldOverrides: unknown[] };
  expect(file.fieldOverrides).toContainEqual({ collectionGroup, fieldPath, ttl: true, indexes: [] });
});
