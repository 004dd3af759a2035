import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { open, type Database as LmdbDatabase, type RootDatabase } from 'lmdb';
import type { Database, Key, Store } from './types';

/** Opens the store of a data folder, which is made if it is missing. Only one process may have it open; see `data-lock.ts`. */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Without overlappingSync a transaction's promise resolves when it is synced to disk, not when it is visible.
  const root: RootDatabase = open({ path: path.join(folder, 'store.lmdb'), maxDbs: 64, overlappingSync: false, encoding: 'msgpack' });
  let isWriting = false;
  const write = (): void => {
    if (!isWriting) throw new Error('A write outside of a transaction.');
  };
  const opened = new Map<string, unknown>();

  return {
    database<K extends Key, V>(name: string): Database<K, V> {
      const known = opened.get(name) as Database<K, V> | undefined;
      if (known !== undefined) return known;
      const table = root.openDB<V, K & string>({ name, encoding: 'msgpack' }) as unknown as LmdbDatabase<V, string>;
      const key = (of: K): string => of as unknown as string;
      const database: Database<K, V> = {
        get: (of) => table.get(key(of)),
        put(of, value) {
          write();
          table.putSync(key(of), value);
        },
        remove(of) {
          write();
          table.removeSync(key(of));
        },
        range: (options = {}) => table.getRange(options as object) as unknown as Iterable<{ key: K; value: V }>,
      };
      opened.set(name, database);
      return database;
    },
    async transaction<T>(work: () => T): Promise<T> {
      try {
        // A child transaction, since only those are undone when the work throws.
        return await root.childTransaction(() => {
          isWriting = true;
          try {
            return work();
          } finally {
            isWriting = false;
          }
        });
      } catch (error) {
        // The reason comes as a promise of its own, which nobody else handles.
        void (error as { commitError?: Promise<unknown> } | null)?.commitError?.catch(() => undefined);
        throw error;
      }
    },
    close: () => root.close(),
  };
}
