import { maskDocument, toWireDocument } from '../model/document';
import { FirestoreError } from '../model/firestore-error';
import { databaseText } from '../model/names';
import type { Operation } from './rest-call';

/** GET of a document. @throws FirestoreError NOT_FOUND */
export const getDocument: Operation = (call) => {
  const [found] = call.engine.getDocuments(call.database, call.identity, [call.name]);
  const mask = call.query.getAll('mask.fieldPaths');
  if (!found?.document) throw new FirestoreError('NOT_FOUND', `Document "${call.name}" not found.`);
  return toWireDocument(databaseText(call.database), mask.length > 0 ? maskDocument(found.document, mask) : found.document);
};
