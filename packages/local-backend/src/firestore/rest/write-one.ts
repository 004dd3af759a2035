import { toWireDocument } from '../model/document';
import { FirestoreError } from '../model/firestore-error';
import { databaseText, documentPath } from '../model/names';
import type { WireWrite } from '../model/write';
import type { Answer } from '../operations/call';
import type { RestCall } from './rest-call';

/** Commits the call's fields as one document. @returns the document as it is stored then */
export async function writeOne(call: RestCall, name: string, more: Partial<WireWrite>): Promise<Answer> {
  const { fields = {} } = call.body as { fields?: NonNullable<WireWrite['update']>['fields'] };
  await call.engine.commit(call.database, call.identity, [{ update: { name, fields }, ...more }]);
  const document = call.engine.table(call.database).get(documentPath(name));
  if (!document) throw new FirestoreError('INTERNAL', 'The document is not there after its own write.');
  return toWireDocument(databaseText(call.database), document);
}
