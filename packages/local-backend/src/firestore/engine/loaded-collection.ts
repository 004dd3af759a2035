import type { StoredDocument } from '../model/document';
import type { Query, Run } from '../model/query';
import type { Cached } from './document-cache';
import { FieldIndexes, getLookups } from './field-index';
import { OrderedIndexes } from './ordered-index';
import { getQueryBounds } from './query-bounds';

/** The number of documents from which an index pays off. */
const SMALL = 32;
/** Bytes of a collection besides its documents. */
const OWN = 500;

export const getMemorySize = (document: StoredDocument | undefined): number => document?.size?.memory ?? 0;

/** All documents of one collection, in memory, with the indexes that queries have asked for. */
export class LoadedCollection implements Cached {
  readonly documents = new Map<string, StoredDocument>();
  private readonly indexes = new FieldIndexes();
  private readonly orders = new OrderedIndexes();
  cost = OWN;
  isUsed = true;

  constructor(
    all: Iterable<StoredDocument>,
    readonly forget: () => void,
  ) {
    for (const document of all) {
      this.documents.set(document.path, document);
      this.cost += getMemorySize(document);
    }
  }

  /** @returns the memory that the collection uses afterwards */
  replace(path: string, after: StoredDocument | null): number {
    const before = this.documents.get(path);
    if (after) this.documents.set(path, after);
    else this.documents.delete(path);
    this.indexes.replace(before, after ?? undefined);
    this.orders.replace(before, after ?? undefined);
    return this.cost + getMemorySize(after ?? undefined) - getMemorySize(before);
  }

  /** The fewest documents that the query's equalities leave. */
  candidates(query: Query): ReadonlyMap<string, StoredDocument> {
    let fewest: ReadonlyMap<string, StoredDocument> = this.documents;
    if (this.documents.size < SMALL) return fewest;
    for (const lookup of getLookups(query)) {
      const found = this.indexes.find(lookup, this.documents.values());
      if (found.size < fewest.size) fewest = found;
    }
    return fewest;
  }

  /** The documents that the equalities leave, or a part of the order that the query asks for: whichever promises to be less work. */
  run(query: Query, database: string): Run {
    const { documents } = this;
    const found = this.candidates(query);
    const byValue: Run = { documents: found.values(), sorted: 'not' };
    const [order, next, ...more] = query.orders;
    if (!order || found.size < SMALL) return byValue;
    const { low, high } = getQueryBounds(query);
    const isNarrowed = found.size < documents.size;
    if (isNarrowed && query.limit === null && low === null && high === null) return byValue;
    const index = this.orders.get(order.field, documents.values());
    const span = index.span(low, high, ({ path }) => ({ referenceValue: `${database}/documents/${path}` }));
    const length = span.end - span.start;
    // Assumes that the documents that match the equalities are spread evenly over the order.
    const expected =
      query.limit === null ? length : Math.min(length, ((query.offset + query.limit) * documents.size) / Math.max(found.size, 1));
    if (isNarrowed && found.size <= expected) return byValue;
    const isWhole = order.field === '__name__' || (next?.field === '__name__' && next.descending === order.descending && more.length === 0);
    return { documents: index.documents(span, order.descending), sorted: isWhole ? 'as results' : 'by first' };
  }
}
