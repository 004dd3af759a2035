import { maskDocument, toWireDocument, type StoredDocument } from '../model/document';
import { databaseText, documentPath } from '../model/names';
import type { Answer, Call } from './call';
import { startReading } from './reading';

export function batchGet(call: Call): Answer[] {
  const { documents = [], mask } = call.body as { documents?: readonly string[]; mask?: { fieldPaths?: readonly string[] } };
  const { view, readTime, transaction, begun } = startReading(call);
  const found = call.engine.getDocuments(call.database, call.identity, documents, view);
  for (const { name, document } of found) transaction?.noteDocument(documentPath(name), document);
  const shown = (document: StoredDocument): Answer =>
    toWireDocument(databaseText(call.database), mask ? maskDocument(document, mask.fieldPaths ?? []) : document);
  const answers = found.map(({ name, document }) => (document ? { found: shown(document), readTime } : { missing: name, readTime }));
  return 'transaction' in begun ? [begun, ...answers] : answers;
}
