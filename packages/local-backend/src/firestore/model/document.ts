import { parseFieldPath, valueAt, withValueAt } from './field-path';
import { timeText, type Fields } from './value';

/** A document as it is kept: path below `documents`, and when it was made and changed (microseconds). */
export interface StoredDocument {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: bigint;
  readonly updateTime: bigint;
}

/** The document as it goes over the wire. */
export function wireDocument(database: string, document: StoredDocument): Record<string, unknown> {
  return {
    name: `${database}/documents/${document.path}`,
    fields: document.fields,
    createTime: timeText(document.createTime),
    updateTime: timeText(document.updateTime),
  };
}

/** The document with these fields only; those it lacks are left out. */
export function masked(document: StoredDocument, fieldPaths: readonly string[]): StoredDocument {
  const fields = fieldPaths
    .filter((text) => text !== '__name__')
    .reduce<Fields>((kept, text) => {
      const path = parseFieldPath(text);
      const value = valueAt(document.fields, path);
      return value === undefined ? kept : withValueAt(kept, path, value);
    }, {});
  const { path, createTime, updateTime } = document;
  return { path, fields, createTime, updateTime };
}
