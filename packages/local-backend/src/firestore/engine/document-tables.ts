import type { DocumentQuota } from '../../quota/document-quota';
import type { Database, Store } from '../../store';
import type { StoredDocument } from '../model/document';
import { ChangeLog } from './change-log';
import { DocumentTable } from './document-table';
import { documentOf, type DocumentRow } from './document-row';

/** One document that a commit changed. */
export interface DocumentChange {
  readonly path: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

export interface CommitToSave {
  /** `projects/p/databases/d`. */
  readonly database: string;
  readonly time: bigint;
  readonly changes: readonly DocumentChange[];
  /** The documents that there are afterwards among those changed, by path. */
  readonly rows: ReadonlyMap<string, DocumentRow>;
  /** See `Recorder`. */
  readonly record?: (() => () => void) | undefined;
}

/** Keys are shorter in the store than names may be; a long path is kept in pieces. */
const pieceLength = 400;

/** All documents, in memory for reading and in the store for keeping. One table per database. */
export class DocumentTables {
  readonly log: ChangeLog;
  private readonly tables = new Map<string, DocumentTable>();
  private readonly rows: Database<readonly string[], DocumentRow>;
  private readonly settings: Database<string, string>;

  constructor(
    private readonly store: Store,
    quota: DocumentQuota,
  ) {
    this.rows = store.database('firestore-documents');
    this.settings = store.database('firestore-settings');
    this.log = new ChangeLog(store, this.storedTime());
    for (const { key, value } of this.rows.range()) {
      const [database = '', ...pieces] = key;
      const document = documentOf(pieces.join(''), value);
      quota.count(document.chargedTo, document.size);
      // What is too much is only counted, so that the message knows all of it.
      if (quota.isWithinStart) this.table(database).set(document);
    }
    quota.requireStart();
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

  /** Puts commits on disk, all of them or none. Readers don't see them yet: see {@link show}. */
  async save(commits: readonly CommitToSave[]): Promise<void> {
    const latest = commits.at(-1)?.time;
    if (latest === undefined) return;
    try {
      await this.store.write(() => this.put(commits, latest));
    } catch (error) {
      this.log.undone();
      throw error;
    }
  }

  private put(commits: readonly CommitToSave[], latest: bigint): void {
    // Also without changes: the time is told to clients, so it must not come again.
    this.settings.put('latest-commit', String(latest));
    const puts = new Set<() => void>();
    for (const { database, time, changes, rows, record } of commits) {
      this.log.append(database, time, changes);
      for (const { path } of changes) {
        const key = [database, ...piecesOf(path)];
        const row = rows.get(path);
        if (row) this.rows.put(key, row);
        else this.rows.remove(key);
      }
      if (record) puts.add(record());
    }
    for (const put of puts) put();
  }

  /** Shows the changes of one commit to readers. */
  show({ database, changes }: CommitToSave): void {
    const table = this.table(database);
    for (const { path, after } of changes) {
      if (after) table.set(after);
      else table.delete(path);
    }
  }
}

function piecesOf(path: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < path.length; start += pieceLength) pieces.push(path.slice(start, start + pieceLength));
  return pieces;
}
