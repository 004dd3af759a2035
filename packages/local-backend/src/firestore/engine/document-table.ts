import type { StoredDocument } from '../model/document';
import { parentOf } from '../model/names';
import type { Query } from '../model/query';
import { FieldIndexes, lookupsOf } from './field-index';

interface Collection {
  readonly documents: Map<string, StoredDocument>;
  readonly indexes: FieldIndexes;
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
      this.byCollection.set(path, (collection = { documents: new Map(), indexes: new FieldIndexes() }));
      const id = idOf(path);
      const group = this.groups.get(id);
      if (group) group.add(path);
      else this.groups.set(id, new Set([path]));
    }
    collection.documents.set(document.path, document);
    collection.indexes.replace(before, document);
  }

  delete(documentPath: string): void {
    const before = this.byPath.get(documentPath);
    this.byPath.delete(documentPath);
    const path = parentOf(documentPath);
    const collection = this.byCollection.get(path);
    if (!collection?.documents.delete(documentPath)) return;
    collection.indexes.replace(before, undefined);
    if (collection.documents.size > 0) return;
    this.byCollection.delete(path);
    const group = this.groups.get(idOf(path));
    group?.delete(path);
    if (group?.size === 0) this.groups.delete(idOf(path));
  }

  /** Documents among which all results of a query are: those of the collections that it reads, fewer where it names the value of a field. */
  *candidates(query: Query): Iterable<StoredDocument> {
    if (query.collectionId === null) yield* this.byPath.values();
    else for (const collection of this.collectionsOf(query, query.collectionId)) yield* this.candidatesIn(query, this.byCollection.get(collection));
  }

  get paths(): string[] {
    return [...this.byPath.keys()];
  }

  private candidatesIn(query: Query, collection: Collection | undefined): Iterable<StoredDocument> {
    if (!collection) return [];
    const { documents, indexes } = collection;
    if (documents.size < SMALL) return documents.values();
    let fewest: ReadonlyMap<string, StoredDocument> = documents;
    for (const lookup of lookupsOf(query)) {
      const found = indexes.find(lookup, documents.values());
      if (found.size < fewest.size) fewest = found;
    }
    return fewest.values();
  }

  private collectionsOf({ parent, allDescendants }: Query, id: string): Iterable<string> {
    if (!allDescendants) return [parent === '' ? id : `${parent}/${id}`];
    const group = this.groups.get(id) ?? [];
    return parent === '' ? group : [...group].filter((collection) => collection.startsWith(`${parent}/`));
  }
}

const idOf = (collection: string): string => collection.slice(collection.lastIndexOf('/') + 1);
