import type { CountedDocument } from '../../quota/document-size';
import { parseFieldPath, valueAt } from './field-path';
import { FieldsEdit } from './fields-edit';
import { formatTime, type Fields } from './value';

/** A document as it is kept: path below `documents`, and when it was made and changed (microseconds). */
export interface StoredDocument extends CountedDocument {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: bigint;
  readonly updateTime: bigint;
}

/** The document as it goes over the wire. */
export function toWireDocument(database: string, document: StoredDocument): Record<string, unknown> {
  return {
    name: `${database}/documents/${document.path}`,
    fields: document.fields,
    createTime: formatTime(document.createTime),
    updateTime: formatTime(document.updateTime),
  };
}

/** The document with these fields only; those it lacks are left out. */
export function maskDocument(document: StoredDocument, fieldPaths: readonly string[]): StoredDocument {
  const edit = new FieldsEdit({});
  for (const text of fieldPaths) {
    if (text === '__name__') continue;
    const path = parseFieldPath(text);
    const value = valueAt(document.fields, path);
    if (value !== undefined) edit.set(path, value);
  }
  const { path, createTime, updateTime } = document;
  return { path, fields: edit.fields, createTime, updateTime };
}
