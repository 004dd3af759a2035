import type { StoredDocument } from '../model/document';
import { parentOf } from '../model/names';
import type { Query } from '../model/query';

/** The documents of one database, by path, by collection and by collection group. */
export class DocumentTable {
  private readonly byPath = new Map<string, StoredDocument>();
  private readonly byCollection = new Map<string, Map<string, StoredDocument>>();
  /** Paths of the collections that have documents, by the collections' id. */
  private readonly groups = new Map<string, Set<string>>();

  get(path: string): StoredDocument | undefined {
    return this.byPath.get(path);
  }

  set(document: StoredDocument): void {
    this.byPath.set(document.path, document);
    const collection = parentOf(document.path);
    let members = this.byCollection.get(collection);
    if (!members) {
      this.byCollection.set(collection, (members = new Map()));
      const id = idOf(collection);
      const group = this.groups.get(id);
      if (group) group.add(collection);
      else this.groups.set(id, new Set([collection]));
    }
    members.set(document.path, document);
  }

  delete(path: string): void {
    this.byPath.delete(path);
    const collection = parentOf(path);
    const members = this.byCollection.get(collection);
    if (!members?.delete(path) || members.size > 0) return;
    this.byCollection.delete(collection);
    const group = this.groups.get(idOf(collection));
    group?.delete(collection);
    if (group?.size === 0) this.groups.delete(idOf(collection));
  }

  /** The documents of the collections that a query reads, and no others where the query names its collection. */
  *candidates(query: Query): Iterable<StoredDocument> {
    if (query.collectionId === null) yield* this.byPath.values();
    else for (const collection of this.collectionsOf(query, query.collectionId)) yield* this.byCollection.get(collection)?.values() ?? [];
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

const idOf = (collection: string): string => collection.slice(collection.lastIndexOf('/') + 1);
