import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync, linkSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { FolderInUseError } from './startup-error';

export interface DataLock {
  release(): void;
}

interface Owner {
  pid: number;
  /** Start time of the process in the kernel's clock ticks, where the system tells: process ids are used again. */
  started: string | null;
}

/**
 * Takes a data folder for this process. A lock left by a process that is gone (kill -9, power cut) is taken over.
 * @throws FolderInUseError
 */
export function lockDataFolder(folder: string): DataLock {
  const file = path.join(folder, 'lock');
  const own: Owner = { pid: process.pid, started: startOf(process.pid) };
  const draft = path.join(folder, `lock.${process.pid}.${randomBytes(4).toString('hex')}`);
  writeDurably(draft, JSON.stringify(own));
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (claim(draft, file)) return { release: () => release(file, own) };
      const owner = readOwner(file);
      if (owner !== null && isAlive(owner)) throw new FolderInUseError(folder, `process ${owner.pid}`);
      setAside(file, owner);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new FolderInUseError(folder, 'another process that starts at this moment');
}

/** A hard link either appears with its whole content or fails because another process was faster. */
function claim(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a stale lock; if a living process took it over in between, it is put back. */
function setAside(file: string, stale: Owner | null): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // Another process was faster.
  }
  const moved = readOwner(aside);
  if (moved !== null && (moved.pid !== stale?.pid || moved.started !== stale.started) && isAlive(moved)) {
    try {
      linkSync(aside, file);
    } catch {
      // A third one holds it now.
    }
  }
  rmSync(aside, { force: true });
}

function release(file: string, own: Owner): void {
  const owner = readOwner(file);
  if (owner?.pid === own.pid && owner.started === own.started) rmSync(file, { force: true });
}

function readOwner(file: string): Owner | null {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    return typeof value.pid === 'number' ? { pid: value.pid, started: value.started ?? null } : null;
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const started = startOf(owner.pid);
  return owner.started === null || started === null || started === owner.started;
}

/** Field 22 of Linux's /proc/PID/stat; null elsewhere. The command's name before it may hold spaces and brackets. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function writeDurably(file: string, text: string): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
