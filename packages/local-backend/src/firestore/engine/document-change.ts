import type { StoredDocument } from '../model/document';

/** One document that a commit changed. */
export interface DocumentChange {
  readonly path: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}
