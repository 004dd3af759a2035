import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { open, type Database as LmdbDatabase, type RootDatabase } from 'lmdb';
import { toBufferKey } from 'ordered-binary';
import { isSound, seal, tableSeed, unseal } from './record';
import { DamagedStoreError, StoreFullError } from './store-errors';
import type { Database, Key, Store } from './types';

export const storeFileOf = (folder: string): string => path.join(folder, 'store.lmdb');

/** How the library is told to keep a store's file. */
export function openLibrary(file: string): RootDatabase {
  // Without overlappingSync a transaction's promise resolves when it is synced to disk, not when it is visible.
  return open({ path: file, maxDbs: 64, overlappingSync: false, encoding: 'binary' });
}

/**
 * Opens the store of a data folder, which is made if it is missing, as it is: neither checked nor brought up to date; see
 * `data-store.ts`. Only one process may have it open; see `data-lock.ts`.
 */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const root = openLibrary(storeFileOf(folder));
  let isWriting = false;
  const write = (): void => {
    if (!isWriting) throw new Error('A write outside of a transaction.');
  };
  const opened = new Map<string, unknown>();

  return {
    database<K extends Key, V>(name: string): Database<K, V> {
      const known = opened.get(name) as Database<K, V> | undefined;
      if (known !== undefined) return known;
      const table = root.openDB<Buffer, K & string>({ name, encoding: 'binary' }) as unknown as LmdbDatabase<Buffer, string>;
      const seed = tableSeed(name);
      const key = (of: K): string => of as unknown as string;
      const valueOf = (of: K, record: Buffer): V => {
        if (!isSound(seed, keyBytes(of), record)) throw new DamagedStoreError(`The record ${JSON.stringify(of)} of ${name} is damaged.`);
        return unseal(record) as V;
      };
      const database: Database<K, V> = {
        get(of) {
          const record = table.get(key(of));
          return record === undefined ? undefined : valueOf(of, record);
        },
        put(of, value) {
          write();
          table.putSync(key(of), seal(seed, keyBytes(of), value));
        },
        remove(of) {
          write();
          table.removeSync(key(of));
        },
        *range(options = {}) {
          for (const entry of table.getRange(options as object) as unknown as Iterable<{ key: K; value: Buffer }>) yield { key: entry.key, value: valueOf(entry.key, entry.value) };
        },
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
        const { commitError } = error as { commitError?: Promise<unknown> };
        if (!(commitError instanceof Promise)) throw error;
        // The reason comes as a promise of its own, which nobody else handles.
        const reason = await commitError.then(
          () => 'no reason is known',
          (known: unknown) => (known as Error).message,
        );
        throw new StoreFullError(reason);
      }
    },
    transactions: () => (root.getStats() as { lastTxnId: number }).lastTxnId,
    close: () => root.close(),
  };
}

/** A key in the library's own order-preserving form. */
const keyBytes = (key: Key): Buffer => toBufferKey(key as Parameters<typeof toBufferKey>[0]);
