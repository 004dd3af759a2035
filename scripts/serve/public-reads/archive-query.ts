import { archiveBefore, ARCHIVE_PART, cardFields, toWireRequest, type WireQuery } from '@courtside/firebase/wire';

/** Returns the query for the archive's first part. @param root name of the root of all documents @param before `YYYY-MM-DD`: tournaments that ended earlier */
export const toArchiveQuery = (root: string, before: string): WireQuery =>
  toWireRequest(root, archiveBefore(before), { fields: cardFields });

/** Whether the archive may have more than these. */
export const hasMoreThan = (found: number): boolean => found === ARCHIVE_PART;
