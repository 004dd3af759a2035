import type { StructuredQuery } from '@courtside/rules-language';
import { maskDocument, toWireDocument } from '../model/document';
import { databaseText, getPathId, getParentPath, toRelativePath } from '../model/names';
import type { Answer, Call } from './call';
import { listIdsBelow, LARGEST_PAGE, getIdPage, requireOperator, decodePageToken, encodePageToken, type PageOptions } from './pages';

export interface ListingOptions extends PageOptions {
  /** Restricts the documents to these fields. */
  readonly mask?: readonly string[] | undefined;
  /** Also documents that do not exist, but have collections below them. */
  readonly showMissing?: boolean | undefined;
}

const PAGE = 300;

/** Documents of the collection that the call names, by their names; a page ends with the token that continues behind its last one. */
export function listDocuments(call: Call, options: ListingOptions): Answer {
  return options.showMissing === true ? listAll(call, options) : listExisting(call, options);
}

function listAll(call: Call, options: ListingOptions): Answer {
  requireOperator(call);
  const path = toRelativePath(call.name);
  const { page, next } = getIdPage(listIdsBelow(call, path), options, PAGE);
  const table = call.engine.table(call.database);
  const documents = page.map((id) => {
    const document = table.get(`${path}/${id}`);
    if (!document) return { name: `${call.name}/${id}` };
    return toWireDocument(databaseText(call.database), options.mask ? maskDocument(document, options.mask) : document);
  });
  return documents.length === 0 ? {} : { documents, ...next };
}

function listExisting(call: Call, { pageSize, pageToken, mask }: ListingOptions): Answer {
  const path = toRelativePath(call.name);
  const size = Math.min(pageSize || PAGE, call.identity?.owner === true ? LARGEST_PAGE : PAGE);
  const after = decodePageToken(pageToken);
  const source: StructuredQuery = {
    from: [{ collectionId: getPathId(path) }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
    limit: size,
    ...(after === '' ? {} : { startAt: { values: [{ referenceValue: after }], before: false } }),
  };
  const found = call.engine.query(call.database, call.identity, getParentPath(path), source);
  const last = found.at(-1);
  if (!last) return {};
  return {
    documents: found.map((document) => toWireDocument(databaseText(call.database), mask ? maskDocument(document, mask) : document)),
    ...(found.length === size ? { nextPageToken: encodePageToken(`${databaseText(call.database)}/documents/${last.path}`) } : {}),
  };
}
