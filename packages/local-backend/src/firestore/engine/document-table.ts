import type { StoredDocument } from '../model/document';
import { getPathId, getParentPath } from '../model/names';
import type { Query, Run } from '../model/query';
import { compareIds } from '../model/value';
import type { Cached, DocumentCache } from './document-cache';
import type { DocumentChange } from './document-change';
import type { CollectionSize, DocumentCounts } from './document-counts';
import { LoadedCollection, getMemorySize } from './loaded-collection';
import { getNameSpan } from './query-bounds';
import type { PathSpan, StoredDocuments } from './stored-documents';

/** A collection that would take more than this share of the memory for documents is read from disk for each query. */
const LARGEST_LOAD = 1 / 2;
/** Bytes of an entry of a list besides its text. */
const ENTRY = 100;

/** A document with changes on disk that readers may not see yet: the visible document, and the number of hidden changes. */
interface Held {
  document: StoredDocument | null;
  changes: number;
}

/** Paths of the collections of one id. There may be some without documents among them, but none is missing. */
interface Group extends Cached {
  readonly paths: Set<string>;
  /** Bytes of memory that their documents take at most, about. */
  readonly memory: number;
}

interface Single extends Cached {
  document: StoredDocument;
}

/** The documents of one database as readers see them: all on disk, and recently used ones in memory too. */
export class DocumentTable {
  private readonly singles = new Map<string, Single>();
  private readonly loaded = new Map<string, LoadedCollection>();
  private readonly groups = new Map<string, Group>();
  private readonly held = new Map<string, Held>();

  constructor(
    private readonly database: string,
    private readonly disk: StoredDocuments,
    private readonly counts: DocumentCounts,
    private readonly cache: DocumentCache,
  ) {}

  get(path: string): StoredDocument | undefined {
    const single = this.singles.get(path);
    if (single) {
      single.isUsed = true;
      return single.document;
    }
    const collection = this.loaded.get(getParentPath(path));
    if (collection) {
      collection.isUsed = true;
      return collection.documents.get(path);
    }
    const held = this.held.get(path);
    if (held) return held.document ?? undefined;
    const document = this.disk.get(path);
    if (document) this.keep(document);
    return document;
  }

  /** Whether a document exists, without loading it into memory. */
  has(path: string): boolean {
    return this.singles.has(path) || (this.loaded.get(getParentPath(path))?.documents.has(path) ?? this.onDisk(path));
  }

  private onDisk(path: string): boolean {
    const held = this.held.get(path);
    return held ? held.document !== null : this.disk.has(path);
  }

  /** Holds the earlier document while a change goes to disk: readers see it until the change is shown or has failed. */
  hold({ path, before }: DocumentChange): void {
    const held = this.held.get(path);
    if (held) held.changes += 1;
    else this.held.set(path, { document: before, changes: 1 });
  }

  /** Removes a change that did not reach the disk. */
  release({ path }: DocumentChange): void {
    this.settle(path, undefined);
  }

  /** Shows a change that is on disk to readers. */
  show({ path, before, after }: DocumentChange): void {
    this.settle(path, after);
    const collectionPath = getParentPath(path);
    if (after && !before) this.groups.get(getPathId(collectionPath))?.paths.add(collectionPath);
    const collection = this.loaded.get(collectionPath);
    if (collection) this.cache.resize(collection, collection.replace(path, after));
    else if (after) this.keep(after);
    else this.drop(path);
  }

  /** Returns documents that include all results of a query, whatever its limit. */
  *candidates(query: Query): Iterable<StoredDocument> {
    for (const collection of this.collectionsOf(query)) {
      if (collection === null) yield* this.allBelow(query.parent);
      else yield* this.loadedOf(collection)?.candidates(query).values() ?? this.stored(collection);
    }
  }

  /**
   Lists the places to search for the results of a query, collection by collection.
   * @param database `projects/p/databases/d`
   */
  *runs(query: Query, database: string): Iterable<Run> {
    for (const collection of this.collectionsOf(query)) {
      if (collection === null) yield { documents: this.allBelow(query.parent), sorted: 'not', isFleeting: true };
      else yield this.loadedOf(collection)?.run(query, database) ?? this.storedRun(collection, query, database);
    }
  }

  /** How many documents a collection has. */
  sizeOf(collection: string): CollectionSize {
    return this.counts.of(this.database, collection);
  }

  /** Paths of the collections of one id; some of them may have no documents. */
  collectionsNamed(id: string): string[] {
    return [...this.groupOf(id).paths];
  }

  /** Paths of all documents below a path, the empty one for all there are, as they are on disk. */
  pathsBelow(path: string): Iterable<string> {
    return this.disk.pathsBelow(path);
  }

  /** Lists the ids directly below a path, also of missing documents that have something below them. Some may occur twice. */
  idsBelow(path: string): Iterable<string> {
    return this.disk.idsBelow(path);
  }

  /** The collections that a query reads; null for all collections below its parent. */
  private *collectionsOf({ parent, collectionId: id, allDescendants }: Query): Iterable<string | null> {
    if (id === null) yield null;
    else if (!allDescendants) {
      const path = parent === '' ? id : `${parent}/${id}`;
      this.load(path);
      yield path;
    } else {
      const { paths, memory } = this.groupOf(id);
      const isSmall = memory <= this.cache.limit * LARGEST_LOAD;
      for (const path of paths) {
        if (parent !== '' && !path.startsWith(`${parent}/`)) continue;
        if (isSmall) this.load(path);
        yield path;
      }
    }
  }

  private loadedOf(path: string): LoadedCollection | undefined {
    const collection = this.loaded.get(path);
    if (collection) collection.isUsed = true;
    return collection;
  }

  private load(path: string): void {
    if (this.loaded.has(path) || this.sizeOf(path).memory > this.cache.limit * LARGEST_LOAD) return;
    const all = this.taken(this.stored(path));
    const collection = new LoadedCollection(all, () => this.loaded.delete(path));
    this.loaded.set(path, collection);
    this.cache.add(collection);
  }

  /** Returns the documents, each in its version in memory if there is one. That version is then no longer kept separately. */
  private *taken(documents: Iterable<StoredDocument>): Iterable<StoredDocument> {
    for (const document of documents) {
      const single = this.singles.get(document.path);
      yield single?.document ?? document;
      if (single) this.drop(document.path);
    }
  }

  private groupOf(id: string): Group {
    const known = this.groups.get(id);
    if (known) {
      known.isUsed = true;
      return known;
    }
    let [memory, cost] = [0, ENTRY];
    const paths = new Set<string>();
    const add = (path: string): void => {
      paths.add(path);
      cost += path.length + ENTRY;
    };
    for (const [path, size] of this.counts.group(this.database, id)) {
      memory += size.memory;
      add(path);
    }
    for (const path of this.held.keys()) if (getPathId(getParentPath(path)) === id) add(getParentPath(path));
    const group: Group = { paths, memory, cost, isUsed: true, forget: () => this.groups.delete(id) };
    this.groups.set(id, group);
    this.cache.add(group);
    return group;
  }

  /** Reads a collection that is not in memory. The order on disk is the order of names, except for names that are numbers. */
  private storedRun(collection: string, query: Query, database: string): Run {
    const [order] = query.orders;
    if (order?.field !== '__name__' || !this.disk.isInByteOrder(collection))
      return { documents: this.stored(collection), sorted: 'not', isFleeting: true };
    const span = getNameSpan(query, `${database}/documents/`, collection);
    return { documents: this.stored(collection, { ...span, descending: order.descending }), sorted: 'as results', isFleeting: true };
  }

  /** Reads documents of a collection from the disk; those with a pending change as readers see them. */
  private *stored(collection: string, span: PathSpan = {}): Iterable<StoredDocument> {
    const sign = span.descending === true ? -1 : 1;
    const compare = (one: StoredDocument, other: StoredDocument): number => sign * compareIds(getPathId(one.path), getPathId(other.path));
    const held = this.heldWhere((path) => getParentPath(path) === collection).sort(compare);
    for (const document of this.disk.inCollection(collection, span)) {
      while (held[0] && compare(held[0], document) < 0) yield held.shift() as StoredDocument;
      if (!this.held.has(document.path)) yield document;
    }
    yield* held;
  }

  private *allBelow(path: string): Iterable<StoredDocument> {
    for (const document of this.disk.below(path)) if (!this.held.has(document.path)) yield document;
    yield* this.heldWhere((each) => path === '' || each.startsWith(`${path}/`));
  }

  private heldWhere(isWanted: (path: string) => boolean): StoredDocument[] {
    const found: StoredDocument[] = [];
    for (const [path, { document }] of this.held) if (document && isWanted(path)) found.push(document);
    return found;
  }

  private settle(path: string, after: StoredDocument | null | undefined): void {
    const held = this.held.get(path);
    if (!held) return;
    held.changes -= 1;
    if (held.changes === 0) this.held.delete(path);
    else if (after !== undefined) held.document = after;
  }

  private keep(document: StoredDocument): void {
    const { path } = document;
    const cost = getMemorySize(document) + ENTRY;
    const known = this.singles.get(path);
    if (known) {
      known.document = document;
      this.cache.resize(known, cost);
      return;
    }
    const single: Single = { document, cost, isUsed: false, forget: () => this.singles.delete(path) };
    this.singles.set(path, single);
    this.cache.add(single);
  }

  private drop(path: string): void {
    const single = this.singles.get(path);
    if (!single) return;
    this.singles.delete(path);
    this.cache.delete(single);
  }
}
