import { statfsSync } from 'node:fs';
import { StoreFullError } from './store-errors';

/** What is left alone on the disk, for the pages that a commit touches besides its records (bytes). */
const MARGIN = 512 * 1024;

/**
 * Asked before a commit: where the library itself finds the disk full, it refuses the commit, and sometimes damages the memory of the process, which
 * ends a moment later. Without the system's word the library is left to find out.
 * @param bytes of the records that are written
 * @throws StoreFullError
 */
export function requireRoom(folder: string, bytes = 0): void {
  const free = freeBytes(folder);
  // Twice: pages are filled by half at least.
  if (free < MARGIN + 2 * bytes) throw new StoreFullError(`The disk of ${folder} has ${Math.floor(free / 1024)} KiB left.`);
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
