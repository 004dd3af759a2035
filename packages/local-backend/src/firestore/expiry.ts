import { createPauses } from '../process/pauses';
import { getParentPath, type DatabaseName } from './model/names';
import type { StoredDocument } from './model/document';
import { prepareQuery } from './model/query';
import type { Engine } from './engine/engine';
import { parseFieldPath, valueAt } from './model/field-path';
import type { TimeToLive } from './indexes/index-file';

/** How often expired documents are deleted (ms); Firestore itself promises no more than to delete them within a day or so. */
const SWEEP = 6 * 3_600_000;
/** Writes of one commit. */
const CHUNK = 200;

export interface ExpiryOptions {
  readonly engine: Engine;
  readonly database: DatabaseName;
  readonly policies: readonly TimeToLive[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: { error(message: string, error?: unknown): void };
}

/** Deletes expired documents: those whose field with a TTL policy is in the past, wherever a collection of that name is. @returns the function that ends it */
export function createExpiry({ engine, database, policies, now, log }: ExpiryOptions): () => void {
  const isOver = ({ fields }: StoredDocument, fieldPath: string): boolean => {
    const time = valueAt(fields, parseFieldPath(fieldPath))?.['timestampValue'];
    return typeof time === 'string' && Date.parse(time) <= now();
  };
  let isClosed = false;
  const sweep = async (): Promise<void> => {
    const pause = createPauses();
    for (const { collectionGroup, fieldPath } of policies) {
      const over: string[] = [];
      for (const collection of engine.table(database).collectionsNamed(collectionGroup)) {
        await pause();
        if (isClosed) return;
        const query = prepareQuery(getParentPath(collection), { from: [{ collectionId: collectionGroup }] });
        for (const document of engine.each(database, query)) if (isOver(document, fieldPath)) over.push(document.path);
      }
      for (let start = 0; start < over.length && !isClosed; start += CHUNK)
        await engine.commit(
          database,
          { uid: 'owner', token: {}, owner: true },
          over.slice(start, start + CHUNK).map((path) => ({
            delete: `projects/${database.projectId}/databases/${database.databaseId}/documents/${path}`,
          })),
        );
    }
  };
  const start = (): void => void sweep().catch((error: unknown) => log.error('Documents whose time is over could not be deleted.', error));
  start();
  const timer = setInterval(start, SWEEP);
  timer.unref();
  return () => {
    isClosed = true;
    clearInterval(timer);
  };
}
