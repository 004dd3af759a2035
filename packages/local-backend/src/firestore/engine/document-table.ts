import type { StoredDocument } from '../model/document';
import { idOf, parentOf } from '../model/names';
import type { Query, Run } from '../model/query';
import { FieldIndexes, lookupsOf } from './field-index';
import { OrderedIndexes } from './ordered-index';
import { boundsOf } from './query-bounds';

interface Collection {
  readonly documents: Map<string, StoredDocument>;
  readonly indexes: FieldIndexes;
  readonly orders: OrderedIndexes;
}

/** An index pays from so many documents on. */
const SMALL = 32;

/** The documents of one database, by path, by collection and by collection group. */
export class DocumentTable {
  private readonly byPath = new Map<string, StoredDocument>();
  private readonly byCollection = new Map<string, Collection>();
  /** Paths of the collections that have documents, by the collections' id. */
  private readonly groups = new Map<string, Set<string>>();

  get(path: string): StoredDocument | undefined {
    return this.byPath.get(path);
  }

  set(document: StoredDocument): void {
    const before = this.byPath.get(document.path);
    this.byPath.set(document.path, document);
    const path = parentOf(document.path);
    let collection = this.byCollection.get(path);
    if (!collection) {
      this.byCollection.set(path, (collection = { documents: new Map(), indexes: new FieldIndexes(), orders: new OrderedIndexes() }));
      const id = idOf(path);
      const group = this.groups.get(id);
      if (group) group.add(path);
      else this.groups.set(id, new Set([path]));
    }
    collection.documents.set(document.path, document);
    collection.indexes.replace(before, document);
    collection.orders.replace(before, document);
  }

  delete(documentPath: string): void {
    const before = this.byPath.get(documentPath);
    this.byPath.delete(documentPath);
    const path = parentOf(documentPath);
    const collection = this.byCollection.get(path);
    if (!collection?.documents.delete(documentPath)) return;
    collection.indexes.replace(before, undefined);
    collection.orders.replace(before, undefined);
    if (collection.documents.size > 0) return;
    this.byCollection.delete(path);
    const group = this.groups.get(idOf(path));
    group?.delete(path);
    if (group?.size === 0) this.groups.delete(idOf(path));
  }

  /** Documents among which all results of a query are, whatever its limit: those of the collections that it reads, fewer where it names the value of a field. */
  *candidates(query: Query): Iterable<StoredDocument> {
    if (query.collectionId === null) yield* this.byPath.values();
    else
      for (const collection of this.collectionsOf(query, query.collectionId))
        yield* fewestOf(query, this.byCollection.get(collection)).values();
  }

  /**
   * Where the results of a query are to be looked for, collection by collection.
   * @param database `projects/p/databases/d`
   */
  *runs(query: Query, database: string): Iterable<Run> {
    if (query.collectionId === null) yield { documents: this.byPath.values(), sorted: 'not' };
    else
      for (const collection of this.collectionsOf(query, query.collectionId))
        yield runIn(query, this.byCollection.get(collection), database);
  }

  /** Paths of the collections that have documents, and how many each has. */
  *collections(): Iterable<readonly [path: string, documents: number]> {
    for (const [path, { documents }] of this.byCollection) yield [path, documents.size];
  }

  get paths(): string[] {
    return [...this.byPath.keys()];
  }

  private collectionsOf({ parent, allDescendants }: Query, id: string): Iterable<string> {
    if (!allDescendants) return [parent === '' ? id : `${parent}/${id}`];
    const group = this.groups.get(id) ?? [];
    return parent === '' ? group : [...group].filter((collection) => collection.startsWith(`${parent}/`));
  }
}

const none: ReadonlyMap<string, StoredDocument> = new Map();

/** The fewest documents that the query's equalities leave. */
function fewestOf(query: Query, collection: Collection | undefined): ReadonlyMap<string, StoredDocument> {
  if (!collection) return none;
  const { documents, indexes } = collection;
  let fewest: ReadonlyMap<string, StoredDocument> = documents;
  if (documents.size < SMALL) return fewest;
  for (const lookup of lookupsOf(query)) {
    const found = indexes.find(lookup, documents.values());
    if (found.size < fewest.size) fewest = found;
  }
  return fewest;
}

/** The documents that the equalities leave, or a part of the order that the query asks for: whichever promises to be less work. */
function runIn(query: Query, collection: Collection | undefined, database: string): Run {
  const found = fewestOf(query, collection);
  const byValue: Run = { documents: found.values(), sorted: 'not' };
  const [order, next, ...more] = query.orders;
  if (!collection || !order || found.size < SMALL) return byValue;
  const { low, high } = boundsOf(query);
  const isNarrowed = found.size < collection.documents.size;
  if (isNarrowed && query.limit === null && low === null && high === null) return byValue;
  const index = collection.orders.get(order.field, collection.documents.values());
  const span = index.span(low, high, ({ path }) => ({ referenceValue: `${database}/documents/${path}` }));
  const length = span.end - span.start;
  // As if what the equalities leave were spread evenly over the order.
  const expected =
    query.limit === null ? length : Math.min(length, ((query.offset + query.limit) * collection.documents.size) / Math.max(found.size, 1));
  if (isNarrowed && found.size <= expected) return byValue;
  const isWhole = order.field === '__name__' || (next?.field === '__name__' && next.descending === order.descending && more.length === 0);
  return { documents: index.documents(span, order.descending), sorted: isWhole ? 'as results' : 'by first' };
}
