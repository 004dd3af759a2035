import type { Database, Store } from '../../store';
import type { StoredDocument } from '../model/document';
import { parentOf } from '../model/names';
import type { Fields } from '../model/value';

interface Row {
  /** The fields as JSON: values keep the wire's form, so nothing is lost in between. */
  readonly fields: string;
  readonly createTime: string;
  readonly updateTime: string;
}

/** Keys are shorter in the store than names may be; a long path is kept in pieces. */
const pieceLength = 400;

/** All documents, in memory for reading and in the store for keeping. One table per database. */
export class DocumentTables {
  private readonly tables = new Map<string, DocumentTable>();
  private readonly rows: Database<readonly string[], Row>;
  private readonly settings: Database<string, string>;

  constructor(private readonly store: Store) {
    this.rows = store.database('firestore-documents');
    this.settings = store.database('firestore-settings');
    for (const { key, value } of this.rows.range()) {
      const [database = '', ...pieces] = key;
      this.table(database).set({
        path: pieces.join(''),
        fields: JSON.parse(value.fields) as Fields,
        createTime: BigInt(value.createTime),
        updateTime: BigInt(value.updateTime),
      });
    }
  }

  table(database: string): DocumentTable {
    const known = this.tables.get(database);
    if (known) return known;
    const table = new DocumentTable();
    this.tables.set(database, table);
    return table;
  }

  /** The latest commit time that reached the disk. */
  storedTime(): bigint {
    return BigInt(this.settings.get('latest-commit') ?? '0');
  }

  /** Puts the changes of one commit on disk, all or none, and only then shows them to readers. */
  async save(database: string, changes: ReadonlyMap<string, StoredDocument | null>, time: bigint): Promise<void> {
    await this.store.transaction(() => {
      this.settings.put('latest-commit', String(time));
      for (const [path, document] of changes) {
        const key = [database, ...piecesOf(path)];
        if (document) this.rows.put(key, rowOf(document));
        else this.rows.remove(key);
      }
    });
    const table = this.table(database);
    for (const [path, document] of changes) {
      if (document) table.set(document);
      else table.delete(path);
    }
  }
}

const rowOf = ({ fields, createTime, updateTime }: StoredDocument): Row => ({ fields: JSON.stringify(fields), createTime: String(createTime), updateTime: String(updateTime) });

function piecesOf(path: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < path.length; start += pieceLength) pieces.push(path.slice(start, start + pieceLength));
  return pieces;
}

/** The documents of one database, by path and by collection. */
export class DocumentTable {
  private readonly byPath = new Map<string, StoredDocument>();
  private readonly byCollection = new Map<string, Map<string, StoredDocument>>();

  get(path: string): StoredDocument | undefined {
    return this.byPath.get(path);
  }

  set(document: StoredDocument): void {
    this.byPath.set(document.path, document);
    const collection = parentOf(document.path);
    let members = this.byCollection.get(collection);
    if (!members) this.byCollection.set(collection, (members = new Map()));
    members.set(document.path, document);
  }

  delete(path: string): void {
    this.byPath.delete(path);
    this.byCollection.get(parentOf(path))?.delete(path);
  }

  collection(path: string): Iterable<StoredDocument> {
    return this.byCollection.get(path)?.values() ?? [];
  }

  all(): Iterable<StoredDocument> {
    return this.byPath.values();
  }

  get paths(): string[] {
    return [...this.byPath.keys()];
  }
}
