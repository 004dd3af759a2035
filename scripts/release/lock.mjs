// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a command waits for another one on the same site, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Does something while nobody else changes the site.
 * @template T @param {string} site its folder @param {() => T | Promise<T>} task @returns {Promise<T>}
 */
export async function alone(site, task) {
  const lock = path.join(site, 'lock');
  mkdirSync(site, { recursive: true });
  const until = Date.now() + PATIENCE;
  while (!taken(lock)) {
    if (Date.now() > until)
      throw new Error(`Another release or rollback has been at work on ${site} for a minute. If there is none, remove ${lock}.`);
    await pause(50);
  }
  try {
    return await task();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** @param {string} lock */
function taken(lock) {
  try {
    mkdirSync(lock);
    writeFileSync(path.join(lock, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (isLeftBehind(lock)) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Whether who took it has ended without giving it back. @param {string} lock */
function isLeftBehind(lock) {
  try {
    process.kill(Number(readFileSync(path.join(lock, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
