import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { open, type Database as LmdbDatabase, type RootDatabase } from 'lmdb';
import { fromBufferKey, toBufferKey } from 'ordered-binary';
import { requireRoomToOpen, watchDiskRoom } from './disk-room';
import { isSound, seal, tableSeed, unseal } from './record';
import { DamagedStoreError, StoreFullError } from './store-errors';
import type { Database, Key, KeyPart, Store } from './types';

export const getStoreFile = (folder: string): string => path.join(folder, 'store.lmdb');

/**
 * Opens a store's file with the library.
 * @param freeBytes measures the disk, other than by the system only in tests
 */
export function openLibrary(file: string, freeBytes?: (folder: string) => number): RootDatabase {
  requireRoomToOpen(file, freeBytes);
  // Without overlappingSync a transaction's promise resolves when it is synced to disk, not when it is visible.
  return open({ path: file, maxDbs: 64, overlappingSync: false, encoding: 'binary' });
}

/**
 * Opens the store of a data folder, which is made if it is missing, as it is: neither checked nor brought up to date; see
 * `data-store.ts`. Only one process may have it open; see `disk/data-lock.ts`.
 */
export function openStore(folder: string, freeBytes?: (folder: string) => number): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const root = openLibrary(getStoreFile(folder), freeBytes);
  const requireRoom = watchDiskRoom(folder, freeBytes);
  /** Receives the changes: the open transaction, or the list of those that will go together. */
  let changes: ChangeSink | null = null;
  const sink = (): ChangeSink => {
    if (changes === null) throw new Error('A write needs a transaction.');
    return changes;
  };
  /** Runs work whose changes go to this receiver. */
  const into = <T>(where: ChangeSink, work: () => T): T => {
    changes = where;
    try {
      return work();
    } finally {
      changes = null;
    }
  };
  const opened = new Map<string, unknown>();

  return {
    database<K extends Key, V>(name: string): Database<K, V> {
      const known = opened.get(name) as Database<K, V> | undefined;
      if (known !== undefined) return known;
      // Keys are written here, once, for the checksum and for the library.
      const table: Table = root.openDB<Buffer, Buffer>({ name, encoding: 'binary', keyEncoding: 'binary' });
      const seed = tableSeed(name);
      const valueOf = (of: K, key: Buffer, record: Buffer): V => {
        if (!isSound(seed, key, record)) throw new DamagedStoreError(`The record ${JSON.stringify(of)} of ${name} is damaged.`);
        return unseal(record) as V;
      };
      const database: Database<K, V> = {
        get(of) {
          // A caller may ask for a key that is longer than any stored one: it does not exist.
          if (isLong(of)) return undefined;
          const key = keyBytes(of);
          const record = key.length > LONGEST_KEY ? undefined : table.get(key);
          return record === undefined ? undefined : valueOf(of, key, record);
        },
        put(of, value) {
          const key = keyBytes(of);
          requireShort(key);
          sink()(table, key, seal(seed, key, value));
        },
        remove(of) {
          const key = keyBytes(of);
          requireShort(key);
          sink()(table, key, null);
        },
        *range({ start, end, ...more } = {}) {
          const bounds = {
            ...(start === undefined ? {} : { start: boundBytes(start) }),
            ...(end === undefined ? {} : { end: boundBytes(end) }),
          };
          for (const entry of table.getRange({ ...more, ...bounds })) {
            const of = fromBufferKey(entry.key) as K;
            yield {
              key: of,
              get value() {
                return valueOf(of, entry.key, entry.value);
              },
            };
          }
        },
      };
      opened.set(name, database);
      return database;
    },
    async transaction<T>(work: () => T): Promise<T> {
      requireRoom();
      // Uses a child transaction, because only its changes are undone when the work throws.
      return settled(root.childTransaction(() => into(apply, work)));
    },
    async write(work: () => void): Promise<void> {
      const gathered: Parameters<ChangeSink>[] = [];
      into((...change) => void gathered.push(change), work);
      if (gathered.length === 0) return;
      requireRoom(gathered.reduce((sum, [, key, record]) => sum + key.length + (record?.length ?? 0), 0));
      // Nothing may throw from here on: changes that are queued already would go to disk without the rest.
      await settled(
        root.batch(() => {
          for (const [table, key, record] of gathered) void (record === null ? table.remove(key) : table.put(key, record));
        }),
      );
    },
    copy: (file) => root.backup(file, false),
    transactions: () => (root.getStats() as { lastTxnId: number }).lastTxnId,
    close: () => root.close(),
  };
}

type Table = LmdbDatabase<Buffer, Buffer>;
/** Receives one change of a table: a new record under a key, or null to remove it. */
type ChangeSink = (table: Table, key: Buffer, record: Buffer | null) => void;

const apply: ChangeSink = (table, key, record) => void (record === null ? table.removeSync(key) : table.putSync(key, record));

/** The library's longest key (bytes). */
const LONGEST_KEY = 1978;

const lengthOf = (part: KeyPart): number => (typeof part === 'string' ? part.length : 0);
/** Longer than any key for sure; in bytes it may still be. */
const isLong = (key: Key): boolean =>
  (typeof key === 'object' ? key.reduce<number>((sum, part) => sum + lengthOf(part), 0) : lengthOf(key)) > LONGEST_KEY;

/** Returns the key for a bound. A bound that is longer than any key is sorted by its beginning. */
function boundBytes(key: Key): Buffer {
  if (!isLong(key)) return keyBytes(key).subarray(0, LONGEST_KEY);
  const cut = (part: KeyPart, length: number): KeyPart => (typeof part === 'string' ? part.slice(0, length) : part);
  const shortened = typeof key === 'object' ? key.map((part) => cut(part, LONGEST_KEY / key.length)) : cut(key, LONGEST_KEY);
  return keyBytes(shortened).subarray(0, LONGEST_KEY);
}

/** Checked before anything is queued, because a change that the library refuses later would be missing in its transaction. */
function requireShort(key: Uint8Array): void {
  if (key.length > LONGEST_KEY) throw new Error('A key is too long for the store.');
}

/** @throws StoreFullError when it did not reach the disk */
async function settled<T>(outcome: Promise<T>): Promise<T> {
  try {
    return await outcome;
  } catch (error) {
    const { commitError } = error as { commitError?: Promise<unknown> };
    if (!(commitError instanceof Promise)) throw error;
    // The error comes in a separate promise, which must be handled here.
    const reason = await commitError.then(
      () => 'no reason is known',
      (known: unknown) => (known as Error).message,
    );
    throw new StoreFullError(reason);
  }
}

/** A key in the library's own order-preserving form. */
const keyBytes = (key: Key): Buffer => toBufferKey(key as Parameters<typeof toBufferKey>[0]);
