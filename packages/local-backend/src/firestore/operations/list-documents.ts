import type { StructuredQuery } from '@courtside/rules-language';
import { masked, wireDocument } from '../model/document';
import { databaseText, idOf, parentOf, relativePath } from '../model/names';
import type { Answer, Call } from './call';
import { idsBelow, LARGEST_PAGE, pageOf, requireOperator, textOf, tokenOf, type PageOptions } from './pages';

export interface ListingOptions extends PageOptions {
  /** Of the documents, these fields only. */
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

function listExisting(call: Call, { pageSize, pageToken, mask }: ListingOptions): Answer {
  const path = relativePath(call.name);
  const size = Math.min(pageSize || PAGE, call.identity?.owner === true ? LARGEST_PAGE : PAGE);
  const after = textOf(pageToken);
  const source: StructuredQuery = {
    from: [{ collectionId: idOf(path) }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
    limit: size,
    ...(after === '' ? {} : { startAt: { values: [{ referenceValue: after }], before: false } }),
  };
  const found = call.engine.query(call.database, call.identity, parentOf(path), source);
  const last = found.at(-1);
  if (!last) return {};
  return {
    documents: found.map((document) => wireDocument(databaseText(call.database), mask ? masked(document, mask) : document)),
    ...(found.length === size ? { nextPageToken: tokenOf(`${databaseText(call.database)}/documents/${last.path}`) } : {}),
  };
}
