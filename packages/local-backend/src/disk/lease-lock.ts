import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, utimesSync, writeSync, linkSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { isAlive, ownProcess, readOwner, type DataLock, type LockOwner } from './lock-owner';
import { FolderInUseError } from '../process/startup-error';

/** A sign of life is given so often (ms) ... */
const BEAT = 5000;
/** ... and a holder in another container or machine counts as gone after this time without one (ms). */
const PATIENCE = 20_000;

/**
 * Locks a data folder where the system offers no locks of files: by a file that exists, names its process and is touched every few seconds. The lock
 * of a dead process (kill -9, power cut) is taken over.
 * @throws FolderInUseError
 */
export function leaseDataFolder(folder: string): DataLock {
  const file = path.join(folder, 'lock');
  const own = ownProcess();
  const draft = path.join(folder, `lock.${process.pid}.${randomBytes(4).toString('hex')}`);
  writeDurably(draft, JSON.stringify(own));
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (claim(draft, file)) return beat(file, own);
      const owner = readOwner(file);
      if (owner !== null && holds(owner, file))
        throw new FolderInUseError(
          folder,
          owner.host === own.host ? `process ${owner.pid}` : `process ${owner.pid} on ${owner.host ?? 'this machine'}`,
        );
      setAside(file, owner);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new FolderInUseError(folder, 'another process that starts at this moment');
}

function beat(file: string, own: LockOwner): DataLock {
  const timer = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The next update may succeed.
    }
  }, BEAT);
  timer.unref();
  return {
    cover: () => undefined,
    release() {
      clearInterval(timer);
      release(file, own);
    },
  };
}

/** A process on another machine is known only by its signs of life. */
function holds(owner: LockOwner, file: string): boolean {
  if (owner.host === undefined || owner.host === ownProcess().host) return isAlive(owner);
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - touched < PATIENCE;
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
function setAside(file: string, stale: LockOwner | null): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // Another process was faster.
  }
  const moved = readOwner(aside);
  if (moved !== null && (moved.pid !== stale?.pid || moved.started !== stale.started) && holds(moved, aside)) {
    try {
      linkSync(aside, file);
    } catch {
      // A third process has it now.
    }
  }
  rmSync(aside, { force: true });
}

function release(file: string, own: LockOwner): void {
  const owner = readOwner(file);
  if (owner?.pid === own.pid && owner.started === own.started) rmSync(file, { force: true });
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
