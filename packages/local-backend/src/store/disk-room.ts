import { statfsSync } from 'node:fs';
import { StoreFullError } from './store-errors';

/** What is left alone on the disk, for the pages that a commit touches besides its records (bytes). */
const MARGIN = 512 * 1024;

/** Where there is so much (bytes), */
const PLENTY = 2 ** 30;
/** nobody fills it in so short a time (ms), */
const FRESH = 5;
/** and what is smaller than this goes without asking anew (bytes): to ask takes as long as to judge a commit. */
const SMALL = 4 * 2 ** 20;

/**
 * Asked before a commit: where the library itself finds the disk full, it refuses the commit, and sometimes damages the memory of the process, which
 * ends a moment later. Without the system's word the library is left to find out.
 * @returns is given the bytes of the records that are written; throws StoreFullError
 */
export function watchRoom(folder: string): (bytes?: number) => void {
  let plentyUntil = -Infinity;
  return (bytes = 0) => {
    const now = performance.now();
    if (now < plentyUntil && bytes < SMALL) return;
    const free = freeBytes(folder);
    // Twice: pages are filled by half at least.
    if (free < MARGIN + 2 * bytes) throw new StoreFullError(`The disk of ${folder} has ${Math.floor(free / 1024)} KiB left.`);
    if (free > PLENTY) plentyUntil = now + FRESH;
  };
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
