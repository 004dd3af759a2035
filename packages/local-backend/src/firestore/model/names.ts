import { FirestoreError } from './firestore-error';

/** A database: the project's, by name. */
export interface DatabaseName {
  readonly projectId: string;
  readonly databaseId: string;
}

/** `projects/p/databases/d`. */
export const databaseText = ({ projectId, databaseId }: DatabaseName): string => `projects/${projectId}/databases/${databaseId}`;

export function parseDatabase(text: string): DatabaseName {
  const match = /^projects\/([^/]+)\/databases\/([^/]+)(?:\/.*)?$/.exec(text);
  if (!match) throw new FirestoreError('INVALID_ARGUMENT', `"${text}" does not name a database.`);
  return { projectId: match[1] ?? '', databaseId: match[2] ?? '' };
}

/** Limits of the official service, in bytes of UTF-8. */
const longestId = 1500;
const longestName = 6144;

/** The path below `documents` of a full name: `tournaments/abc`; empty for the root. */
export function relativePath(name: string): string {
  const match = /^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/(.*))?$/s.exec(name);
  if (!match) throw new FirestoreError('INVALID_ARGUMENT', `"${name}" is not the name of a document.`);
  return match[1] ?? '';
}

/** Like `relativePath`, for a name that must be a document's. */
export function documentPath(name: string): string {
  const path = relativePath(name);
  const segments = path.split('/');
  if (path === '' || segments.length % 2 !== 0) throw new FirestoreError('INVALID_ARGUMENT', `"${name}" is not the name of a document.`);
  for (const segment of segments) {
    const isReserved = segment === '' || segment === '.' || segment === '..' || /^__.*__$/s.test(segment);
    if (isReserved) throw new FirestoreError('INVALID_ARGUMENT', `Resource id "${segment}" is invalid because it is reserved.`);
    if (Buffer.byteLength(segment) > longestId) throw new FirestoreError('INVALID_ARGUMENT', `A resource id is longer than ${longestId} bytes.`);
  }
  if (Buffer.byteLength(name) > longestName) throw new FirestoreError('INVALID_ARGUMENT', `The name is longer than ${longestName} bytes.`);
  return path;
}

export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
export const collectionOf = parentOf;
