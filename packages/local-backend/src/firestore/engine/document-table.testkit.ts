import { temporaryFolder } from '../../server/backend.testkit';
import { defaultDocumentLimits, documentBounds } from '../../quota/space-limits';
import { DocumentQuota } from '../../quota/document-quota';
import { measureDocument } from '../../quota/document-size';
import { openStore } from '../../store';
import type { StoredDocument } from '../model/document';
import { toDocumentRow } from './document-row';
import type { DocumentTable } from './document-table';
import { DocumentTables, type CommitToSave } from './document-tables';

const database = 'projects/p/databases/d';

export interface TestTable {
  readonly table: DocumentTable;
  /** Every document, read from disk. */
  all(): StoredDocument[];
  /** Stores documents, or removes those with a path only. Each has its own commit; all commits go to disk together. */
  change(...changes: (StoredDocument | string)[]): Promise<void>;
  /** The same, but readers don't see the changes yet. @returns functions that show the changes, one at a time @returns what shows the changes, one at a time */
  save(...changes: (StoredDocument | string)[]): Promise<(() => void)[]>;
  close(): Promise<void>;
}

/** The documents of one database in its own store. @param memory bytes for documents */
export async function startTestTable(memory: number): Promise<TestTable> {
  const { folder, remove } = await temporaryFolder();
  const store = openStore(folder);
  const quota = new DocumentQuota({ bounds: documentBounds(defaultDocumentLimits), bindsAccounts: false, rankOf: () => 'proven' });
  const tables = new DocumentTables(store, quota, memory);
  const table = tables.table(database);
  let time = 1n;
  const commitOf = (change: StoredDocument | string, latest: Map<string, StoredDocument | null>): CommitToSave => {
    const path = typeof change === 'string' ? change : change.path;
    const before = latest.get(path) ?? (latest.has(path) ? null : (table.get(path) ?? null));
    const row = typeof change === 'string' ? null : toDocumentRow(change);
    const after = typeof change === 'string' || !row ? null : { ...change, size: measureDocument(path, row.fields) };
    latest.set(path, after);
    const changes = before || after ? [{ path, before, after }] : [];
    return { database, time: (time += 1n), changes, rows: new Map(row ? [[path, row]] : []) };
  };
  const save: TestTable['save'] = async (...changes) => {
    const latest = new Map<string, StoredDocument | null>();
    const commits = changes.map((change) => commitOf(change, latest));
    for (const commit of commits) quota.take(null, commit.changes);
    await tables.save(commits);
    return commits.map((commit) => () => tables.show(commit));
  };
  return {
    table,
    all: () => [...new Set(table.pathsBelow(''))].flatMap((path) => table.get(path) ?? []),
    save,
    change: async (...changes) => (await save(...changes)).forEach((show) => show()),
    async close() {
      await store.close();
      await remove();
    },
  };
}
