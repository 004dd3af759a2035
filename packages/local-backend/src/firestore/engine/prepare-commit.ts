import type { Identity } from '../../auth/identity';
import type { WorkLedger } from '@courtside/rules-language';
import { getChargedAccount } from '../../quota/document-quota';
import { measureDocument } from '../../quota/document-size';
import type { StoredDocument } from '../model/document';
import { FirestoreError } from '../model/firestore-error';
import { identicalFields } from '../model/identical';
import { databaseText, getParentPath, type DatabaseName } from '../model/names';
import type { Value } from '../model/value';
import { applyWrite, checkPrecondition, getWritePath, replacesAll, getTransforms, type WireWrite } from '../model/write';
import { CommitLimits } from './commit-limits';
import { toDocumentRow, type DocumentRow } from './document-row';
import type { DocumentChange } from './document-change';
import type { CommitToSave } from './document-tables';
import type { Gate, WriteToJudge } from './gate';

export interface WriteResult {
  /** Null after a delete: the commit's time. */
  readonly updateTime: bigint | null;
  readonly transformResults: readonly Value[];
}

export interface CommitResult {
  readonly time: bigint;
  readonly results: readonly WriteResult[];
}

/**
 * Records the result of a commit before it is on disk. The function that it returns writes the accompanying records inside the transaction, once for
 * all of its commits that returned the same function.
 */
export type Recorder = (result: CommitResult) => () => void;

/** A commit that was judged and worked out, but is not on disk yet. */
export interface PreparedCommit extends CommitToSave {
  readonly result: CommitResult;
  /** Every document that a write named, changed or not. */
  readonly touched: readonly string[];
}

export interface CommitInput {
  readonly database: DatabaseName;
  readonly identity: Identity | null;
  readonly writes: readonly WireWrite[];
  /** The work that the rules may do, where several commits share it. */
  readonly work?: WorkLedger | undefined;
}

/** The state of the store when a commit's turn comes. */
export interface CommitTurn {
  /** The documents at that time. */
  before(path: string): StoredDocument | null;
  readonly time: bigint;
  /** The most bytes of memory for the documents that it changes. */
  readonly room: number;
}

/**
 * Computes the result of writes on the documents, all or nothing.
 * @throws FirestoreError for a limit, a failed precondition or a refusal of the rules
 */
export function prepareCommit(
  { database, identity, writes, work }: CommitInput,
  gate: Gate,
  { before, time, room }: CommitTurn,
): PreparedCommit {
  const limits = new CommitLimits(writes, room);
  const after = new Map<string, StoredDocument | null>();
  const current = (path: string): StoredDocument | null => (after.has(path) ? (after.get(path) ?? null) : before(path));
  const toJudge: WriteToJudge[] = [];
  const results: WriteResult[] = [];
  let refusal: unknown = null;

  for (const write of writes) {
    const path = getWritePath(write);
    const document = current(path);
    if (!after.has(path)) limits.countBefore(document);
    try {
      if (after.get(path) === null) refuseUpdateOfDeleted(write, path);
      checkPrecondition(write, path, document ?? undefined);
    } catch (error) {
      refusal ??= error; // Only callers that the rules allow to write here see the refusal.
    }
    limits.countTransforms(path, getTransforms(write).length);
    const { fields, transformResults } = applyWrite(write, document ?? undefined, time);
    const isSame =
      document !== null &&
      fields !== null &&
      (fields === document.fields || (replacesAll(write) && identicalFields(document.fields, fields)));
    // A write that changes nothing leaves the document, and its update time, as it was.
    const next = isSame
      ? document
      : fields && {
          path,
          fields,
          createTime: document?.createTime ?? time,
          updateTime: time,
          chargedTo: document?.chargedTo,
        };
    toJudge.push({ method: methodOf(write, document, next), path, before: document, after: next });
    if (write.verify === undefined) {
      if (next && next !== document) limits.countDocument(path, next.fields, after.has(path));
      after.set(path, next);
    }
    results.push({ updateTime: next?.updateTime ?? null, transformResults });
  }
  // A server's timestamp is `request.time`, in whole milliseconds both.
  gate.judgeWrites(database, identity, toJudge, { before, after: current }, time - (time % 1000n), work);
  if (refusal) throw refusal;

  const changes: DocumentChange[] = [];
  const rows = new Map<string, DocumentRow>();
  const changed = firstChanged(after, before);
  for (const [path, next] of after) {
    const was = before(path);
    if (was === next) continue;
    if (next === null) {
      changes.push({ path, before: was, after: null });
      continue;
    }
    const isNew = next.createTime === time;
    const charged = isNew ? { ...next, chargedTo: getChargedAccount(identity, nearestAbove(path, current) ?? changed) } : next;
    const row = toDocumentRow(charged);
    rows.set(path, row);
    changes.push({ path, before: was, after: { ...charged, size: measureDocument(path, row.fields) } });
  }
  return { database: databaseText(database), time, changes, rows, touched: [...after.keys()], result: { time, results } };
}

/** The first document that was there before the commit and that it changes. */
function firstChanged(
  after: ReadonlyMap<string, StoredDocument | null>,
  before: (path: string) => StoredDocument | null,
): StoredDocument | null {
  for (const [path, next] of after) {
    const was = before(path);
    if (was && next && was !== next) return was;
  }
  return null;
}

/** The nearest document that a path leads through. */
function nearestAbove(path: string, current: (path: string) => StoredDocument | null): StoredDocument | null {
  for (let above = getParentPath(getParentPath(path)); above !== ''; above = getParentPath(getParentPath(above))) {
    const document = current(above);
    if (document) return document;
  }
  return null;
}

/** A document that an earlier write of the same commit deleted can't be updated. That is the request's own fault, whatever the store contained. */
function refuseUpdateOfDeleted({ currentDocument }: WireWrite, path: string): void {
  if (currentDocument?.exists === true)
    throw new FirestoreError('INVALID_ARGUMENT', `${path} is deleted by an earlier write of the same commit.`);
}

function methodOf(write: WireWrite, before: StoredDocument | null, after: StoredDocument | null): WriteToJudge['method'] {
  if (write.verify !== undefined) return 'get';
  if (!after) return 'delete';
  return before ? 'update' : 'create';
}
