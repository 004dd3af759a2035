import { randomBytes } from 'node:crypto';
import type { Operation } from './rest-call';
import { writeOne } from './write-one';

/** POST to a collection; without `documentId` the id is made here. */
export const createDocument: Operation = (call) => {
  const id = call.query.get('documentId') ?? randomBytes(15).toString('base64url').slice(0, 20).replaceAll(/[-_]/g, 'x');
  return writeOne(call, `${call.name}/${id}`, { currentDocument: { exists: false } });
};
