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
