import type { Operation } from './rest-call';

/** DELETE of a document; what is not there is deleted already, unless a precondition wants it to be. */
export const deleteDocument: Operation = async (call) => {
  const exists = call.query.get('currentDocument.exists');
  await call.engine.commit(call.database, call.identity, [
    { delete: call.name, ...(exists !== null ? { currentDocument: { exists: exists === 'true' } } : {}) },
  ]);
  return {};
};
