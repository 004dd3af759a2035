import { closeSync, constants, existsSync, fstatSync, ftruncateSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { FileLocks } from 'fs-native-extensions';
import { leaseDataFolder } from './lease-lock';
import { isAlive, ownProcess, readOwner, type DataLock } from './lock-owner';
import type { Log } from '../log/log';
import { FolderInUseError } from '../process/startup-error';

/** The locked byte: far behind the file's content, which others can still read where locks block readers. */
const LOCKED_BYTE = 2 ** 30;
/** The same in a store, which may grow beyond that. */
const LOCKED_BYTE_OF_STORE = 2 ** 50;

/**
 * Locks a data folder for this process. The lock belongs to the file system, so it also works between containers, and it disappears with the process
 * (kill -9, power cut). The file's content only shows people the holder.
 * @throws FolderInUseError
 */
export async function lockDataFolder(folder: string, log: Pick<Log, 'warn'>): Promise<DataLock> {
  const locks = await loadFileLocks();
  const file = path.join(folder, 'lock');
  for (let attempt = 0; locks !== null && attempt < 5; attempt += 1) {
    const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
    let keeps = false;
    try {
      const outcome = tryLock(locks, descriptor, LOCKED_BYTE);
      if (outcome === 'unsupported') break;
      const owner = readOwner(file);
      if (outcome === 'taken') throw new FolderInUseError(folder, describe(file));
      // Programs from before this kind of lock only leave their process number.
      if (owner !== null && owner.host === undefined && isAlive(owner)) throw new FolderInUseError(folder, `process ${owner.pid}`);
      // The previous holder removes its file when it ends; a lock on a removed file protects nothing.
      if (!isSameFile(descriptor, file)) continue;
      keeps = true;
      sign(descriptor);
      return heldLock(locks, folder, descriptor);
    } finally {
      if (!keeps) closeSync(descriptor);
    }
  }
  log.warn('Files can not be locked here, so only signs of life keep a second server out of the data folder.');
  return leaseDataFolder(folder);
}

function heldLock(locks: FileLocks, folder: string, descriptor: number): DataLock {
  const lockFile = path.join(folder, 'lock');
  let covered: number | null = null;
  const uncover = (): void => {
    if (covered !== null) closeSync(covered);
    covered = null;
  };
  return {
    cover(file) {
      if (!existsSync(file) || (covered !== null && isSameFile(covered, file))) return;
      uncover();
      const opened = openSync(file, constants.O_RDWR);
      if (tryLock(locks, opened, LOCKED_BYTE_OF_STORE) === 'taken') {
        closeSync(opened);
        throw new FolderInUseError(folder, 'another process, whose lock file was removed');
      }
      covered = opened;
    },
    release() {
      rmSync(lockFile, { force: true });
      uncover();
      closeSync(descriptor);
    },
  };
}

async function loadFileLocks(): Promise<FileLocks | null> {
  try {
    return (await import('fs-native-extensions')).default;
  } catch {
    return null; // The package has no build for this system.
  }
}

function tryLock(locks: FileLocks, descriptor: number, byte: number): 'held' | 'taken' | 'unsupported' {
  try {
    // macOS can lock whole files only.
    const isHeld = process.platform === 'darwin' ? locks.tryLock(descriptor) : locks.tryLock(descriptor, byte, 1);
    return isHeld ? 'held' : 'taken';
  } catch {
    return 'unsupported';
  }
}

function describe(file: string): string {
  const owner = readOwner(file);
  if (owner === null) return 'another process';
  return owner.host === undefined || owner.host === ownProcess().host
    ? `process ${owner.pid}`
    : `process ${owner.pid} on ${owner.host} (another machine or container)`;
}

function isSameFile(descriptor: number, file: string): boolean {
  const there = statSync(file, { throwIfNoEntry: false });
  const held = fstatSync(descriptor);
  return there !== undefined && there.ino === held.ino && there.dev === held.dev;
}

/** For people. On a full disk the file stays empty, and the lock works all the same. */
function sign(descriptor: number): void {
  try {
    ftruncateSync(descriptor, 0);
    writeSync(descriptor, JSON.stringify(ownProcess()), 0);
  } catch {
    // The disk is full; the lock does not depend on the text.
  }
}
