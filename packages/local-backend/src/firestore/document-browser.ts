import type { Decision } from '@courtside/rules-language';
import type { Identity } from '../auth/identity';
import type { Engine } from './engine/engine';
import type { StoredDocument } from './model/document';
import { databaseText, idOf, parentOf, type DatabaseName } from './model/names';
import { prepareQuery, type Query } from './model/query';

export interface CollectionHere {
  readonly path: string;
  /** Documents directly in it; 0 where there is only something below documents that are not there. */
  readonly documents: number;
}

/** Documents as whoever keeps the server looks at them: past the rules, without changing anything. Paths are below `documents`. */
export interface DocumentBrowser {
  document(path: string): StoredDocument | null;
  /** Below a document, or at the root (empty text), by name. */
  collections(below: string): CollectionHere[];
  /** Of a collection, in the order of their names. @param after path of the last one of the page before; empty for the first page */
  documents(collection: string, after: string, limit: number): StoredDocument[];
  /** Paths of documents of a collection that are not there, but have something below them; at most so many. */
  absent(collection: string, limit: number): string[];
  /** What the rules say to somebody who would read the document now. */
  foretellGet(identity: Identity | null, path: string): Decision;
  /** The same of a query for all of a collection. */
  foretellList(identity: Identity | null, collection: string): Decision;
}

export function browseDocuments(engine: Engine, database: DatabaseName): DocumentBrowser {
  const table = () => engine.table(database);
  const queryOf = (collection: string, more: object = {}): Query =>
    prepareQuery(parentOf(collection), { from: [{ collectionId: idOf(collection) }], ...more });
  /** What comes next in the paths of collections that begin with a text, with what follows it. */
  function* below(prefix: string): Iterable<readonly [next: string, rest: string, documents: number]> {
    for (const [path, documents] of table().collections()) {
      if (!path.startsWith(prefix)) continue;
      const end = path.indexOf('/', prefix.length);
      yield end < 0 ? [path, '', documents] : [path.slice(0, end), path.slice(end), documents];
    }
  }
  return {
    document: (path) => table().get(path) ?? null,
    collections(parent) {
      const found = new Map<string, number>();
      for (const [path, rest, documents] of below(parent === '' ? '' : `${parent}/`))
        found.set(path, (found.get(path) ?? 0) + (rest === '' ? documents : 0));
      return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([path, documents]) => ({ path, documents }));
    },
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
      let before = '';
      for (const [path] of below(`${collection}/`)) {
        // Collections of one document mostly follow each other.
        if (path !== before && !here.get(path)) found.add(path);
        if (found.size === limit) break;
        before = path;
      }
      return [...found].sort();
    },
    foretellGet: (identity, path) => engine.gate.foretellGet(database, identity, path, table().get(path) ?? null, engine.clock.next()),
    foretellList: (identity, collection) => engine.gate.foretellQuery(database, identity, queryOf(collection), engine.clock.next()),
  };
}
