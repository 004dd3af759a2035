import { FirestoreError } from '../model/firestore-error';
import { commit as commitCall } from '../operations/commit';
import type { Operation } from './rest-call';

const fields = ['writes', 'transaction', 'database'];

/** POST of `:commit`. @throws FirestoreError INVALID_ARGUMENT for a field that no commit has, as the official service */
export const commit: Operation = (call) => {
  const unknown = Object.keys(call.body).find((key) => !fields.includes(key));
  if (unknown !== undefined) throw new FirestoreError('INVALID_ARGUMENT', `Invalid JSON payload received. Unknown name "${unknown}".`);
  return commitCall(call);
};
