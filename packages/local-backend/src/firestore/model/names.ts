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
export function toRelativePath(name: string): string {
  const match = /^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/(.*))?$/s.exec(name);
  if (!match) throw new FirestoreError('INVALID_ARGUMENT', `"${name}" is not the name of a document.`);
  return match[1] ?? '';
}

/** Like `relativePath`, for a name that must be a document's. */
export function documentPath(name: string): string {
  if (typeof name !== 'string' || name.length > longestName || Buffer.byteLength(name) > longestName)
    throw new FirestoreError('INVALID_ARGUMENT', `The name is no text, or longer than ${longestName} bytes.`);
  const path = toRelativePath(name);
  const segments = path.split('/');
  if (path === '' || segments.length % 2 !== 0) throw new FirestoreError('INVALID_ARGUMENT', `"${name}" is not the name of a document.`);
  segments.forEach(checkId);
  return path;
}

/** @throws FirestoreError INVALID_ARGUMENT if the text can't be the id of a document or collection */
export function checkId(id: string): void {
  if (Buffer.byteLength(id) > longestId) throw new FirestoreError('INVALID_ARGUMENT', `A resource id is longer than ${longestId} bytes.`);
  const isReserved = id === '' || id === '.' || id === '..' || (id.startsWith('__') && /^__.*__$/s.test(id) && numericId(id) === null);
  if (isReserved) throw new FirestoreError('INVALID_ARGUMENT', `Resource id "${id}" is invalid because it is reserved.`);
}

/** Parses `__id7__`, the id of a document whose id is the number 7, as imported Datastore entities have; null for any other id. */
export function numericId(id: string): bigint | null {
  const digits = /^__id(-?\d{1,19})__$/.exec(id)?.[1];
  if (digits === undefined) return null;
  const number = BigInt(digits);
  return BigInt.asIntN(64, number) === number ? number : null;
}

/** Returns the path of the parent of a document or collection; the empty text for a collection at the root. */
export const getParentPath = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
/** The last part of a path: the id of a document or collection. */
export const getPathId = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
