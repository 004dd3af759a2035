import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inspectStore } from './inspect-store';
import { FIRST_VERSION } from './migrations';
import { openLibrary, getStoreFile } from './open-store';
import { seal, tableSeed } from './record';
import { INFO_KEY, INFO_TABLE, type StoreInfo } from './store-info';

/** The folder for damaged files; the program never deletes anything in it. */
const quarantineOf = (folder: string): string => path.join(folder, 'quarantine');

/** Tables that only count the content of others. Losses of those are unknown here, so these begin empty, and their owners compute them again. */
const DERIVED: ReadonlySet<string> = new Set(['firestore-collections', 'firestore-charges', 'firestore-counted']);

export interface Salvage {
  records: number;
  /** The new place of the damaged store. */
  aside: string;
}

/**
 * Makes a store of all records that are readable and intact, and sets the damaged one aside.
 * @param lastKnown the store's own description, in case that is lost too
 */
export async function salvageStore(folder: string, { now, lastKnown }: { now: number; lastKnown: StoreInfo }): Promise<Salvage> {
  const file = getStoreFile(folder);
  const draft = `${file}.salvaged.lmdb`;
  rmSync(draft, { force: true });
  const root = openLibrary(draft);
  let records = 0;
  try {
    root.transactionSync(() => {
      const tables = new Map<string, { putSync(key: Buffer, value: Buffer): void }>();
      const report = inspectStore(file, {
        budget: Infinity,
        isTolerant: true,
        onRecord(name, key, record) {
          if (DERIVED.has(name)) return;
          let table = tables.get(name);
          if (!table) tables.set(name, (table = root.openDB<Buffer, Buffer>({ name, encoding: 'binary', keyEncoding: 'binary' })));
          table.putSync(key, record);
          records += 1;
        },
      });
      if (report.isSealed && report.info === null) {
        const info: StoreInfo = { ...lastKnown, version: Math.max(lastKnown.version, FIRST_VERSION) };
        root
          .openDB<Buffer, string>({ name: INFO_TABLE, encoding: 'binary' })
          .putSync(INFO_KEY, seal(tableSeed(INFO_TABLE), Buffer.from(INFO_KEY), info));
      }
    });
  } finally {
    await root.close();
  }
  const aside = path.join(quarantineOf(folder), `store-${new Date(now).toISOString().replace(/[:.]/g, '-')}-damaged.lmdb`);
  mkdirSync(quarantineOf(folder), { recursive: true, mode: 0o700 });
  renameSync(file, aside);
  renameSync(draft, file);
  for (const name of [`${draft}-lock`, `${file}-lock`]) rmSync(name, { force: true });
  return { records, aside };
}
