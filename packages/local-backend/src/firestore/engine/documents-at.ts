import type { StoredDocument } from '../model/document';
import { FirestoreError } from '../model/firestore-error';
import type { DatabaseName } from '../model/names';
import type { Query } from '../model/query';
import type { DocumentView } from './document-view';
import type { Engine } from './engine';

/**
 * Returns the documents as they were at a time, computed from later changes.
 * @throws FirestoreError when the time is in the future or no longer known
 */
export function documentsAt(engine: Engine, database: DatabaseName, time: bigint): DocumentView {
  if (time > engine.clock.latest) throw new FirestoreError('INVALID_ARGUMENT', 'read_time cannot be in the future.');
  const then = engine.changedSince(database, time) ?? refuseTooOld();
  const table = engine.table(database);
  const known = (document: StoredDocument | null | 'large' | undefined): StoredDocument | null => {
    if (document === 'large') throw tooOld();
    return document ?? null;
  };
  function* candidates(query: Query): Iterable<StoredDocument> {
    for (const document of table.candidates(query)) if (!then.has(document.path)) yield document;
    for (const document of then.values()) {
      const was = known(document);
      if (was) yield was;
    }
  }
  return {
    get: (path) => (then.has(path) ? (known(then.get(path)) ?? undefined) : table.get(path)),
    runs: (query) => [{ documents: candidates(query), sorted: 'not', isFleeting: true }],
  };
}

function refuseTooOld(): never {
  throw tooOld();
}

const tooOld = (): FirestoreError =>
  new FirestoreError('FAILED_PRECONDITION', 'The requested read_time is too old: what was then is not known any more.');
