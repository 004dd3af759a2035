import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import type { Log } from '../server/log';
import { backUpStore } from './backups';
import { FIRST_VERSION, migrations as allMigrations, type Migration } from './migrations';
import { openLibrary, openStore, storeFileOf } from './open-store';
import { sealRecords } from './seal-records';
import { INFO_KEY, INFO_TABLE, infoTable, type StoreInfo } from './store-info';
import { NewerStoreError, UpgradeFailedError } from './store-errors';
import type { Store } from './types';

export interface DataStoreOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  log: Pick<Log, 'info' | 'warn'>;
  /** The steps to the present version; others than the program's own only in tests. */
  migrations?: readonly Migration[];
}

/**
 * Opens the store of a data folder, and brings it to the present version first, with a copy of the old one in `backups`.
 * @throws NewerStoreError, UpgradeFailedError
 */
export async function openDataStore(folder: string, { now, log, migrations = allMigrations }: DataStoreOptions): Promise<Store> {
  const file = storeFileOf(folder);
  const present = migrations.at(-1)?.version ?? FIRST_VERSION;
  if (sizeOf(file) > 0) {
    const found = await versionOf(folder);
    if (found > present) throw new NewerStoreError(folder, found, present);
    if (found < present) {
      const copy = attempt(folder, () => backUpStore(folder, file, { reason: `before-upgrade-to-${present}`, now: now() }));
      log.info(`The store is brought from version ${found} to ${present}; a copy of it as it was is ${copy}.`);
      if (found < FIRST_VERSION) await upgradeOldest(folder, file);
    }
  }
  const store = openStore(folder);
  try {
    await bringUp(store, migrations, present, log);
    return store;
  } catch (error) {
    await store.close();
    throw error instanceof NewerStoreError ? error : new UpgradeFailedError(folder, error);
  }
}

/** Runs the steps that a store has not seen; a new store starts at the present version. */
async function bringUp(store: Store, migrations: readonly Migration[], present: number, log: Pick<Log, 'info'>): Promise<void> {
  const table = infoTable(store);
  const info = table.get(INFO_KEY);
  if (info === undefined) {
    await store.transaction(() => table.put(INFO_KEY, { version: present, id: newId(), generation: 0 }));
    return;
  }
  for (const step of migrations) {
    if (step.version <= info.version) continue;
    log.info(`Version ${step.version}: ${step.summary}.`);
    await store.transaction(() => {
      step.run(store);
      table.put(INFO_KEY, { ...(table.get(INFO_KEY) ?? info), version: step.version });
    });
  }
}

/** 0 for a store from before there were versions. */
async function versionOf(folder: string): Promise<number> {
  const root = openLibrary(storeFileOf(folder));
  const isVersioned = [...root.getKeys()].map(String).includes(INFO_TABLE);
  await root.close();
  if (!isVersioned) return 0;
  const store = openStore(folder);
  const info: StoreInfo | undefined = infoTable(store).get(INFO_KEY);
  await store.close();
  return info?.version ?? FIRST_VERSION;
}

async function upgradeOldest(folder: string, file: string): Promise<void> {
  const root = openLibrary(file);
  try {
    attempt(folder, () => sealRecords(root, newId()));
  } finally {
    await root.close();
  }
}

function attempt<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UpgradeFailedError(folder, error);
  }
}

const newId = (): string => randomBytes(12).toString('hex');

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
