import type { Operation } from './rest-call';
import { writeOne } from './write-one';

/** PATCH of a document; a missing one is created, unless a precondition forbids it. */
export const updateDocument: Operation = (call) => {
  const mask = call.query.getAll('updateMask.fieldPaths');
  const exists = call.query.get('currentDocument.exists');
  const updateTime = call.query.get('currentDocument.updateTime');
  return writeOne(call, call.name, {
    ...(mask.length > 0 ? { updateMask: { fieldPaths: mask } } : {}),
    ...(exists !== null
      ? { currentDocument: { exists: exists === 'true' } }
      : updateTime !== null
        ? { currentDocument: { updateTime } }
        : {}),
  });
};
