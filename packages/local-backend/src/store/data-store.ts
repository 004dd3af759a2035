import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { Log } from '../log/log';
import { DiskFullError } from '../process/startup-error';
import { backUpStore, listBackups } from './backups';
import { updateMarks } from './update-marks';
import { readMarks, findStoreTrace } from './folder-mark';
import { startupInspection, inspectStore, type StoreReport } from './inspect-store';
import { FIRST_VERSION, migrations as allMigrations, type Migration } from './migrations';
import { openLibrary, openStore, getStoreFile } from './open-store';
import { salvageStore } from './salvage';
import { sealRecords } from './seal-records';
import { INFO_KEY, infoTable, type StoreInfo } from './store-info';
import { DataFolderError } from './store-errors';
import type { Store } from './types';

export interface DataStoreOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  log: Pick<Log, 'info' | 'warn'>;
  /** Makes a store from the readable part of a damaged one. */
  salvage?: boolean;
  /** Accepts the store as it is, even if the folder's other files know another store, a later one, or a missing one. */
  acceptStore?: boolean;
  /** Measures the free space of a folder's disk; tests pass their own function. */
  freeBytes?: (folder: string) => number;
  /** The steps to the present version; tests pass their own. */
  migrations?: readonly Migration[];
}

/**
 * Opens the store of a data folder: reads it first without the library, compares it with the folder's other files, and upgrades it to the present
 * version, with a copy of the old one in `backups`.
 * @throws DataFolderError with advice; the folder is unchanged then
 */
export async function openDataStore(folder: string, options: DataStoreOptions): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const report = await soundReport(folder, options);
  await upgrade(folder, report, options);
  const store = openStore(folder, options.freeBytes);
  try {
    const table = infoTable(store);
    await store
      .transaction(() => {
        const info = table.get(INFO_KEY);
        if (info !== undefined) table.put(INFO_KEY, { ...info, generation: info.generation + 1 });
      })
      .catch(() => options.log.warn('This start could not be noted in the store: is the disk full?'));
    return await updateMarks(folder, store, options.log);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Returns the store as it is on disk, if it may be served. */
async function soundReport(folder: string, options: DataStoreOptions): Promise<StoreReport> {
  const { log, salvage = false, acceptStore = false } = options;
  let report = inspectStore(getStoreFile(folder), startupInspection);
  const marks = readMarks(folder);
  if (report.state === 'damaged') {
    if (!salvage) throw DataFolderError.damaged(folder, report.problems, listBackups(folder));
    const [mark] = marks;
    const lastKnown: StoreInfo = {
      id: mark?.store ?? newId(),
      version: mark?.version ?? presentVersion(options),
      generation: mark?.generation ?? 0,
    };
    const { records, aside } = await salvageStore(folder, { now: options.now(), lastKnown });
    for (const problem of report.problems) log.warn(problem);
    log.warn(`Of the damaged store ${records} records could be read; they are the store now. The damaged one is ${aside}.`);
    report = inspectStore(getStoreFile(folder), startupInspection);
    return report;
  }
  if (report.unread > 0)
    log.info(`${Math.round(report.unread / 2 ** 20)} MiB of records are checked when they are read; --verify reads everything.`);
  if (acceptStore) return report;
  if (report.state === 'missing' || report.state === 'empty') {
    const trace = findStoreTrace(folder);
    if (trace !== null) throw DataFolderError.lost(folder, report.state, trace, listBackups(folder));
    return report;
  }
  for (const mark of marks) {
    if (report.info !== null && mark.store !== report.info.id)
      throw DataFolderError.other(folder, `it is ${report.info.id}, they know ${mark.store}`, listBackups(folder));
    if (mark.transaction > report.transaction)
      throw DataFolderError.other(
        folder,
        `it has seen ${report.transaction} commits, they know of ${mark.transaction}, so it is an older copy`,
        listBackups(folder),
      );
  }
  return report;
}

async function upgrade(folder: string, report: StoreReport, options: DataStoreOptions): Promise<void> {
  const { now, log, migrations = allMigrations } = options;
  const present = presentVersion(options);
  const isNew = report.state !== 'sound';
  const found = isNew ? present : (report.info?.version ?? 0);
  if (found > present) throw DataFolderError.newer(folder, found, present);
  try {
    if (found < present) {
      const copy = backUpStore(folder, getStoreFile(folder), { reason: `before-upgrade-to-${present}`, now: now() });
      log.info(`The store is brought from version ${found} to ${present}; a copy of it as it was is ${copy}.`);
    }
    if (found < FIRST_VERSION) await sealOldest(folder, options.freeBytes);
    if (found < present || isNew) await bringUp(folder, migrations, present, options);
  } catch (error) {
    if (error instanceof DiskFullError) throw error;
    throw DataFolderError.upgradeFailed(folder, error);
  }
}

async function sealOldest(folder: string, freeBytes: DataStoreOptions['freeBytes']): Promise<void> {
  const root = openLibrary(getStoreFile(folder), freeBytes);
  try {
    sealRecords(root, newId());
  } finally {
    await root.close();
  }
}

/** Runs the steps that a store has not seen; a new store starts at the present version. */
async function bringUp(
  folder: string,
  migrations: readonly Migration[],
  present: number,
  { log, freeBytes }: DataStoreOptions,
): Promise<void> {
  const store = openStore(folder, freeBytes);
  try {
    const table = infoTable(store);
    const info = table.get(INFO_KEY);
    if (info === undefined) await store.transaction(() => table.put(INFO_KEY, { version: present, id: newId(), generation: 0 }));
    for (const step of info === undefined ? [] : migrations) {
      if (step.version <= (info?.version ?? 0)) continue;
      log.info(`Version ${step.version}: ${step.summary}.`);
      await store.transaction(() => {
        step.run(store);
        const before = table.get(INFO_KEY);
        if (before !== undefined) table.put(INFO_KEY, { ...before, version: step.version });
      });
    }
  } finally {
    await store.close();
  }
}

const presentVersion = ({ migrations = allMigrations }: DataStoreOptions): number => migrations.at(-1)?.version ?? FIRST_VERSION;
const newId = (): string => randomBytes(12).toString('hex');
