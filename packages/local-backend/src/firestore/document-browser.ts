import type { Decision } from '@courtside/rules-language';
import type { Identity } from '../auth/identity';
import type { Engine } from './engine/engine';
import type { StoredDocument } from './model/document';
import { databaseText, getPathId, getParentPath, type DatabaseName } from './model/names';
import { prepareQuery, type Query } from './model/query';

/** The number of ids that are checked for missing documents. */
const MOST_LOOKED = 20_000;

export interface ListedCollection {
  readonly path: string;
  /** The number of documents directly in it; 0 if it has only collections below missing documents. */
  readonly documents: number;
}

/** The operator's view of documents: past the rules, without changing anything. Paths are below `documents`. */
export interface DocumentBrowser {
  document(path: string): StoredDocument | null;
  /** Lists the collections below a document, or at the root (empty text), by name. */
  collections(below: string): ListedCollection[];
  /** The documents of a collection, in the order of their names. @param after path of the last document of the previous page; empty for the first page */
  documents(collection: string, after: string, limit: number): StoredDocument[];
  /** Paths of missing documents of a collection that have something below them; limited in number, and only among the first ids of a large collection. */
  absent(collection: string, limit: number): string[];
  /** Returns the rules' decision for a user who would read the document now. */
  predictGet(identity: Identity | null, path: string): Decision;
  /** The same for a query of a whole collection. */
  predictList(identity: Identity | null, collection: string): Decision;
}

export function browseDocuments(engine: Engine, database: DatabaseName): DocumentBrowser {
  const table = () => engine.table(database);
  const queryOf = (collection: string, more: object = {}): Query =>
    prepareQuery(getParentPath(collection), { from: [{ collectionId: getPathId(collection) }], ...more });
  return {
    document: (path) => table().get(path) ?? null,
    collections: (parent) =>
      [...new Set(table().idsBelow(parent))]
        .sort((one, other) => (one < other ? -1 : 1))
        .map((id) => (parent === '' ? id : `${parent}/${id}`))
        .map((path) => ({ path, documents: table().sizeOf(path).documents })),
    documents: (collection, after, limit) =>
      engine.results(
        database,
        queryOf(collection, {
          orderBy: [{ field: { fieldPath: '__name__' } }],
          limit,
          ...(after === ''
            ? {}
            : { startAt: { values: [{ referenceValue: `${databaseText(database)}/documents/${after}` }], before: false } }),
        }),
      ),
    absent(collection, limit) {
      const found = new Set<string>();
      const here = table();
      let looked = 0;
      for (const id of here.idsBelow(collection)) {
        const path = `${collection}/${id}`;
        if (!here.has(path)) found.add(path);
        looked += 1;
        if (found.size === limit || looked === MOST_LOOKED) break;
      }
      return [...found].sort();
    },
    predictGet: (identity, path) => engine.gate.predictGet(database, identity, path, table().get(path) ?? null, engine.clock.next()),
    predictList: (identity, collection) => engine.gate.predictQuery(database, identity, queryOf(collection), engine.clock.next()),
  };
}
