import { closeSync, constants, copyFileSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

export interface Backup {
  file: string;
  /** Milliseconds since 1970. */
  at: number;
}

const NAME = /^store-.*\.lmdb$/;
const folderOf = (folder: string): string => path.join(folder, 'backups');

/**
 * Copies the store into the folder's `backups`. The store must not be open anywhere.
 * @param reason a few words for the copy's name, with hyphens
 * @returns the copy's path
 */
export function backUpStore(folder: string, storeFile: string, { reason, now }: { reason: string; now: number }): string {
  const backups = folderOf(folder);
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const file = path.join(backups, `store-${new Date(now).toISOString().replace(/[:.]/g, '-')}-${reason}.lmdb`);
  const draft = `${file}.tmp`;
  try {
    copyFileSync(storeFile, draft, constants.COPYFILE_FICLONE);
    const descriptor = openSync(draft, 'r+');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return file;
}

/** The copies of the store in a data folder, the latest first. */
export function listBackups(folder: string): Backup[] {
  let names: string[];
  try {
    names = readdirSync(folderOf(folder));
  } catch {
    return [];
  }
  return names
    .filter((name) => NAME.test(name))
    .map((name) => path.join(folderOf(folder), name))
    .map((file) => ({ file, at: statSync(file).mtimeMs }))
    .sort((one, other) => other.at - one.at);
}
