import { checkDocument } from '../model/document-limits';
import { FirestoreError } from '../model/firestore-error';
import type { StoredDocument } from '../model/document';
import type { Fields } from '../model/value';

/** The former limit of the official service; the SDK still mentions it. */
export const maxWrites = 500;
/** The official service's limits: transforms of one document, and bytes of all documents, in one commit. */
const MOST_TRANSFORMS = 500;
const LARGEST_COMMIT = 10 * 1024 * 1024;
/** Ours: bytes of documents that are written again in the same commit. Each time, the whole document is judged and compared again. */
const LARGEST_REWRITE = 1024 * 1024;

const invalid = (message: string) => new FirestoreError('INVALID_ARGUMENT', message);
const tooBig = () => invalid('Transaction too big. Decrease transaction size.');

/** Limits of one commit. Each method throws FirestoreError INVALID_ARGUMENT. */
export class CommitLimits {
  private readonly transforms = new Map<string, number>();
  private bytes = 0;
  private rewritten = 0;
  private held = 0;

  /** @param room bytes of memory that the documents may take as they were before the commit */
  constructor(
    writes: readonly unknown[],
    private readonly room: number,
  ) {
    if (!Array.isArray(writes)) throw invalid('The writes of a commit are a list.');
    if (writes.length > maxWrites) throw invalid(`maximum ${maxWrites} writes allowed per request`);
  }

  countTransforms(path: string, count: number): void {
    if (count === 0) return;
    const total = (this.transforms.get(path) ?? 0) + count;
    if (total > MOST_TRANSFORMS) throw invalid(`A document has at most ${MOST_TRANSFORMS} transforms in one commit.`);
    this.transforms.set(path, total);
  }

  /** A document as it was before a write. */
  countBefore(document: StoredDocument | null): void {
    this.held += document?.size?.memory ?? 0;
    if (this.held > this.room)
      throw invalid('The documents that this commit changes are more than this server can hold in memory at once: commit fewer of them.');
  }

  /** A document that is written; `isAgain` when an earlier write of the commit wrote it too. */
  countDocument(path: string, fields: Fields, isAgain: boolean): void {
    const size = checkDocument(path, fields);
    this.bytes += size;
    if (isAgain) this.rewritten += size;
    if (this.bytes > LARGEST_COMMIT || this.rewritten > LARGEST_REWRITE) throw tooBig();
  }
}
