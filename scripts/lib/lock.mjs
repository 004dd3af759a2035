// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The errors of a rename onto an existing folder; Windows has its own. */
const occupied = ['EEXIST', 'ENOTEMPTY', 'EPERM'];

/**
 * Runs a task while no other command runs one under the same lock.
 * @template T
 * @param {string} lock a folder that exists in the meantime @param {() => T | Promise<T>} task
 * @param {{ patience?: number, what?: string }} [options] `patience`: how long it waits for another one, in milliseconds; `what` the other one may be
 * @returns {Promise<T>}
 */
export async function withLock(lock, task, { patience = 60_000, what = 'Another command' } = {}) {
  mkdirSync(path.dirname(lock), { recursive: true });
  const until = Date.now() + patience;
  while (!taken(lock)) {
    if (Date.now() > until)
      throw new Error(`${what} has been at work for ${Math.round(patience / 1000)} s. If there is none, remove ${lock}.`);
    await pause(50);
  }
  try {
    return await task();
  } finally {
    const given = temporaryName(lock);
    // In one step: another command could take a half-removed lock, and would then lose it.
    renameSync(lock, given);
    rmSync(given, { recursive: true, force: true });
  }
}

/** Returns an unused name next to the lock. @param {string} lock */
const temporaryName = (lock) => `${lock}.${process.pid}.${randomBytes(4).toString('hex')}`;

/** The lock gets its name with its owner's number in it, so that it always has an owner. @param {string} lock */
function taken(lock) {
  const mine = temporaryName(lock);
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
    // One that is gone by now, or another person's, is not for us to remove.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** Removes an abandoned lock. Two commands may have seen it: the second one then moves a fresh lock away, and puts it back. @param {string} lock */
function clear(lock) {
  const moved = temporaryName(lock);
  try {
    renameSync(lock, moved);
    if (isLeftBehind(moved)) rmSync(moved, { recursive: true, force: true });
    else renameSync(moved, lock);
  } catch {
    // A user else was quicker.
  }
}
