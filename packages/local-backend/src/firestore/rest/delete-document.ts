import type { Operation } from './rest-call';

/** DELETE of a document. Deleting a missing document succeeds, unless a precondition requires it to exist. */
export const deleteDocument: Operation = async (call) => {
  const exists = call.query.get('currentDocument.exists');
  await call.engine.commit(call.database, call.identity, [
    { delete: call.name, ...(exists !== null ? { currentDocument: { exists: exists === 'true' } } : {}) },
  ]);
  return {};
};
