import type { DocumentQuota } from '../../quota/document-quota';
import type { Database, Store } from '../../store';
import { ChangeLog } from './change-log';
import { DocumentCache } from './document-cache';
import type { DocumentChange } from './document-change';
import { formatCountedTime, DocumentCounts } from './document-counts';
import type { DocumentRow } from './document-row';
import { DocumentTable } from './document-table';
import { toDocumentKey, StoredDocuments, type DocumentKey } from './stored-documents';

export interface CommitToSave {
  /** `projects/p/databases/d`. */
  readonly database: string;
  readonly time: bigint;
  readonly changes: readonly DocumentChange[];
  /** The changed documents that exist after the commit, by path. */
  readonly rows: ReadonlyMap<string, DocumentRow>;
  /** See `Recorder`. */
  readonly record?: (() => () => void) | undefined;
}

const tablesOf = (store: Pick<Store, 'database'>) => {
  const settings: Database<string, string> = store.database('firestore-settings');
  const rows: Database<DocumentKey, DocumentRow> = store.database('firestore-documents');
  return { rows, settings, counts: new DocumentCounts(store), latest: (): string => settings.get('latest-commit') ?? '0' };
};

/** Counts the documents of a store that an earlier program wrote to, or that was salvaged; otherwise it does nothing. */
export async function countDocuments(store: Pick<Store, 'database' | 'write'>, log: { info(message: string): void }): Promise<void> {
  const { settings, counts, latest } = tablesOf(store);
  if (counts.isCurrent(latest())) return;
  log.info('The documents are counted once.');
  await counts.recount(store, () => settings.put('latest-commit', formatCountedTime(BigInt(latest()))));
}

/** All documents, on disk and the latest used in memory. One table per database. */
export class DocumentTables {
  readonly log: ChangeLog;
  private readonly cache: DocumentCache;
  private readonly tables = new Map<string, DocumentTable>();
  private readonly rows: Database<DocumentKey, DocumentRow>;
  private readonly settings: Database<string, string>;
  private readonly counts: DocumentCounts;

  /**
   * @param store whose documents are counted, see {@link countDocuments}
   * @param memory bytes that documents may take in memory
   */
  constructor(
    private readonly store: Store,
    private readonly quota: DocumentQuota,
    memory: number,
  ) {
    const { rows, settings, counts, latest } = tablesOf(store);
    if (!counts.isCurrent(latest())) throw new Error('The documents of this store are not counted.');
    this.rows = rows;
    this.settings = settings;
    this.counts = counts;
    this.cache = new DocumentCache(memory);
    this.log = new ChangeLog(store, this.storedTime());
    for (const [account, use] of counts.charged()) quota.count(account, use);
  }

  table(database: string): DocumentTable {
    const known = this.tables.get(database);
    if (known) return known;
    const table = new DocumentTable(database, new StoredDocuments(this.rows, database), this.counts, this.cache);
    this.tables.set(database, table);
    return table;
  }

  /** Bytes of memory for the documents that one call reads and that are not in memory anyway. */
  get room(): number {
    return this.cache.limit / 4;
  }

  /** The latest commit time that reached the disk. */
  storedTime(): bigint {
    return BigInt(this.settings.get('latest-commit') ?? '0');
  }

  /** Puts commits on disk, all of them or none. Readers don't see them yet: see {@link show}. */
  async save(commits: readonly CommitToSave[]): Promise<void> {
    const latest = commits.at(-1)?.time;
    if (latest === undefined) return;
    for (const { database, changes } of commits) for (const change of changes) this.table(database).hold(change);
    try {
      await this.store.write(() => this.put(commits, latest));
    } catch (error) {
      this.log.undone();
      for (const { database, changes } of commits) for (const change of changes) this.table(database).release(change);
      throw error;
    }
  }

  private put(commits: readonly CommitToSave[], latest: bigint): void {
    // Stores the time of a commit without changes, too: clients learn this time, so it must not occur again.
    this.settings.put('latest-commit', formatCountedTime(latest));
    this.counts.put(commits, this.quota);
    const puts = new Set<() => void>();
    for (const { database, time, changes, rows, record } of commits) {
      this.log.append(database, time, changes);
      for (const { path } of changes) {
        const key = toDocumentKey(database, path);
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
    for (const change of changes) table.show(change);
  }
}
