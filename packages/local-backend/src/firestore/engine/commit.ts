import type { StoredDocument } from '../model/document';
import { FirestoreError } from '../model/firestore-error';
import { identicalFields } from '../model/identical';
import { databaseText, type DatabaseName } from '../model/names';
import type { Value } from '../model/value';
import { applyWrite, checkPrecondition, pathOfWrite, type WireWrite } from '../model/write';
import type { CommitToSave } from './document-tables';
import type { Gate, Identity, WriteToJudge } from './gate';

export interface WriteResult {
  /** Null after a delete: the commit's time. */
  readonly updateTime: bigint | null;
  readonly transformResults: readonly Value[];
}

export interface CommitResult {
  readonly time: bigint;
  readonly results: readonly WriteResult[];
}

/** A commit that was judged and worked out, but is not on disk yet. */
export interface PreparedCommit extends CommitToSave {
  readonly result: CommitResult;
  /** Every document that was written to, whether that changed it or not. */
  readonly touched: readonly string[];
}

export interface CommitInput {
  readonly database: DatabaseName;
  readonly identity: Identity | null;
  readonly writes: readonly WireWrite[];
}

/** The official service's limit, from the time when it had one; the SDK still speaks of it. */
export const mostWrites = 500;

/**
 * Works out what writes make of the documents, all or nothing.
 * @param before the documents as they are when this commit's turn comes
 * @throws FirestoreError when a precondition does not hold or the rules refuse
 */
export function prepareCommit({ database, identity, writes }: CommitInput, gate: Gate, before: (path: string) => StoredDocument | null, time: bigint): PreparedCommit {
  if (writes.length > mostWrites) throw new FirestoreError('INVALID_ARGUMENT', `maximum ${mostWrites} writes allowed per request`);
  const after = new Map<string, StoredDocument | null>();
  const current = (path: string): StoredDocument | null => (after.has(path) ? (after.get(path) ?? null) : before(path));
  const toJudge: WriteToJudge[] = [];
  const results: WriteResult[] = [];
  let refusal: unknown = null;

  for (const write of writes) {
    const path = pathOfWrite(write);
    const document = current(path);
    try {
      checkPrecondition(write, path, document ?? undefined);
    } catch (error) {
      refusal ??= error; // Told only to those whom the rules let write here.
    }
    const { fields, transformResults } = applyWrite(write, path, document ?? undefined, time);
    const next = nextDocument(path, document, fields, time);
    toJudge.push({ method: methodOf(write, document, next), path, before: document, after: next });
    if (write.verify === undefined) after.set(path, next);
    results.push({ updateTime: next?.updateTime ?? null, transformResults });
  }
  gate.judgeWrites(database, identity, toJudge, { before, after: current }, time);
  if (refusal) throw refusal;

  const changes = [...after].map(([path, next]) => ({ path, before: before(path), after: next })).filter((change) => change.before !== change.after);
  return { database: databaseText(database), time, changes, touched: [...after.keys()], result: { time, results } };
}

/** A write that changes nothing leaves the document, and its update time, as it was. */
function nextDocument(path: string, before: StoredDocument | null, fields: StoredDocument['fields'] | null, time: bigint): StoredDocument | null {
  if (fields === null) return null;
  if (before && identicalFields(before.fields, fields)) return before;
  return { path, fields, createTime: before?.createTime ?? time, updateTime: time };
}

function methodOf(write: WireWrite, before: StoredDocument | null, after: StoredDocument | null): WriteToJudge['method'] {
  if (write.verify !== undefined) return 'get';
  if (!after) return 'delete';
  return before ? 'update' : 'create';
}
