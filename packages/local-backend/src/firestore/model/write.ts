import type { StoredDocument } from './document';
import { parseFieldPath, valueAt, withValueAt } from './field-path';
import { canonicalFields } from './canonical';
import { checkDocument } from './document-limits';
import { FirestoreError } from './firestore-error';
import { documentPath } from './names';
import { transformValue, type FieldTransform } from './transform';
import { microsOf, type Fields, type Value } from './value';

/** A write as the wire brings it. */
export interface WireWrite {
  readonly update?: { readonly name: string; readonly fields?: Fields };
  readonly delete?: string;
  readonly verify?: string;
  readonly transform?: { readonly document: string; readonly fieldTransforms?: readonly FieldTransform[] };
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly FieldTransform[];
  readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: string };
}

/** What a write makes of a document. */
export interface WriteOutcome {
  /** Null: there is no document afterwards. */
  readonly fields: Fields | null;
  readonly transformResults: readonly Value[];
}

export function pathOfWrite(write: WireWrite): string {
  const name = write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document;
  if (name === undefined) throw new FirestoreError('INVALID_ARGUMENT', 'A write names no document.');
  return documentPath(name);
}

/** Refuses a write whose condition on the present document does not hold. */
export function checkPrecondition(write: WireWrite, path: string, before: StoredDocument | undefined): void {
  const condition = write.currentDocument;
  if (condition?.exists === true && !before) throw new FirestoreError('NOT_FOUND', `No document to update: ${path}`);
  if (condition?.exists === false && before) throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${path}`);
  if (condition?.updateTime !== undefined) {
    const matches = before !== undefined && before.updateTime === microsOf(condition.updateTime);
    if (!matches) throw new FirestoreError('FAILED_PRECONDITION', `The stored version of ${path} does not match the required base version.`);
  }
}

/** Applies one write to a document; `time` is the commit's, in microseconds. */
export function applyWrite(write: WireWrite, path: string, before: StoredDocument | undefined, time: bigint): WriteOutcome {
  if (write.delete !== undefined) return { fields: null, transformResults: [] };
  if (write.verify !== undefined) return { fields: before?.fields ?? null, transformResults: [] };
  const updated = write.update ? updatedFields(write, before?.fields ?? {}) : (before?.fields ?? {});
  const transforms = write.updateTransforms ?? write.transform?.fieldTransforms ?? [];
  const { fields, results } = transformed(updated, transforms, time);
  checkDocument(path, fields);
  return { fields, transformResults: results };
}

function updatedFields(write: WireWrite, before: Fields): Fields {
  const given = canonicalFields(write.update?.fields ?? {});
  const mask = write.updateMask;
  if (!mask) return given;
  return (mask.fieldPaths ?? []).reduce((fields, text) => {
    const path = parseFieldPath(text);
    return withValueAt(fields, path, valueAt(given, path));
  }, before);
}

function transformed(fields: Fields, transforms: readonly FieldTransform[], time: bigint): { fields: Fields; results: Value[] } {
  const results: Value[] = [];
  const after = transforms.reduce((current, transform) => {
    const path = parseFieldPath(transform.fieldPath);
    const { value, result } = transformValue(transform, valueAt(current, path), time);
    results.push(result);
    return withValueAt(current, path, value);
  }, fields);
  return { fields: after, results };
}
