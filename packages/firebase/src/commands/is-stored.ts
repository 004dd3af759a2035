import { readOnce } from '../repositories/read-once';
import { documentAt } from '../sdk/source';

/**
 * Whether a document is there: one that may have been deleted, or a new one whose write failed, since an answer can be lost on its way.
 * @returns null where that can't be known: without the network, and of what one may not read
 */
export const isStored = (path: string): Promise<boolean | null> =>
  readOnce(documentAt(path)).then(
    (found) => found.length > 0,
    () => null,
  );
