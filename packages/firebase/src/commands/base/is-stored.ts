import { readOnce } from '../../repositories/read-once';
import { documentAt } from '../../sdk/source';

/**
 * Returns whether a document exists: one that may have been deleted, or a new one whose write failed, because a response can be lost.
 * @returns null if it can't be known: without the network, and for documents that the user may not read
 */
export const isStored = (path: string): Promise<boolean | null> =>
  readOnce(documentAt(path)).then(
    (found) => found.length > 0,
    () => null,
  );
