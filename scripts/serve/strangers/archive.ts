import { archiveBefore, ARCHIVE_PART, cardFields, toWireRequest, type WireQuery } from '@courtside/firebase/wire';

/** The question of the archive for its first part. @param root name of the root of all documents @param before `YYYY-MM-DD`: what has ended by then */
export const askedOfArchive = (root: string, before: string): WireQuery =>
  toWireRequest(root, archiveBefore(before), { fields: cardFields });

/** Whether there may be more than was found. */
export const hasMoreThan = (found: number): boolean => found === ARCHIVE_PART;
