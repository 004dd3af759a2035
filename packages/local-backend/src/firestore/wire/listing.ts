import type { StructuredQuery } from '@courtside/rules-language';
import { masked, wireDocument } from '../model/document';
import { FirestoreError } from '../model/firestore-error';
import { databaseText, relativePath } from '../model/names';
import type { Call } from './reads';

export interface ListingOptions {
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
  /** Of the documents, these fields only. */
  readonly mask?: readonly string[] | undefined;
  /** Also documents that do not exist, but have collections below them. */
  readonly showMissing?: boolean | undefined;
}

const PAGE = 300;
/** An operator, who asks for names, may have so many at once. */
const LARGEST_PAGE = 65_536;

function requireOperator({ identity }: Call): void {
  if (!identity?.owner) throw new FirestoreError('PERMISSION_DENIED', 'Metadata operations require admin authentication.');
}

const inBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));
const tokenOf = (text: string): string => Buffer.from(text).toString('base64url');
const textOf = (token: string | undefined): string => Buffer.from(token ?? '', 'base64url').toString();

/** Ids of what lies directly below a path, whether it is there itself or only something below it is. */
function idsBelow({ engine, database }: Call, path: string): string[] {
  const prefix = path === '' ? '' : `${path}/`;
  const ids = new Set<string>();
  for (const one of engine.table(database).paths) if (one.startsWith(prefix)) ids.add(one.slice(prefix.length).split('/', 1)[0] ?? '');
  return [...ids].sort(inBytes);
}

function pageOf(ids: readonly string[], { pageSize, pageToken }: ListingOptions, usual: number): { readonly page: string[]; readonly next: { nextPageToken?: string } } {
  const after = textOf(pageToken);
  const left = after === '' ? ids : ids.filter((id) => inBytes(id, after) > 0);
  const page = left.slice(0, pageSize !== undefined && pageSize > 0 ? Math.min(pageSize, LARGEST_PAGE) : usual);
  const last = page.at(-1);
  return { page, next: last !== undefined && page.length < left.length ? { nextPageToken: tokenOf(last) } : {} };
}

/** @throws FirestoreError PERMISSION_DENIED unless an operator asks */
export function listCollectionIds(call: Call): Record<string, unknown> {
  requireOperator(call);
  const { page, next } = pageOf(idsBelow(call, relativePath(call.name)), call.body as ListingOptions, Number.POSITIVE_INFINITY);
  return page.length === 0 ? {} : { collectionIds: page, ...next };
}

/** Documents of the collection that the call names, by their names; a page ends with the token that continues behind its last one. */
export function listDocuments(call: Call, options: ListingOptions): Record<string, unknown> {
  return options.showMissing === true ? listAll(call, options) : listExisting(call, options);
}

function listAll(call: Call, options: ListingOptions): Record<string, unknown> {
  requireOperator(call);
  const path = relativePath(call.name);
  const { page, next } = pageOf(idsBelow(call, path), options, PAGE);
  const table = call.engine.table(call.database);
  const documents = page.map((id) => {
    const document = table.get(`${path}/${id}`);
    if (!document) return { name: `${call.name}/${id}` };
    return wireDocument(databaseText(call.database), options.mask ? masked(document, options.mask) : document);
  });
  return documents.length === 0 ? {} : { documents, ...next };
}

function listExisting(call: Call, { pageSize, pageToken, mask }: ListingOptions): Record<string, unknown> {
  const path = relativePath(call.name);
  const cut = path.lastIndexOf('/');
  const size = Math.min(pageSize || PAGE, call.identity?.owner === true ? LARGEST_PAGE : PAGE);
  const after = textOf(pageToken);
  const source: StructuredQuery = {
    from: [{ collectionId: path.slice(cut + 1) }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
    limit: size,
    ...(after === '' ? {} : { startAt: { values: [{ referenceValue: after }], before: false } }),
  };
  const found = call.engine.query(call.database, call.identity, cut < 0 ? '' : path.slice(0, cut), source);
  const last = found.at(-1);
  if (!last) return {};
  return {
    documents: found.map((document) => wireDocument(databaseText(call.database), mask ? masked(document, mask) : document)),
    ...(found.length === size ? { nextPageToken: tokenOf(`${databaseText(call.database)}/documents/${last.path}`) } : {}),
  };
}
