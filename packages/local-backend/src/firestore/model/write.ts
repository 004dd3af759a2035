import type { StoredDocument } from './document';
import { canonicalFields, canonicalValue } from './canonical';
import { parseFieldPath, valueAt } from './field-path';
import { FieldsEdit } from './fields-edit';
import { FirestoreError } from './firestore-error';
import { documentPath } from './names';
import { transformValue, type FieldTransform } from './transform';
import { parseMicros, type Fields, type Value } from './value';

/** A write as the client sends it. */
export interface WireWrite {
  readonly update?: { readonly name: string; readonly fields?: Fields };
  readonly delete?: string;
  readonly verify?: string;
  readonly transform?: { readonly document: string; readonly fieldTransforms?: readonly FieldTransform[] };
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly FieldTransform[];
  readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: string };
}

/** The result of a write on a document. */
export interface WriteOutcome {
  /** Null if the document does not exist afterwards. */
  readonly fields: Fields | null;
  readonly transformResults: readonly Value[];
}

/** Whether a write gives all fields again, so that only a comparison shows if it changes anything; other writes leave the fields as they were. */
export const replacesAll = (write: WireWrite): boolean => write.update !== undefined && write.updateMask === undefined;

export function getWritePath(write: WireWrite): string {
  const name = write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document;
  if (name === undefined) throw new FirestoreError('INVALID_ARGUMENT', 'A write names no document.');
  return documentPath(name);
}

/** Throws if the precondition of a write fails for the present document. */
export function checkPrecondition(write: WireWrite, path: string, before: StoredDocument | undefined): void {
  const condition = write.currentDocument;
  if (condition?.exists === true && !before) throw new FirestoreError('NOT_FOUND', `No document to update: ${path}`);
  if (condition?.exists === false && before) throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${path}`);
  if (condition?.updateTime !== undefined) {
    const matches = before !== undefined && before.updateTime === parseMicros(condition.updateTime);
    if (!matches)
      throw new FirestoreError('FAILED_PRECONDITION', `The stored version of ${path} does not match the required base version.`);
  }
}

/**
 * Applies one write to a document; `time` is the commit's, in microseconds. The limits of documents are not checked here.
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function applyWrite(write: WireWrite, before: StoredDocument | undefined, time: bigint): WriteOutcome {
  if (write.delete !== undefined) return { fields: null, transformResults: [] };
  if (write.verify !== undefined) return { fields: before?.fields ?? null, transformResults: [] };
  const updated = write.update ? updatedFields(write, before?.fields ?? {}) : (before?.fields ?? {});
  const transforms = getTransforms(write);
  if (transforms.length === 0) return { fields: updated, transformResults: [] };
  const edit = new FieldsEdit(updated);
  const transformResults = transforms.map((transform) => apply(edit, transform, time));
  return { fields: edit.fields, transformResults };
}

export const getTransforms = (write: WireWrite): readonly FieldTransform[] =>
  write.updateTransforms ?? write.transform?.fieldTransforms ?? [];

function updatedFields(write: WireWrite, before: Fields): Fields {
  const given = canonicalFields(write.update?.fields ?? {});
  const mask = write.updateMask;
  if (!mask) return given;
  const paths = mask.fieldPaths ?? [];
  if (paths.length === 0) return before;
  const edit = new FieldsEdit(before);
  for (const text of paths) {
    const path = parseFieldPath(text);
    edit.set(path, valueAt(given, path));
  }
  return edit.fields;
}

const nothing: Value = { nullValue: null };

/** @returns the value that the client receives: the new value, and null for arrays */
function apply(edit: FieldsEdit, transform: FieldTransform, time: bigint): Value {
  const path = parseFieldPath(transform.fieldPath);
  const { appendMissingElements: added, removeAllFromArray: removed } = transform;
  if (added ?? removed) {
    const list = edit.list(path);
    if (added) list.append((added.values ?? []).map((value) => canonicalValue(value, 1)));
    else list.remove((removed?.values ?? []).map((value) => canonicalValue(value, 1)));
    return nothing;
  }
  const value = transformValue(withCanonicalOperand(transform), edit.get(path), time);
  edit.set(path, value);
  return value;
}

function withCanonicalOperand(transform: FieldTransform): FieldTransform {
  const { increment, minimum, maximum } = transform;
  return {
    ...transform,
    ...(increment ? { increment: canonicalValue(increment) } : {}),
    ...(minimum ? { minimum: canonicalValue(minimum) } : {}),
    ...(maximum ? { maximum: canonicalValue(maximum) } : {}),
  };
}
