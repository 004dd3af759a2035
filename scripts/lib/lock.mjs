// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The errors of a rename onto an existing folder. EPERM is the one of Windows. */
const occupied = ['EEXIST', 'ENOTEMPTY', 'EPERM'];

/**
 * Runs a task under a lock: no other command runs a task under the same lock at the same time.
 * @template T
 * @param {string} lock a folder that exists while the task runs @param {() => T | Promise<T>} task
 * @param {{ patience?: number, what?: string }} [options] `patience`: how long it waits for another task, in milliseconds; `what`: a name of the other task for
 * the error message
 * @returns {Promise<T>}
 */
export async function withLock(lock, task, { patience = 60_000, what = 'Another command' } = {}) {
  mkdirSync(path.dirname(lock), { recursive: true });
  const until = Date.now() + patience;
  while (!takeLock(lock)) {
    if (Date.now() > until)
      throw new Error(`${what} has been at work for ${Math.round(patience / 1000)} s. If there is none, remove ${lock}.`);
    await pause(50);
  }
  try {
    return await task();
  } finally {
    const given = createTemporaryName(lock);
    // Renamed first, in one step: another command could take a half-removed lock, and the removal would then delete its new lock.
    renameSync(lock, given);
    rmSync(given, { recursive: true, force: true });
  }
}

/** Returns an unused name next to the lock. @param {string} lock */
const createTemporaryName = (lock) => `${lock}.${process.pid}.${randomBytes(4).toString('hex')}`;

/**
 * Takes the lock and returns whether it was free. The folder has its owner's process id in it before it gets its name, so a lock always has an owner.
 * @param {string} lock
 */
function takeLock(lock) {
  const mine = createTemporaryName(lock);
  try {
    mkdirSync(mine);
    writeFileSync(path.join(mine, 'pid'), String(process.pid));
    renameSync(mine, lock);
    return true;
  } catch (error) {
    rmSync(mine, { recursive: true, force: true });
    if (!occupied.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
    if (isLeftBehind(lock)) clear(lock);
    return false;
  }
}

/** Whether the owner of a lock has ended without releasing it. @param {string} lock */
function isLeftBehind(lock) {
  try {
    const owner = Number(readFileSync(path.join(lock, 'pid'), 'utf8'));
    if (!(owner > 0)) return true;
    process.kill(owner, 0);
    return false;
  } catch (error) {
    // Only a missing process makes a lock abandoned. An unreadable lock, or the process of another user, does not.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** Removes an abandoned lock. If two commands have seen it, the second one moves a fresh lock away, notices that, and puts it back. @param {string} lock */
function clear(lock) {
  const moved = createTemporaryName(lock);
  try {
    renameSync(lock, moved);
    if (isLeftBehind(moved)) rmSync(moved, { recursive: true, force: true });
    else renameSync(moved, lock);
  } catch {
    // Another command was faster.
  }
}
