import { FirestoreError } from '../model/firestore-error';
import type { Call } from './call';

/** The largest page of names for an operator. */
export const LARGEST_PAGE = 65_536;

/** The requested part of a list. */
export interface PageOptions {
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
}

/** @throws FirestoreError PERMISSION_DENIED unless an operator asks */
export function requireOperator({ identity }: Call): void {
  if (!identity?.owner) throw new FirestoreError('PERMISSION_DENIED', 'Metadata operations require admin authentication.');
}

const inBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));
export const encodePageToken = (text: string): string => Buffer.from(text).toString('base64url');
export const decodePageToken = (token: string | undefined): string => Buffer.from(token ?? '', 'base64url').toString();

/** Lists the ids directly below a path, also of missing documents that have something below them. */
export function listIdsBelow({ engine, database }: Call, path: string): string[] {
  return [...new Set(engine.table(database).idsBelow(path))].sort(inBytes);
}

/** Returns a page of ids, and the token of the next page. @param usual the number of ids if the call names none */
export function getIdPage(
  ids: readonly string[],
  { pageSize, pageToken }: PageOptions,
  usual: number,
): { readonly page: string[]; readonly next: { nextPageToken?: string } } {
  const after = decodePageToken(pageToken);
  const left = after === '' ? ids : ids.filter((id) => inBytes(id, after) > 0);
  const page = left.slice(0, pageSize !== undefined && pageSize > 0 ? Math.min(pageSize, LARGEST_PAGE) : usual);
  const last = page.at(-1);
  return { page, next: last !== undefined && page.length < left.length ? { nextPageToken: encodePageToken(last) } : {} };
}
