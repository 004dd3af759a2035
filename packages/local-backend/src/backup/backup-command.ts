import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { parseArgs } from 'node:util';
import { lockDataFolder } from '../disk/data-lock';
import type { DataLock } from '../disk/lock-owner';
import { createLog } from '../log/log';
import { FolderInUseError, StartupError } from '../process/startup-error';
import { DataFolderError, inspectStore, listBackups, openStore, startupInspection, getStoreFile } from '../store';
import { BACKUP_PATH, RUNNING_FILE } from './backup-keeper';
import { BackupError, type Manifest } from './manifest';
import { restoreBackup } from './restore';
import { saveBackup, writeBackup } from './take-backup';

/** @throws StartupError */
export async function runBackupCommand(command: 'backup' | 'restore', args: readonly string[]): Promise<void> {
  const { data, to, from, replace } = read(args);
  const [file, flag] = command === 'backup' ? [to, '--to'] : [from, '--from'];
  if (data === undefined || file === undefined) throw new StartupError(`${command} needs --data DIR and ${flag} FILE.`, 2);
  if (command === 'restore') {
    const { manifest, aside } = await restoreBackup({ from: file, folder: data, replace, now: Date.now(), log: createLog('warn') });
    console.log(`${data} is as it was at ${manifest.takenAt}: ${summarize(manifest)}.`);
    if (aside !== null) console.log(`What was there is in ${aside}; delete it when you are sure.`);
    return;
  }
  if (!existsSync(getStoreFile(data))) throw new StartupError(`There is no store in ${data}.`, 2);
  if (existsSync(file)) throw new StartupError(`${file} is there already, and is left alone.`, 2);
  try {
    const manifest = await take(data, path.resolve(file));
    console.log(`${file} is the back-up of ${manifest.takenAt}: ${summarize(manifest)}. Whoever has it can be anybody: keep it private.`);
  } catch (error) {
    if (error instanceof BackupError) throw new StartupError(error.message, 51);
    throw DataFolderError.explained(data, error, listBackups(data));
  }
}

async function take(folder: string, file: string): Promise<Manifest> {
  let lock: DataLock;
  try {
    lock = await lockDataFolder(folder, createLog('error'));
  } catch (error) {
    if (error instanceof FolderInUseError) return askServer(folder, file, error);
    throw error;
  }
  try {
    lock.cover(getStoreFile(folder));
    // The library ends the process if a store's file is cut off.
    const report = inspectStore(getStoreFile(folder), startupInspection);
    if (report.state !== 'sound') throw DataFolderError.damaged(folder, report.problems, listBackups(folder));
    const store = openStore(folder);
    try {
      return await writeBackup({ folder, store, holdFiles: () => () => undefined, now: Date.now }, file);
    } finally {
      await store.close();
    }
  } finally {
    lock.release();
  }
}

/** @throws the refusal of the lock if the server left no address */
async function askServer(folder: string, file: string, inUse: FolderInUseError): Promise<Manifest> {
  const server = serverOf(folder);
  if (server === null) throw inUse;
  const answer = await fetch(`${server.url}${BACKUP_PATH}`, { method: 'POST', headers: { Authorization: `Bearer ${server.key}` } }).catch(
    (error: Error) => {
      throw new StartupError(`The server of ${folder} does not answer at ${server.url}: ${error.message}`);
    },
  );
  if (!answer.ok || answer.body === null) {
    const { error } = (await answer.json()) as { error?: { message?: string } };
    throw new StartupError(error?.message ?? `The server answered ${answer.status}.`, 51);
  }
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  return saveBackup(Readable.fromWeb(answer.body as ReadableStream), file);
}

function serverOf(folder: string): { url: string; key: string } | null {
  try {
    return JSON.parse(readFileSync(path.join(folder, RUNNING_FILE), 'utf8')) as { url: string; key: string };
  } catch {
    return null;
  }
}

function summarize({ tables, files, missing }: Manifest): string {
  const records = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const pictures = files.filter(({ name }) => name.startsWith('objects/')).length;
  return `${records} records, ${pictures} objects${missing.length > 0 ? `, without the bytes of ${missing.length} that were missing` : ''}`;
}

function read(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args: [...args], options: { data: text, to: text, from: text, replace: { type: 'boolean', default: false } } })
      .values;
  } catch (error) {
    throw new StartupError((error as Error).message, 2);
  }
}
